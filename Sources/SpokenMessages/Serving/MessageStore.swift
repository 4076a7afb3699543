import SpokenCatalogs
import SpokenModel

/// The strings of a server: one catalog for all threads, a formatter for each request, and a reload while it runs.
///
/// ```swift
/// let store = try MessageStore(path: "Resources")
/// let formatter = store.formatter(acceptLanguage: "ru-RU, en;q=0.5")
/// formatter.format("cart.items", [21]).text    // «21 товар»
/// try store.reload()                           // requests that are under way keep the catalog that they began with
/// ```
public final class MessageStore: Sendable {
    /// One version of the catalog with all that was made for it; swapped as a whole.
    private final class Version: Sendable {
        let catalog: StringCatalog
        let languages: [LanguageTag]
        /// By the languages of the catalog that a request gets, best first.
        let formatters = Guarded<[[LanguageTag]: MessageFormatter]>([:])
        /// By the text of the header, so that the same browsers are not negotiated with again.
        let headers = Guarded<[String: MessageFormatter]>([:])

        init(_ catalog: StringCatalog) {
            self.catalog = catalog
            languages = catalog.languages
        }
    }

    /// Headers come from outside: more formatters than this are not kept, and no longer headers than this.
    private static let maximumFormatters = 256
    private static let maximumHeader = 256

    private let path: String
    private let sourceLanguage: LanguageTag?
    private let numbers: NumberStyle
    private let options: MessageOptions
    private let onProblem: (@Sendable (MessageProblem) -> Void)?
    private let version: Guarded<Version>

    /// - Throws: `MessageStoreError` when the path cannot be read.
    public init(
        path: String, sourceLanguage: LanguageTag? = nil, numbers: NumberStyle = .digits,
        options: MessageOptions = .init(), onProblem: (@Sendable (MessageProblem) -> Void)? = nil
    ) throws(MessageStoreError) {
        self.path = path
        self.sourceLanguage = sourceLanguage
        self.numbers = numbers
        self.options = options
        self.onProblem = onProblem
        version = Guarded(Version(try Self.open(path, sourceLanguage)))
    }

    /// The catalog that new requests get.
    public var catalog: StringCatalog { version.withLock { $0 }.catalog }

    /// The formatter for the languages of a header `Accept-Language`, with its weights.
    public func formatter(acceptLanguage header: String) -> MessageFormatter {
        let version = version.withLock { $0 }
        if let known = version.headers.withLock({ $0[header] }) { return known }
        let formatter = formatter(for: LanguageNegotiation.preferences(acceptLanguage: header), version)
        if header.utf8.count <= Self.maximumHeader {
            version.headers.withLock { headers in
                if headers.count >= Self.maximumFormatters { headers.removeAll(keepingCapacity: true) }
                headers[header] = formatter
            }
        }
        return formatter
    }

    /// The formatter for the languages that a user prefers, best first. Opening one costs, so they are kept.
    public func formatter(for languages: [LanguageTag]) -> MessageFormatter {
        formatter(for: languages, version.withLock { $0 })
    }

    private func formatter(for languages: [LanguageTag], _ version: Version) -> MessageFormatter {
        let order = LanguageNegotiation.order(preferences: languages, available: version.languages).map {
            RegionalLanguage.tag($0, preferences: languages)
        }
        return version.formatters.withLock { formatters in
            if let known = formatters[order] { return known }
            let formatter = MessageFormatter(
                catalog: version.catalog, languages: order, numbers: numbers, options: options, onProblem: onProblem)
            if formatters.count >= Self.maximumFormatters { formatters.removeAll() }
            formatters[order] = formatter
            return formatter
        }
    }

    /// Reads all files again and puts the new catalog in the place of the old one, all at once.
    ///
    /// - Throws: `MessageStoreError`, and everything stays as it was, when a file cannot be read or is broken.
    public func reload() throws(MessageStoreError) {
        let catalog = try Self.open(path, sourceLanguage)
        // Read now: a file that is read later could be of another version than the others.
        let problems = catalog.diagnostics.filter { $0.severity == .error }
        if let first = problems.first { throw .broken(first, count: problems.count) }
        let new = Version(catalog)
        version.withLock { $0 = new }
    }

    private static func open(
        _ path: String, _ sourceLanguage: LanguageTag?
    ) throws(MessageStoreError) -> StringCatalog {
        do throws(CatalogFileError) {
            return try StringCatalog(path: path, sourceLanguage: sourceLanguage)
        } catch {
            throw .unreadable(error)
        }
    }
}
