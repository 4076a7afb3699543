import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// Files that belong together: the languages of one project folder, or a file that stands for itself.
struct CatalogGroup: Sendable {
    let catalog: StringCatalog
    /// The languages of its strings; the source language first.
    let languages: [LanguageTag]
    /// By table: its keys, each once, in the order of the files.
    let keys: [String: [String]]
    private let suffix = MessageOptions().accessibleSuffix

    init(_ files: [CatalogFile], sourceLanguage: LanguageTag?) {
        let catalog = StringCatalog(files: files, sourceLanguage: sourceLanguage)
        self.catalog = catalog
        var languages = catalog.languages
        let source = catalog.sourceLanguage
        if files.contains(where: { $0.language == nil && !$0.format.definition.holdsLanguages }),
            !languages.contains(source ?? .undetermined)
        {
            languages.append(source ?? .undetermined)
        }
        self.languages = languages.filter { $0 == source } + languages.filter { $0 != source }
        var keys: [String: [String]] = [:]
        for (table, files) in Dictionary(grouping: catalog.files, by: \.table) {
            var seen: Set<String> = []
            var own: [String] = []
            for file in files {
                for entry in file.entries {
                    let key = file.string(entry.key)
                    let isNamed = !file.localizations(of: entry).isEmpty || file.format.definition.keysAreTexts
                    if isNamed, seen.insert(key).inserted { own.append(key) }
                }
            }
            // What a translator wrote to be said stands with the text that is seen.
            let suffix = suffix
            keys[table] = own.filter { !($0.hasSuffix(suffix) && seen.contains(String($0.dropLast(suffix.count)))) }
        }
        self.keys = keys
    }

    /// Groups files in their order.
    static func groups(_ files: [CatalogFile], sourceLanguage: LanguageTag?) -> [CatalogGroup] {
        var order: [String] = []
        var groups: [String: [CatalogFile]] = [:]
        for file in files {
            // A file for itself has a name that no folder has.
            let name = file.folder.map { "folder " + $0 } ?? "file " + file.path
            if groups[name] == nil { order.append(name) }
            groups[name, default: []].append(file)
        }
        return order.compactMap { groups[$0].map { CatalogGroup($0, sourceLanguage: sourceLanguage) } }
    }

    /// The files of a table in a language, the one that wins first.
    func files(of table: String, in language: LanguageTag, _ samples: PluralSamples) -> [RowFile] {
        catalog.candidates(table: table, preferences: [language]).filter { $0.language == language }
            .map { RowFile($0, samples: samples) }
    }
}
