import SpokenCatalogs
import SpokenModel

extension MessageFormatter {
    /// The visible text of one localization, for tools that look at files one by one.
    package static func render(
        _ localization: CatalogLocalization, in file: LoadedFile, key: String = "", language: LanguageTag,
        arguments: [MessageArgument], context: MessageContext = .init()
    ) -> (text: String, problems: [MessageProblem]) {
        var renderer = MessageRenderer(
            key: key, file: file, localization: localization, plurals: CatalogPluralRules(language),
            language: MessageLanguage(language, numbers: .digits, options: .init()), arguments: arguments,
            context: context)
        var buffer = UTF8Buffer()
        renderer.render(to: &buffer)
        return (buffer.string, renderer.problems)
    }
}
