/// What a locale writes beside and between its numbers, by CLDR: short names of units, signs of currencies, months, the
/// patterns of its dates, its decimal sign.
package struct LocaleForms: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable {
        /// «30 см»: behind a number; the meaning is a unit or a currency.
        case behind
        /// Behind a number that is all a line has with it.
        case alone
        /// "€5"
        case before
        /// «每小時5公里»: the form has a tab for the number.
        case around
        /// The meaning is the number of the month.
        case month
        /// "d 'de' MMMM 'de' y"
        case datePattern
        /// "\t:\t PM": what stands before, between and behind the hour and the minutes; the meaning is the hour and what is
        /// written for it, "18:6".
        case clock
        /// What stands between the measures of one amount: ", ".
        case joiner
        /// "decimal", "group", "money-decimal", "money-group"; the form is the sign.
        case sign
        /// "primary", "secondary"; the form is the count of digits of a group.
        case group
    }

    package struct Form: Sendable, Hashable {
        package var kind: Kind
        package var text: String
        package var meaning: String

        package init(_ kind: Kind, _ text: String, _ meaning: String) {
            self.kind = kind
            self.text = text
            self.meaning = meaning
        }
    }

    /// Percent and currencies: they go before the tables of a language.
    package var signs: [Form] = []
    /// Units, which go behind them.
    package var units: [Form] = []
    /// Months, dates, joiners and the notation of numbers.
    package var dates: [Form] = []

    package init() {}
}
