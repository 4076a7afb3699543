import SpokenModel

/// The one place that knows who says times in which language.
enum TimeGrammars {
    /// Nil for a language that neither rows nor ICU know: nothing falls back to another one.
    ///
    /// - Parameter isOfText: the times were read from a text, which does not tell the half of the day.
    static func grammar(for language: LanguageTag, numbers: NumberStyle, isOfText: Bool) -> (any TimeGrammar)? {
        let saysDigits = numbers == .digits
        switch language.language {
        case "ru": return RussianTime(saysDigits: saysDigits, nouns: CalendarNouns(language: .russian))
        case "en":
            // CLDR 42 writes "March 21" there, and "21 March" everywhere else.
            let isMonthFirst = [
                "", "US", "CA", "PH", "PR", "AS", "BI", "GU", "MH", "MP", "UM", "VI",
            ].contains(language.region)
            return EnglishTime(
                saysDigits: saysDigits, nouns: CalendarNouns(language: .english), isDayFirst: !isMonthFirst,
                clock: RegionalClock(language))
        default:
            return RowTime(language, saysDigits: saysDigits, isOfText: isOfText)
                ?? TabledTime(language, saysDigits: saysDigits) ?? ICUTime(language, saysDigits: saysDigits)
        }
    }
}
