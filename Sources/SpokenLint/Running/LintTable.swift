import SpokenCatalogs
import SpokenModel

/// All files of one table: `Localizable.strings` and `.stringsdict` of every language, or one String Catalog.
final class LintTable: Sendable {
    let name: String
    let documents: [LintDocument]
    /// The tag of the language that the others are compared with; empty when there is none.
    let sourceLanguage: String
    /// The languages of all tables in the same folder; empty for a String Catalog.
    let folderLanguages: Set<String>
    /// The languages of the table without script and region.
    let languageCodes: Set<Substring>
    /// The messages of the source language; a .stringsdict wins over a .strings file.
    private let sources: [SourceMessage]
    private let keys: [String]
    /// The places of keys in both lists.
    private let places: [String: Int]
    /// In a String Catalog: the source of each entry, which needs no search by key.
    private let sourceByEntry: [Int]
    /// For each text of the source language the first place where it stands; found when it is first asked for.
    private let firstPlaces = Guarded<[Int?]?>(nil)
    /// What each key says in each language, where one text says it; found when it is first asked for.
    private let wordings = Guarded<Wordings?>(nil)
    /// Which entries of other files win over entries of this table.
    let shadows: EntryShadows

    /// Where the last key was found. Translations mostly have their keys in the order of the source, and to look at the
    /// next one is cheaper than a search.
    struct Cursor {
        fileprivate var next = 0
    }

    init(
        name: String, documents: [LintDocument], folderLanguages: Set<String> = [], catalog: LintDocument? = nil,
        configuration: LintConfiguration
    ) {
        self.name = name
        self.folderLanguages = folderLanguages
        self.documents = documents
        languageCodes = Set(documents.flatMap(\.languages).map { $0.prefix { $0 != "-" } })
        shadows = EntryShadows(documents, catalog: catalog)
        let language = Self.sourceLanguage(of: documents, configuration)
        sourceLanguage = language
        var collected = Sources()
        var byEntry: [Int] = []
        for document in documents.sorted(by: { $0.catalog.format.rank < $1.catalog.format.rank }) {
            collected.reserve(document.catalog.entries.count, of: document, language)
            if let own = document.languageTags.firstIndex(of: language) {
                for index in document.messages.indices where document.messages[index].languageIndex == own {
                    collected.set(
                        SourceMessage(document: document, index: index), for: document.messages[index].tableKey)
                }
            }
            guard document.catalog.format.definition.keysAreTexts else { continue }
            // In a String Catalog the key is the text where the source language has none.
            for entry in document.catalog.entries {
                byEntry.append(collected.sourceOrKey(document.catalog.string(entry.key)))
            }
        }
        sources = collected.messages
        keys = collected.keys
        places = collected.places
        // Keys that stand twice have two entries and one source, so that the last one counts for both.
        sourceByEntry = documents.count == 1 ? byEntry : []
    }

    /// The messages of the source language while they are collected.
    private struct Sources {
        var messages: [SourceMessage] = []
        var keys: [String] = []
        var places: [String: Int] = [:]

        mutating func reserve(_ count: Int, of document: LintDocument, _ language: String) {
            guard document.languageTags.contains(language) else { return }
            messages.reserveCapacity(messages.count + count)
            keys.reserveCapacity(keys.count + count)
            places.reserveCapacity(places.count + count)
        }

        /// A later one wins.
        mutating func set(_ message: SourceMessage, for key: String) {
            if let place = places[key] {
                messages[place] = message
                return
            }
            places[key] = messages.count
            messages.append(message)
            keys.append(key)
        }

        /// The place of the source of a key, which may be the key itself.
        mutating func sourceOrKey(_ key: String) -> Int {
            if let place = places[key] { return place }
            set(SourceMessage(key: key), for: key)
            return messages.count - 1
        }
    }

    /// What the keys of the table say in each language.
    func makeWordings() -> Wordings {
        wordings.withLock { known in
            if let known { return known }
            let made = Wordings(documents)
            known = made
            return made
        }
    }

    func source(of key: String) -> SourceMessage? { places[key].map { sources[$0] } }

    /// The place of a key among those of the source language.
    func place(of key: String, _ cursor: inout Cursor) -> Int? {
        if cursor.next < keys.count, keys[cursor.next] == key {
            cursor.next += 1
            return cursor.next - 1
        }
        guard let place = places[key] else { return nil }
        cursor.next = place + 1
        return place
    }

    /// The key of a message in the source language.
    func source(of message: LintMessage, _ cursor: inout Cursor) -> SourceMessage? {
        sourcePlace(of: message, &cursor).map { sources[$0] }
    }

    /// Where that stands among the sources.
    func sourcePlace(of message: LintMessage, _ cursor: inout Cursor) -> Int? {
        if sourceByEntry.indices.contains(message.entry) { return sourceByEntry[message.entry] }
        return place(of: message.tableKey, &cursor)
    }

    /// For each place among the sources the first one with the same text; nil where there is not one text.
    func makeFirstPlaces() -> [Int?] {
        firstPlaces.withLock { known in
            if let known { return known }
            var places: [String: Int] = [:]
            places.reserveCapacity(sources.count)
            let made = sources.enumerated().map { place, source -> Int? in
                guard source.isText, source.texts.count == 1, let text = source.texts.first else { return nil }
                if let first = places[text] { return first }
                places[text] = place
                return place
            }
            known = made
            return made
        }
    }

    /// The only text of a source; empty where it has none.
    func sourceText(_ place: Int) -> String { source(at: place)?.texts.first ?? "" }

    /// How many keys the source language has.
    var sourceCount: Int { sources.count }

    func source(at place: Int) -> SourceMessage? { sources.indices.contains(place) ? sources[place] : nil }

    /// True when a file of the source language is there.
    var hasSource: Bool { !sources.isEmpty }

    private static func sourceLanguage(of documents: [LintDocument], _ configuration: LintConfiguration) -> String {
        for document in documents {
            if let language = document.catalog.languageOfSources { return language.description }
            if let text = document.catalog.sourceLanguage {
                let written = document.catalog.string(text)
                return document.languages.first {
                    $0 == written || $0 == written.split(separator: "_").joined(separator: "-")
                }
                    ?? written
            }
        }
        let languages = documents.flatMap(\.languages)
        if let wanted = configuration.sourceLanguage { return wanted }
        if let project = configuration.projectLanguage, languages.contains(project) { return project }
        if documents.contains(where: { $0.catalog.isBase }) || languages.contains("en") { return "en" }
        return languages.filter { $0.hasPrefix("en-") }.min() ?? ""
    }
}

extension CatalogFormat {
    /// Rules stand above plain strings, and what a String Catalog makes replaces both.
    var rank: Int {
        switch self {
        case .stringsdict: 1
        case .xcstrings: 2
        default: 0
        }
    }
}
