public import SpokenCatalogs
import SpokenMessages
public import SpokenModel

/// Everything that a catalog says: each key with each number and width, as the rows of a golden file.
///
/// ```swift
/// let fixture = CatalogFixture(catalog, counts: [0, 1, 2, 5, 21])
/// fixture.section(.russian).rows[0].cells  // ["cart.items", "5", "-", "5 товаров", "5 товаров"]
/// ```
public struct CatalogFixture: Sendable {
    /// The columns of its rows.
    public static let columns = ["key", "count", "width", "visible", "spoken"]
    /// Numbers that meet every plural category of the languages of Europe, with a fraction.
    public static let usualCounts = ["0", "1", "2", "5", "21", "1.5"]
    /// Stands in a cell that does not apply.
    static let none = "-"

    /// What is exercised.
    public let catalog: StringCatalog
    /// The numbers of keys with a numeric placeholder.
    public let counts: [DecimalNumber]
    /// The widths of keys with width variants; their own when empty.
    public let widths: [Int]
    private let keys: [(table: String, key: String)]

    /// - Parameters:
    ///   - catalog: what is exercised.
    ///   - counts: the numbers for keys with a numeric placeholder.
    ///   - widths: the widths for keys with width variants; their own widths when empty.
    public init(_ catalog: StringCatalog, counts: [DecimalNumber], widths: [Int] = []) {
        self.catalog = catalog
        self.counts = counts
        self.widths = widths
        keys = Self.keys(of: catalog)
    }

    /// The keys of all tables, each once, in the order of the files; a translator's accessible texts are no keys of
    /// their own.
    static func keys(of catalog: StringCatalog) -> [(table: String, key: String)] {
        let suffix = MessageOptions().accessibleSuffix
        var seen: Set<String> = []
        var result: [(table: String, key: String)] = []
        for file in catalog.files {
            for entry in file.entries {
                let key = file.string(entry.key)
                guard !key.hasSuffix(suffix),
                    !file.localizations(of: entry).isEmpty || file.format.definition.keysAreTexts,
                    seen.insert(file.table + "\u{0}" + key).inserted
                else { continue }
                result.append((file.table, key))
            }
        }
        return result
    }

    /// `cart.items`, or `Shop/cart.items` in a catalog of several tables.
    static func name(_ key: String, table: String, in catalog: StringCatalog) -> String {
        catalog.tables.count > 1 ? "\(table)/\(key)" : key
    }

    /// The rows of one language. A key that the language lacks shows what its user gets: the text of another language.
    public func section(_ language: LanguageTag) -> GoldenSection {
        let formatter = MessageFormatter(catalog: catalog, language: language)
        var rows: [GoldenRow] = []
        for (table, key) in keys {
            let name = Self.name(key, table: table, in: catalog)
            let widths = widths(of: key, table: table, language)
            let numbers: [DecimalNumber?] = usesNumber(formatter, key, table) ? counts.map(\.self) : [nil]
            for number in numbers {
                let arguments = arguments(formatter, key, table, number ?? 1)
                for width in widths {
                    let result = formatter.format(key, arguments, context: .init(width: width), table: table)
                    rows.append(
                        GoldenRow([
                            name, number.map(\.description) ?? Self.none, width.map(String.init) ?? Self.none,
                            result.text.visibleText, result.text.accessibleText,
                        ]))
                }
            }
        }
        return GoldenSection(language, rows: rows)
    }

    /// The widths to try: those that were given, else the key's own; none for a key without width variants.
    private func widths(of key: String, table: String, _ language: LanguageTag) -> [Int?] {
        guard let match = catalog.find(key, table: table, languages: [language]) else { return [nil] }
        let own = match.localization.selectors(.width).compactMap(\.width)
        guard !own.isEmpty else { return [nil] }
        return widths.isEmpty ? Set(own).sorted() : widths
    }

    private func usesNumber(_ formatter: MessageFormatter, _ key: String, _ table: String) -> Bool {
        arguments(formatter, key, table, 1).contains { if case .number = $0 { true } else { false } }
    }

    private func arguments(
        _ formatter: MessageFormatter, _ key: String, _ table: String, _ number: DecimalNumber
    ) -> [MessageArgument] {
        SampleArguments.find(number: number) { formatter.format(key, $0, table: table).problems }
    }
}

extension CatalogLocalization {
    /// Every branch on an axis, in the string and in its variables.
    func selectors(_ axis: CatalogAxis) -> [CatalogVariation] {
        var result: [CatalogVariation] = []
        func walk(_ content: CatalogContent) {
            guard case .variations(let variations) = content else { return }
            for variation in variations.cases {
                if variation.axis == axis { result.append(variation) }
                walk(variation.content)
            }
        }
        walk(content)
        for variable in variables { walk(variable.content) }
        return result
    }

    /// Every choice on an axis, in the string and in its variables.
    func choices(_ axis: CatalogAxis) -> [CatalogVariations] {
        var result: [CatalogVariations] = []
        func walk(_ content: CatalogContent) {
            guard case .variations(let variations) = content else { return }
            if variations.axis == axis { result.append(variations) }
            for variation in variations.cases { walk(variation.content) }
        }
        walk(content)
        for variable in variables { walk(variable.content) }
        return result
    }
}
