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
    /// What is swapped as a whole.
    private struct State: Sendable {
        var catalog: StringCatalog
        /// By the languages of the catalog that a request gets, best first.
        var formatters: [[LanguageTag]: MessageFormatter] = [:]
    }

    /// Headers come from outside: more formatters than this are not kept.
    private static let maximumFormatters = 256

    private let path: String
    private let sourceLanguage: LanguageTag?
    private let numbers: NumberStyle
    private let options: MessageOptions
    private let onProblem: (@Sendable (MessageProblem) -> Void)?
    private let state: Guarded<State>

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
        state = Guarded(State(catalog: try Self.open(path, sourceLanguage)))
    }

    /// The catalog that new requests get.
    public var catalog: StringCatalog { state.withLock { $0.catalog } }

    /// The formatter for the languages of a header `Accept-Language`, with its weights.
    public func formatter(acceptLanguage header: String) -> MessageFormatter {
        formatter(for: LanguageNegotiation.preferences(acceptLanguage: header))
    }

    /// The formatter for the languages that a user prefers, best first. Opening one costs, so they are kept.
    public func formatter(for languages: [LanguageTag]) -> MessageFormatter {
        state.withLock { state in
            let order = LanguageNegotiation.order(preferences: languages, available: state.catalog.languages)
            if let known = state.formatters[order] { return known }
            let formatter = MessageFormatter(
                catalog: state.catalog, languages: order, numbers: numbers, options: options, onProblem: onProblem)
            if state.formatters.count >= Self.maximumFormatters { state.formatters.removeAll() }
            state.formatters[order] = formatter
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
        state.withLock { $0 = State(catalog: catalog) }
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
