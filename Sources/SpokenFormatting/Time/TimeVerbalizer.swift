import SpokenModel

/// Says and shows clock times, hour ranges, dates and their ranges for one language.
package struct TimeVerbalizer: Sendable {
    let language: LanguageTag
    let numbers: NumberStyle
    let options: FormattingOptions

    package init(language: LanguageTag, numbers: NumberStyle, options: FormattingOptions) {
        self.language = language
        self.numbers = numbers
        self.options = options
    }

    /// True for the quantities that this type says: `.clock`, `.hours`, `.date` and ranges of them.
    package static func handles(_ quantity: Quantity) -> Bool {
        switch quantity {
        case .clock, .hours, .date: true
        case .range(let start, _): handles(start)
        default: false
        }
    }

    /// - Parameter numerals: the number words of the same language.
    package func appendSpoken(
        _ quantity: Quantity, role: QuantityRole, case grammaticalCase: GrammaticalCase?,
        numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
    }

    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
    }

    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        throw .unsupported("clock times and dates", language: language.description)
    }
}
