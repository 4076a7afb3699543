import SpokenModel

/// Gathers which keys each language of a catalog has.
struct CoverageCounter {
    private struct Key: Hashable {
        var table: String
        var key: String
    }

    private let source: LanguageTag?
    private let accessibleSuffix: String
    private var found: [LanguageTag: Set<Key>] = [:]
    private var reviewed: [LanguageTag: Set<Key>] = [:]
    private var excluded: Set<Key> = []

    init(source: LanguageTag?, accessibleSuffix: String) {
        self.source = source
        self.accessibleSuffix = accessibleSuffix
    }

    mutating func add(_ loaded: LoadedFile) {
        let file = loaded.file
        for entry in file.entries {
            let key = Key(table: file.table, key: file.string(entry.key))
            let isStale = entry.extractionState.map { file.source.isEqual($0, "stale") } == true
            let isVariant = !accessibleSuffix.isEmpty && key.key.hasSuffix(accessibleSuffix)
            if !entry.shouldTranslate || isStale || isVariant { excluded.insert(key) }
            if file.format.definition.holdsLanguages {
                for (position, language) in loaded.languages.enumerated() {
                    guard let localization = loaded.localization(of: entry, language: position) else { continue }
                    add(key, language, localization, file)
                }
            } else if let language = file.language ?? source,
                let localization = loaded.localization(of: entry, language: nil)
            {
                add(key, language, localization, file)
            }
        }
    }

    private mutating func add(
        _ key: Key, _ language: LanguageTag, _ localization: CatalogLocalization, _ file: CatalogFile
    ) {
        let units = localization.content.units + localization.variables.flatMap(\.content.units)
        let states = units.map { file.meaning(ofState: $0.state) }
        // A form that nobody has translated leaves the whole string untranslated.
        if states.contains(.untranslated) { return }
        found[language, default: []].insert(key)
        if states.contains(.needsReview) { reviewed[language, default: []].insert(key) }
    }

    func rows(languages: [LanguageTag]) -> [CatalogCoverage.Row] {
        var keys = source.flatMap { found[$0] } ?? []
        let tables = Set(keys.map(\.table))
        for own in found.values { keys.formUnion(own.filter { !tables.contains($0.table) }) }
        keys.subtract(excluded)
        return languages.map { language in
            let own = keys.intersection(found[language] ?? [])
            var inherited: Set<Key> = []
            for parent in LanguageNegotiation.chain(for: language) where parent != language {
                inherited.formUnion(keys.intersection(found[parent] ?? []).subtracting(own))
            }
            let missing = keys.subtracting(own).subtracting(inherited).map { "\($0.table)/\($0.key)" }
            return CatalogCoverage.Row(
                language: language, translated: own.count, inherited: inherited.count,
                needsReview: own.intersection(reviewed[language] ?? []).count, missing: missing.sorted())
        }
    }
}
