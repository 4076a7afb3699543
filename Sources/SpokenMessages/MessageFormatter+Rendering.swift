import SpokenCatalogs
import SpokenModel

extension MessageFormatter {
    /// The visible text of one localization, for tools that look at files one by one.
    package static func render(
        _ localization: CatalogLocalization, in file: LoadedFile, key: String = "", language: LanguageTag,
        arguments: [MessageArgument], context: MessageContext = .init()
    ) -> (text: String, problems: [MessageProblem]) {
        let candidate = CatalogCandidate(
            file: file, languagePosition: nil, language: language, quality: .exact,
            plurals: CatalogPluralRules(language))
        let place = MessagePlace(
            candidate, language: .shared(language, numbers: .digits, options: .init()))
        var renderer = MessageRenderer(
            key: key, place: place, localization: localization, arguments: arguments, context: context)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        return (buffer.string, renderer.problems)
    }
}
