public import SpokenCatalogs
import SpokenModel

/// What of a catalog no golden file exercises: languages, keys, plural categories and widths.
public struct FixtureCoverage: Sendable, Hashable {
    /// One thing that nobody looks at.
    public struct Gap: Sendable, Hashable {
        /// What nobody looks at.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// No key of a language.
            case language
            /// No row of a key.
            case key
            /// No number of a plural category.
            case pluralCategory = "plural category"
            /// No width that takes a variant.
            case width
        }

        /// What nobody looks at.
        public var kind: Kind
        /// The BCP 47 tag.
        public var language: String
        /// Empty for a language.
        public var key: String
        /// The category or the width; empty for a language and a key.
        public var detail: String
    }

    /// In the order of languages and keys.
    public var gaps: [Gap]
    /// How many things there are: keys, categories and widths over all languages.
    public var total: Int
    /// How many of the things are exercised.
    public var exercised: Int { total - gaps.filter { $0.kind != .language }.count }

    /// - Parameters:
    ///   - catalog: what should be exercised.
    ///   - files: the golden files; those without the columns of a catalog count for nothing.
    public init(_ catalog: StringCatalog, files: [GoldenFile]) {
        var rows: [String: [(count: String, width: String)]] = [:]
        var languages: Set<String> = []
        for file in files {
            guard let key = file.columns.firstIndex(of: "key") else { continue }
            let count = file.columns.firstIndex(of: "count")
            let width = file.columns.firstIndex(of: "width")
            for section in file.sections where !section.rows.isEmpty {
                languages.insert(section.language.description)
                for row in section.rows where row.cells.indices.contains(key) {
                    rows["\(section.language) \(row.cells[key])", default: []].append(
                        (count.map { row.cells[$0] } ?? "", width.map { row.cells[$0] } ?? ""))
                }
            }
        }
        var gaps: [Gap] = []
        var total = 0
        let keys = CatalogFixture.keys(of: catalog)
        for language in catalog.languages {
            let plurals = CatalogPluralRules(language)
            if !languages.contains(language.description) {
                gaps.append(Gap(kind: .language, language: language.description, key: "", detail: ""))
            }
            for (table, key) in keys {
                guard let match = catalog.find(key, table: table, languages: [language]), match.quality == .exact else {
                    continue
                }
                let name = CatalogFixture.name(key, table: table, in: catalog)
                let exercised = rows["\(language) \(name)"] ?? []
                func gap(_ kind: Gap.Kind, _ detail: String = "") {
                    gaps.append(Gap(kind: kind, language: language.description, key: name, detail: detail))
                }
                total += 1
                if exercised.isEmpty { gap(.key) }
                let numbers = exercised.compactMap { try? DecimalNumber($0.count) }
                let choices = match.localization.choices(.plural)
                for category in PluralCategory.allCases {
                    let holders = choices.filter { $0.cases.contains { $0.pluralCategory == category } }
                    guard !holders.isEmpty else { continue }
                    total += 1
                    let isReached = numbers.contains { number in
                        let own = plurals.category(of: number)
                        return holders.contains { $0.form(of: number, category: own)?.pluralCategory == category }
                    }
                    if !isReached { gap(.pluralCategory, category.rawValue) }
                }
                let widths = match.localization.choices(.width)
                for width in Set(widths.flatMap { $0.cases.compactMap(\.width) }).sorted() {
                    total += 1
                    let isReached = exercised.contains { row in
                        guard let asked = Int(row.width) else { return false }
                        return widths.contains { $0.variant(width: asked)?.width == width }
                    }
                    if !isReached { gap(.width, String(width)) }
                }
            }
        }
        self.gaps = gaps
        self.total = total
    }
}
