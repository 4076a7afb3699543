/// A noun of `calendar.tsv` in a row of `times.tsv`.
package struct TimeNoun: Sendable {
    package enum Name: String, Sendable {
        case month, weekday, hour, year, day, period
    }

    package enum Form: Sendable {
        case singular, plural
        /// As the number before it asks: «часа» behind 2.
        case counted
        /// The column `symbol`, and the column `per`: «im Januar».
        case symbol, per
    }

    package var name: Name
    package var ofEnd = false
    package var form = Form.singular
    package var place = TimeCase.fixed(.nominative)
}
