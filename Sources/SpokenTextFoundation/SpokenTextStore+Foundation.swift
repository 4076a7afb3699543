import Foundation
import SpokenModel
import SpokenText

extension SpokenTextStore {
    /// Opens all string files of a folder: `SpokenTextStore(folder: Bundle.module.bundleURL)`.
    ///
    /// - Throws: what `init(folder: String)` throws.
    public convenience init(
        folder: URL, sourceLanguage: String? = nil, configuration: SpokenTextConfiguration = .init(),
        onProblem: (@Sendable (SpokenTextProblem) -> Void)? = nil
    ) throws(SpokenTextStoreError) {
        try self.init(
            folder: folder.path, sourceLanguage: sourceLanguage, configuration: configuration, onProblem: onProblem)
    }

    /// The formatter for the languages of a locale: `store.formatter(locale: .current)`.
    public func formatter(locale: Locale, options: SpokenTextOptions = .init()) -> SpokenTextFormatter {
        formatter(languages: [locale.identifier(.bcp47)], options: options)
    }
}

extension SpokenTextFormatter {
    /// A formatter of a locale's language and region, without a store: `try SpokenTextFormatter(locale: .current)`.
    ///
    /// - Throws: `.unsupportedLanguage` when CLDR has no such language.
    public init(
        locale: Locale, numbers: NumberStyle = .digits, configuration: SpokenTextConfiguration = .init(),
        onProblem: (@Sendable (SpokenTextProblem) -> Void)? = nil
    ) throws(SpokenTextFormatterError) {
        try self.init(
            language: locale.identifier(.bcp47), numbers: numbers, configuration: configuration, onProblem: onProblem)
    }
}
