import SpokenCatalogs
import SpokenModel

extension MessageFormatter {
    /// The visible text of one localization, for tools that look at files one by one.
    package static func render(
        _ localization: CatalogLocalization, in file: LoadedFile, key: String = "", language: LanguageTag,
        arguments: [MessageArgument], context: MessageContext = .init()
    ) -> (text: String, problems: [MessageProblem]) {
        let (own, plurals) = opened(language)
        var renderer = MessageRenderer(
            key: key, file: file, localization: localization, plurals: plurals, language: own, arguments: arguments,
            context: context)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        return (buffer.string, renderer.problems)
    }

    /// Opening a language costs far more than rendering a string in it; there are a few hundred at most.
    private static func opened(_ language: LanguageTag) -> (MessageLanguage, CatalogPluralRules) {
        languages.withLock { languages in
            if let known = languages[language] { return known }
            let opened = (
                MessageLanguage(language, numbers: .digits, options: .init()), CatalogPluralRules(language)
            )
            languages[language] = opened
            return opened
        }
    }

    private static let languages = Guarded<[LanguageTag: (MessageLanguage, CatalogPluralRules)]>([:])
}
