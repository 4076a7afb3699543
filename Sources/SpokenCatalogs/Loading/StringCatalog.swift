import SpokenDiagnostics
import SpokenModel

/// The strings of an application: any number of files of the three formats, looked up by key, table and language.
///
/// ```swift
/// let catalog = try StringCatalog(path: "Resources")            // folders ru.lproj, en.lproj, … or .xcstrings
/// catalog.languages.map(\.description)                          // ["en", "ru"]
/// let match = catalog.find("cart.items", languages: [try LanguageTag("ru-RU")])
/// match?.language.description                                   // "ru"
/// ```
/// A catalog never changes and may be used from many threads at once; to reload, make a new one and put it in the
/// place of the old. The files of a language are read when the language is first asked for.
public final class StringCatalog: Sendable {
    package let slots: [CatalogSlot]
    /// The names of tables, sorted: `InfoPlist`, `Localizable`.
    public let tables: [String]
    /// The language that the texts were written in; asked last.
    public let sourceLanguage: LanguageTag?

    /// - Parameters:
    ///   - files: the string files of all tables and languages.
    ///   - sourceLanguage: taken from a String Catalog when nil, else `en` when a `Base.lproj` or `en` exists.
    public init(files: [CatalogFile], sourceLanguage: LanguageTag? = nil) {
        slots = files.map { CatalogSlot($0) }
        tables = Self.tables(of: slots)
        self.sourceLanguage = sourceLanguage ?? Self.sourceLanguage(of: slots)
    }

    /// Opens a file, or a folder with everything below it (`ru.lproj/Localizable.strings`, `Localizable.xcstrings`).
    ///
    /// - Throws: `CatalogFileError` when nothing can be read at the path, or a file has another ending. A file below it
    ///   that cannot be read is a diagnostic.
    public init(path: String, sourceLanguage: LanguageTag? = nil) throws(CatalogFileError) {
        let paths = try CatalogPaths.find(path)
        if try FileBytes.kind(of: path) != .folder {
            guard CatalogFormat(named: path) != nil else { throw .unknownFormat(path: path) }
            slots = [CatalogSlot(CatalogFile(bytes: try FileBytes.read(path), path: path))]
        } else {
            let all = paths.map { CatalogSlot(path: $0) }
            let own = all.filter { !$0.format.definition.isExchange }
            slots = own.isEmpty ? all : own
        }
        tables = Self.tables(of: slots)
        self.sourceLanguage = sourceLanguage ?? Self.sourceLanguage(of: slots)
    }

    /// All files, read now where that has not happened yet, in the order of their paths.
    public var files: [CatalogFile] { slots.map { $0.load().file } }

    /// Every finding of reading: syntax, encoding, structure, unreadable files.
    public var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) }

    /// The same of the files that have been read so far; reads none.
    package var diagnosticsOfLoadedFiles: [Diagnostic] { slots.flatMap { $0.loadedFile?.file.diagnostics ?? [] } }

    /// The languages that the catalog has, sorted by name. Reads the String Catalogs, no other file.
    public var languages: [LanguageTag] {
        var result: Set<LanguageTag> = []
        for slot in slots { result.formUnion(slot.languages) }
        if let sourceLanguage, slots.contains(where: { $0.isBase && $0.format.definition.baseIsSource }) {
            result.insert(sourceLanguage)
        }
        return result.sorted { $0.description < $1.description }
    }

    /// The languages in which there is at least one key, sorted by name. Reads all files.
    package var languagesWithKeys: [LanguageTag] {
        var result: Set<LanguageTag> = []
        for slot in slots where !slot.load().file.entries.isEmpty {
            result.formUnion(slot.languages)
            // A file that names no language is of the source language.
            if slot.languages.isEmpty, !slot.format.definition.holdsLanguages {
                result.insert(sourceLanguage ?? .undetermined)
            }
        }
        return result.sorted { $0.description < $1.description }
    }

    /// Looks a key up: for each preferred language by its chain of parents, the source language last.
    public func find(
        _ key: String, table: String = "Localizable", languages: [LanguageTag]
    ) -> CatalogMatch? {
        var key = key
        let candidates = candidates(table: table, preferences: languages)
        return key.withUTF8 { bytes in
            var missing: [LanguageTag] = []
            for candidate in candidates {
                if let entry = candidate.file.entry(bytes),
                    let localization = candidate.file.localization(of: entry, language: candidate.languagePosition)
                {
                    missing.removeAll { $0 == candidate.language }
                    return CatalogMatch(
                        file: candidate.file.file, entry: entry, localization: localization,
                        language: candidate.language, quality: candidate.quality, missing: missing)
                }
                if !missing.contains(candidate.language) { missing.append(candidate.language) }
            }
            return nil
        }
    }

    /// The places to look in for one table, best first; within a language rules (.stringsdict) come before plain
    /// strings.
    package func candidates(table: String, preferences: [LanguageTag]) -> [CatalogCandidate] {
        let slots = slots.filter { $0.table == table }
        var available: Set<LanguageTag> = []
        for slot in slots { available.formUnion(slot.languages) }
        let sorted = available.sorted { $0.description < $1.description }
        // The pseudo-language is made of the source texts.
        let source = sourceLanguage ?? sorted.first
        let preferences = preferences.map { $0 == .pseudo ? source ?? $0 : $0 }
        let order = LanguageNegotiation.order(preferences: preferences, available: sorted, source: sourceLanguage)
        let firstChain = preferences.first.map(LanguageNegotiation.chain) ?? []
        var result: [CatalogCandidate] = []
        for language in order {
            let quality: CatalogMatch.Quality =
                if preferences.first == language {
                    .exact
                } else if firstChain.contains(language) || preferences.first?.language == language.language {
                    .parent
                } else if preferences.contains(where: { LanguageNegotiation.chain(for: $0).contains(language) }) {
                    .otherPreference
                } else {
                    .source
                }
            let plurals = CatalogPluralRules(language)
            for slot in slots.sorted(by: { $0.rank < $1.rank }) where slot.languages.contains(language) {
                let loaded = slot.load()
                result.append(
                    CatalogCandidate(
                        file: loaded, languagePosition: loaded.languages.firstIndex(of: language), language: language,
                        quality: quality, plurals: plurals))
            }
        }
        let baseLanguage = sourceLanguage ?? .undetermined
        for slot in slots.sorted(by: { $0.rank < $1.rank }) where slot.languages.isEmpty {
            let loaded = slot.load()
            guard loaded.languages.isEmpty, !slot.format.definition.holdsLanguages else { continue }
            result.append(
                CatalogCandidate(
                    file: loaded, languagePosition: nil, language: baseLanguage, quality: .source,
                    plurals: CatalogPluralRules(baseLanguage)))
        }
        return result
    }

    private static func tables(of slots: [CatalogSlot]) -> [String] { Set(slots.map(\.table)).sorted() }

    private static func sourceLanguage(of slots: [CatalogSlot]) -> LanguageTag? {
        for slot in slots where slot.format.definition.holdsLanguages {
            if let language = slot.load().sourceLanguage { return language }
        }
        if slots.contains(where: { $0.isBase || $0.languages.contains(.english) }) { return .english }
        return nil
    }
}

extension LanguageTag {
    /// `und`: a text whose language nothing names.
    package static let undetermined: LanguageTag = (try? LanguageTag("und")) ?? .english
}
