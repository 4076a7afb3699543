import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// Where the strings of a store come from.
enum StoreSource: Sendable {
    case folder(String, sourceLanguage: LanguageTag?)
    case catalog(StringCatalog)
    case languages([LanguageTag])
}

/// One version of a store with all that was made for it; swapped as a whole.
final class StoreVersion: Sendable {
    let catalog: StringCatalog?
    /// Those that have keys, sorted by name; of a store without strings in their order.
    let languages: [LanguageTag]
    private let voices: Voices
    private let onProblem: (@Sendable (SpokenTextProblem) -> Void)?
    /// For users who read none of the languages.
    private let fallback: FormatterCore
    /// By the languages that a request gets, best first: as many as there are combinations of the store's with CLDR's regions.
    private let cores = Guarded<[Key<[LanguageTag]>: FormatterCore]>([:])
    /// By the text of the header, so that the same browsers are not negotiated with again.
    private let headers = Guarded<[Key<String>: FormatterCore]>([:])

    private struct Key<Name: Hashable & Sendable>: Hashable, Sendable {
        let name: Name
        let numbers: NumberStyle
    }

    /// Headers come from outside: more than this are not kept, and no longer ones than this.
    private static let maximumCores = 256
    private static let maximumHeaders = 1024
    private static let maximumHeader = 256
    /// Of a longer header this many bytes are read.
    private static let longestHeader = 4096

    /// - Throws: what a store cannot begin with.
    init(
        _ source: StoreSource, _ voices: Voices, _ onProblem: (@Sendable (SpokenTextProblem) -> Void)?
    ) throws(SpokenTextStoreError) {
        self.voices = voices
        self.onProblem = onProblem
        var first: [LanguageTag] = []
        switch source {
        case .folder(let path, let sourceLanguage):
            let catalog: StringCatalog
            do throws(CatalogFileError) {
                catalog = try StringCatalog(path: path, sourceLanguage: sourceLanguage)
            } catch {
                throw .unreadable(error)
            }
            languages = try Self.languages(of: catalog, path)
            self.catalog = catalog
        case .catalog(let catalog):
            languages = try Self.languages(of: catalog, "the catalog")
            self.catalog = catalog
        case .languages(let tags):
            languages = tags
            catalog = nil
        }
        if let source = catalog?.sourceLanguage {
            first = LanguageNegotiation.order(preferences: [source], available: languages)
        }
        fallback = try Self.fallback(first + languages, languages, catalog, voices, onProblem)
    }

    /// All files are read now: one that is read later could be of another version than the others.
    private static func languages(
        of catalog: StringCatalog, _ path: String
    ) throws(SpokenTextStoreError) -> [LanguageTag] {
        let errors = catalog.diagnostics.filter { $0.severity == .error }
        if let first = errors.first {
            throw .broken(
                file: first.file, line: first.start.line, column: first.start.column, message: first.message,
                count: errors.count)
        }
        let languages = catalog.languagesWithKeys
        guard !languages.isEmpty else { throw .empty(path: path) }
        return languages
    }

    private static func fallback(
        _ order: [LanguageTag], _ languages: [LanguageTag], _ catalog: StringCatalog?,
        _ voices: Voices, _ onProblem: (@Sendable (SpokenTextProblem) -> Void)?
    ) throws(SpokenTextStoreError) -> FormatterCore {
        for language in order {
            let core = try? FormatterCore(
                language: language, languages: [language], numbers: .digits, catalog: catalog,
                voices: voices, onProblem: onProblem)
            if let core { return core }
        }
        throw .unsupportedLanguages(languages)
    }

    func core(header: String, _ numbers: NumberStyle) -> FormatterCore {
        guard header.utf8.count <= Self.maximumHeader else {
            // What stands far behind weighs nothing; a header of a megabyte must not cost a millisecond.
            let start = String(decoding: header.utf8.prefix(Self.longestHeader), as: UTF8.self)
            return core(for: LanguageNegotiation.preferences(acceptLanguage: start), numbers)
        }
        let key = Key(name: header, numbers: numbers)
        if let known = headers.withLock({ $0[key] }) { return known }
        let core = core(for: LanguageNegotiation.preferences(acceptLanguage: header), numbers)
        headers.withLock { headers in
            if headers.count >= Self.maximumHeaders { headers.removeAll(keepingCapacity: true) }
            headers[key] = core
        }
        return core
    }

    func core(for preferences: [LanguageTag], _ numbers: NumberStyle) -> FormatterCore {
        let order = LanguageNegotiation.order(preferences: preferences, available: languages).map {
            RegionalLanguage.tag($0, preferences: preferences)
        }
        guard !order.isEmpty else { return fallback.with(numbers) }
        let key = Key(name: order, numbers: numbers)
        if let known = cores.withLock({ $0[key] }) { return known }
        // Made outside of the lock: to open a language takes longer than to format a menu, and other requests go on.
        var made: FormatterCore?
        for language in order where made == nil {
            made = try? FormatterCore(
                language: language, languages: order, numbers: numbers, catalog: catalog,
                voices: voices, onProblem: onProblem)
        }
        let core = made ?? fallback.with(numbers)
        return cores.withLock { cores in
            if let known = cores[key] { return known }
            if cores.count >= Self.maximumCores { cores.removeAll() }
            cores[key] = core
            return core
        }
    }
}
