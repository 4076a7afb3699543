import SpokenLocaleData
import SpokenModel

/// The words of units and currencies in one language: each is reached by numbers, without a look-up by text.
struct NounWords: Sendable {
    enum Column: Int, CaseIterable {
        case nominative, genitive, dative, accusative, instrumental, prepositional
        case pluralNominative, pluralGenitive, pluralDative, pluralAccusative, pluralInstrumental, pluralPrepositional
        case gender, per, paucal, counting, attribute

        /// The form of a case; vocatives are said as nominatives.
        init(_ grammaticalCase: GrammaticalCase, isPlural: Bool = false) {
            let singular: Column =
                switch grammaticalCase {
                case .nominative, .vocative: .nominative
                case .genitive: .genitive
                case .dative: .dative
                case .accusative: .accusative
                case .instrumental: .instrumental
                case .prepositional: .prepositional
                }
            self = isPlural ? Column(rawValue: singular.rawValue + 6) ?? singular : singular
        }

        /// The head of the column, written out: a case's own name is found by reflection, which costs a start 3 million
        /// instructions.
        fileprivate var name: String {
            switch self {
            case .nominative: "nominative"
            case .genitive: "genitive"
            case .dative: "dative"
            case .accusative: "accusative"
            case .instrumental: "instrumental"
            case .prepositional: "prepositional"
            case .pluralNominative: "plural-nominative"
            case .pluralGenitive: "plural-genitive"
            case .pluralDative: "plural-dative"
            case .pluralAccusative: "plural-accusative"
            case .pluralInstrumental: "plural-instrumental"
            case .pluralPrepositional: "plural-prepositional"
            case .gender: "gender"
            case .per: "per"
            case .paucal: "paucal"
            case .counting: "counting"
            case .attribute: "attribute"
            }
        }
    }

    private struct Table: Sendable {
        let table: LocaleTable?
        /// By `Column`.
        let columns: [Int?]

        init(_ language: String, _ name: String) {
            let table = LocaleTables.table(language, name)
            self.table = table
            columns = Column.allCases.map { table?.column($0.name) }
        }

        func word(_ row: Int?, _ column: Column) -> LocaleWord? {
            guard let table, let row else { return nil }
            let word = table.word(row, columns[column.rawValue])
            return word.isEmpty ? nil : word
        }
    }

    private let units: Table
    private let currencies: Table
    /// The rows of units by `MeasureUnit.row`, each plus one; 0 for none.
    private let rows: [UInt16]
    /// By `MeasureUnit.row`.
    private let categories: [UnitCategory?]

    init(_ language: String) {
        units = Table(language, "units")
        currencies = Table(language, "currencies")
        var rows: [UInt16] = []
        var categories: [UnitCategory?] = []
        if let table = units.table {
            let column = table.column("category")
            for unit in MeasureUnit.all {
                let row = table.row(unit.identifier)
                rows.append(row.map { UInt16(truncatingIfNeeded: $0 + 1) } ?? 0)
                categories.append(row.flatMap { UnitCategory(rawValue: table.word($0, column).string) })
            }
        }
        self.rows = rows
        self.categories = categories
    }

    /// nil for a meaning without such a word.
    func word(_ meaning: SpellingTable.Meaning, _ column: Column) -> LocaleWord? {
        switch meaning {
        case .unit(let unit): word(unit, column)
        case .currency(let code): currencies.word(currencies.table?.row(code.description), column)
        case .minorUnit(let code): currencies.word(currencies.table?.row("\(code.description)/100"), column)
        case .magnitude: nil
        }
    }

    func word(_ unit: MeasureUnit, _ column: Column) -> LocaleWord? {
        let place = Int(unit.row)
        if rows.indices.contains(place) { return rows[place] == 0 ? nil : units.word(Int(rows[place]) - 1, column) }
        return units.word(units.table?.row(unit.identifier), column)
    }

    func category(of unit: MeasureUnit) -> UnitCategory? {
        let place = Int(unit.row)
        return categories.indices.contains(place) ? categories[place] : nil
    }
}
