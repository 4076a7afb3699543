import SpokenModel

/// The one place that knows which grammar speaks which language.
enum LanguageGrammars {

    static func grammar(
        for language: LanguageTag, numbers: NumberStyle, options: FormattingOptions
    ) throws(QuantityFormatterError) -> any LanguageGrammar {
        switch language.language {
        case "ru": try RussianGrammar(numbers: numbers, options: options)
        default: throw .unsupportedLanguage(language.description)
        }
    }
}
