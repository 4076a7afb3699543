import SpokenModel

/// The one place that knows who says times in which language.
enum TimeGrammars {
    /// Nil for a language that neither rows nor ICU know: nothing falls back to another one.
    ///
    /// - Parameter isOfText: the times were read from a text, which does not tell the half of the day.
    static func grammar(for language: LanguageTag, numbers: NumberStyle, isOfText: Bool) -> (any TimeGrammar)? {
        let saysDigits = numbers == .digits
        return RowTime(language, saysDigits: saysDigits, isOfText: isOfText)
            ?? ICUTime(language, saysDigits: saysDigits)
    }
}
