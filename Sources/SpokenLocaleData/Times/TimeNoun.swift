/// A noun of `calendar.tsv` in a row of `times.tsv`.
package struct TimeNoun: Sendable {
    package enum Name: UInt8, Sendable, CaseIterable {
        case month, weekday, hour, year, day, midnight, period

        init?(name: some StringProtocol) {
            guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
            self = found
        }
    }

    package enum Form: UInt8, Sendable {
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
