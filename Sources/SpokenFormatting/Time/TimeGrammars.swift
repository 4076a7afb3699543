import SpokenModel

/// The one place that knows who says times in which language.
enum TimeGrammars {
    /// Nil when no words for times are known in the language: nothing falls back to another one.
    static func grammar(for language: LanguageTag, numbers: NumberStyle) -> (any TimeGrammar)? {
        let saysDigits = numbers == .digits
        switch language.language {
        case "ru": return RussianTime(saysDigits: saysDigits, nouns: .russian)
        case "en":
            let isAmerican = ["", "US", "PR", "PH"].contains(language.region)
            return EnglishTime(saysDigits: saysDigits, nouns: .english, isDayFirst: !isAmerican)
        case "es": return SpanishTime(saysDigits: saysDigits, nouns: .spanish)
        default: return TabledTime(language, saysDigits: saysDigits)
        }
    }
}
