import SpokenModel

/// Gathers which keys each language of a catalog has. Each key gets a number when it is first met, and each language a mark
/// at that number, so that a key is looked up once for each place where it stands.
struct CoverageCounter {
    private static let isFound: UInt8 = 1
    private static let isReviewed: UInt8 = 2

    private struct Key {
        let table: Int
        let name: String
        /// Not to be translated, stale, or a variant of another key.
        var isExcluded = false
    }

    private let source: LanguageTag?
    private let accessibleSuffix: [UInt8]
    private var tables: [String] = []
    /// For each table its keys by name.
    private var numbers: [[String: Int]] = []
    private var keys: [Key] = []
    private var languages: [LanguageTag] = []
    /// For each language what it has of each key; those behind the end it has not.
    private var marks: [[UInt8]] = []

    init(source: LanguageTag?, accessibleSuffix: String) {
        self.source = source
        self.accessibleSuffix = Array(accessibleSuffix.utf8)
    }

    mutating func add(_ loaded: LoadedFile) {
        let file = loaded.file
        let table = tables.firstIndex(of: file.table) ?? tables.count
        if table == tables.count {
            tables.append(file.table)
            numbers.append([:])
            numbers[table].reserveCapacity(file.entries.count)
        }
        let holdsLanguages = file.format.definition.holdsLanguages
        let own = holdsLanguages ? nil : file.language ?? source
        let places = (holdsLanguages ? loaded.languages : own.map { [$0] } ?? []).map { index(of: $0) }
        for entry in file.entries {
            let name = file.string(entry.key)
            let number = number(of: name, table)
            let isStale = entry.extractionState.map { file.source.isEqual($0, "stale") } == true
            if !entry.shouldTranslate || isStale || isVariant(name) { keys[number].isExcluded = true }
            for (position, place) in places.enumerated() {
                guard
                    let localization = loaded.localization(of: entry, language: holdsLanguages ? position : nil),
                    let mark = Self.mark(of: localization, in: file)
                else { continue }
                let room = number + 1 - marks[place].count
                if room > 0 { marks[place].append(contentsOf: repeatElement(0, count: room)) }
                marks[place][number] |= mark
            }
        }
    }

    /// The place of a language among the marks.
    private mutating func index(of language: LanguageTag) -> Int {
        if let index = languages.firstIndex(of: language) { return index }
        languages.append(language)
        marks.append([])
        return marks.count - 1
    }

    private mutating func number(of name: String, _ table: Int) -> Int {
        if let number = numbers[table][name] { return number }
        numbers[table][name] = keys.count
        keys.append(Key(table: table, name: name))
        return keys.count - 1
    }

    private func isVariant(_ name: String) -> Bool {
        !accessibleSuffix.isEmpty && name.utf8.count >= accessibleSuffix.count
            && name.utf8.suffix(accessibleSuffix.count).elementsEqual(accessibleSuffix)
    }

    /// What is known of a string; nil for one that waits for a translator.
    private static func mark(of localization: CatalogLocalization, in file: CatalogFile) -> UInt8? {
        if case .unit(let unit) = localization.content, unit.state == nil, localization.variables.isEmpty {
            return isFound
        }
        let units = localization.content.units + localization.variables.flatMap(\.content.units)
        let states = units.map { file.meaning(ofState: $0.state) }
        // A form that nobody has translated leaves the whole string untranslated.
        if states.contains(.untranslated) { return nil }
        return states.contains(.needsReview) ? isFound | isReviewed : isFound
    }

    func rows(languages: [LanguageTag]) -> [CatalogCoverage.Row] {
        let counted = counted()
        return languages.map { language in
            let own = marks(of: language)
            let parents = LanguageNegotiation.chain(for: language).filter { $0 != language }.map { marks(of: $0) }
            var (translated, inherited, reviewed) = (0, 0, 0)
            var missing: [String] = []
            for number in counted {
                if Self.has(number, own) {
                    translated += 1
                    if own[number] & Self.isReviewed != 0 { reviewed += 1 }
                } else if parents.contains(where: { Self.has(number, $0) }) {
                    inherited += 1
                } else {
                    missing.append("\(tables[keys[number].table])/\(keys[number].name)")
                }
            }
            return CatalogCoverage.Row(
                language: language, translated: translated, inherited: inherited, needsReview: reviewed,
                missing: missing.sorted())
        }
    }

    /// The keys of the source language, and all of tables where it has none.
    private func counted() -> [Int] {
        let wanted = source.map { marks(of: $0) } ?? []
        var isOfSource = [Bool](repeating: false, count: tables.count)
        for number in keys.indices where Self.has(number, wanted) { isOfSource[keys[number].table] = true }
        return keys.indices.filter { number in
            guard !keys[number].isExcluded else { return false }
            return isOfSource[keys[number].table]
                ? Self.has(number, wanted) : marks.contains { Self.has(number, $0) }
        }
    }

    private func marks(of language: LanguageTag) -> [UInt8] {
        languages.firstIndex(of: language).map { marks[$0] } ?? []
    }

    private static func has(_ number: Int, _ marks: [UInt8]) -> Bool {
        number < marks.count && marks[number] & isFound != 0
    }
}
