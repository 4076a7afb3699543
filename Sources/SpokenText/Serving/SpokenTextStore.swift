import SpokenCatalogs
import SpokenFormatting
import SpokenModel

/// The one door of a server: its strings in all languages, a formatter for each request, a reload while it runs.
///
/// ```swift
/// let store = try SpokenTextStore(folder: "Strings", sourceLanguage: "en")
/// let formatter = store.formatter(acceptLanguage: "ru-RU, en;q=0.5")
/// formatter.format(.string("cart.items", [21]))  // «21 товар»
/// formatter.format(.price(21.5, .RUB))           // «21,50 ₽» / «21 рубль 50 копеек»
/// try store.reload()                             // requests under way keep the strings that they began with
/// ```
/// Strings, values, texts and elements of a formatter follow one language, the best of the store's for the user, in the
/// user's region: a user of `en-GB` with an `en` catalog sees «18:30», one of `en-US` "6:30 PM". Safe to share across
/// threads.
public final class SpokenTextStore: Sendable {
    private let source: StoreSource
    private let voices: Voices
    private let onProblem: (@Sendable (SpokenTextProblem) -> Void)?
    private let version: Guarded<StoreVersion>
    /// Held while a reload runs, so that of two the later one wins.
    private let reloading = Guarded(())

    /// Opens all string files of a folder and of the folders below it.
    ///
    /// - Parameters:
    ///   - folder: with `ru.lproj/Localizable.strings`, `Localizable.xcstrings`, …; or a single file.
    ///   - sourceLanguage: who reads none of the languages gets this one; nil takes that of a String Catalog, else
    ///     English, else the first one.
    ///   - configuration: the wording, the caller's nouns and words, limits.
    ///   - onProblem: called for each problem of formatting, on the thread of the call.
    /// - Throws: when nothing can be read, a file is broken, or there is no key at all.
    public convenience init(
        folder: String, sourceLanguage: String? = nil, configuration: SpokenTextConfiguration = .init(),
        onProblem: (@Sendable (SpokenTextProblem) -> Void)? = nil
    ) throws(SpokenTextStoreError) {
        let language = try sourceLanguage.map(Self.tag)
        try self.init(.folder(folder, sourceLanguage: language), configuration, onProblem)
    }

    /// A store of strings that are already in memory, such as those that typed accessors embed: `Strings.catalog`.
    ///
    /// - Throws: when a file is broken or there is no key at all.
    public convenience init(
        catalog: StringCatalog, configuration: SpokenTextConfiguration = .init(),
        onProblem: (@Sendable (SpokenTextProblem) -> Void)? = nil
    ) throws(SpokenTextStoreError) {
        try self.init(.catalog(catalog), configuration, onProblem)
    }

    /// A store without strings, for values and texts in these languages.
    ///
    /// - Parameters:
    ///   - languages: BCP 47 tags; who reads none of them gets the first one.
    ///   - configuration: the wording, the caller's nouns and words, limits.
    ///   - onProblem: called for each problem of formatting, on the thread of the call.
    /// - Throws: when a tag is malformed or none of the languages can be said.
    public convenience init(
        languages: [String], configuration: SpokenTextConfiguration = .init(),
        onProblem: (@Sendable (SpokenTextProblem) -> Void)? = nil
    ) throws(SpokenTextStoreError) {
        var tags: [LanguageTag] = []
        for language in languages { tags.append(try Self.tag(language)) }
        try self.init(.languages(tags), configuration, onProblem)
    }

    private init(
        _ source: StoreSource, _ configuration: SpokenTextConfiguration,
        _ onProblem: (@Sendable (SpokenTextProblem) -> Void)?
    ) throws(SpokenTextStoreError) {
        self.source = source
        voices = Voices(configuration)
        self.onProblem = onProblem
        version = Guarded(try StoreVersion(source, voices, onProblem))
    }

    /// The languages of the store, sorted by name.
    public var languages: [LanguageTag] { current.languages }

    /// The strings that new requests get; nil in a store without any.
    public var catalog: StringCatalog? { current.catalog }

    /// The formatter for a header `Accept-Language`, with its weights and regions (RFC 9110, section 12.5.4). A header
    /// that is nil, empty or malformed gets the source language.
    ///
    /// Formatters are kept: for a header that was seen before this takes less than a microsecond.
    public func formatter(acceptLanguage header: String?, options: SpokenTextOptions = .init()) -> SpokenTextFormatter {
        SpokenTextFormatter(current.core(header: header ?? "", options.numbers), options)
    }

    /// The formatter for the languages that a user prefers, best first: `["ru-RU", "en"]`. What is no tag is left out.
    public func formatter(languages: [String], options: SpokenTextOptions = .init()) -> SpokenTextFormatter {
        formatter(languages: languages.compactMap { try? LanguageTag($0) }, options: options)
    }

    /// The same with tags that are known to be well-formed: `[.russian, .english]`.
    public func formatter(languages: [LanguageTag], options: SpokenTextOptions = .init()) -> SpokenTextFormatter {
        SpokenTextFormatter(current.core(for: languages, options.numbers), options)
    }

    /// Reads all files again and puts the new strings in the place of the old ones, all at once. Formatters that were
    /// handed out keep theirs. Does nothing in a store without a folder.
    ///
    /// - Parameter removingLanguages: true when languages of the store may be gone afterwards.
    /// - Throws: and everything stays as it was, when a file cannot be read or is broken, or when all keys of a language
    ///   are gone.
    public func reload(removingLanguages: Bool = false) throws(SpokenTextStoreError) {
        guard case .folder = source else { return }
        try reloading.withLock { _ throws(SpokenTextStoreError) in
            let new = try StoreVersion(source, voices, onProblem)
            let lost = current.languages.filter { !new.languages.contains($0) }
            guard lost.isEmpty || removingLanguages else { throw .lostLanguages(lost) }
            version.withLock { $0 = new }
        }
    }

    private var current: StoreVersion { version.withLock { $0 } }

    private static func tag(_ text: String) throws(SpokenTextStoreError) -> LanguageTag {
        do throws(LanguageTagError) { return try LanguageTag(text) } catch { throw .malformedLanguage(error) }
    }
}
