import SpokenModel

/// The one place that knows who says times in which language.
enum TimeGrammars {
    /// Nil when no words for times are known in the language: nothing falls back to another one.
    static func grammar(for language: LanguageTag, numbers: NumberStyle) -> (any TimeGrammar)? {
        let saysDigits = numbers == .digits
        switch language.language {
        case "ru": return CalendarNouns.russian.map { RussianTime(saysDigits: saysDigits, nouns: $0) }
        case "en":
            let isAmerican = ["", "US", "PR", "PH"].contains(language.region)
            return CalendarNouns.english.map {
                EnglishTime(saysDigits: saysDigits, nouns: $0, isDayFirst: !isAmerican)
            }
        case "es": return CalendarNouns.spanish.map { SpanishTime(saysDigits: saysDigits, nouns: $0) }
        default: return TabledTime(language, saysDigits: saysDigits)
        }
    }
}
