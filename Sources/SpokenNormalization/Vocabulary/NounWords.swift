import SpokenLocaleData
import SpokenModel

/// The words of units and currencies in one language: each is reached by numbers, without a look-up by text.
struct NounWords: Sendable {
    /// What the tables tell of a noun beside its forms.
    enum Trait: Int {
        case gender, per, attribute

        static let columns = ["gender", "per", "attribute"]
    }

    private struct Table: Sendable {
        let table: LocaleTable?
        /// By `NounForm`.
        let forms: [Int?]
        /// By `Trait`.
        let traits: [Int?]

        init(_ language: String, _ name: String) {
            let table = LocaleTables.table(language, name)
            self.table = table
            forms = NounForm.allCases.map { table?.column($0.column) }
            traits = Trait.columns.map { table?.column($0) }
        }

        /// nil for an empty field.
        func word(_ row: Int?, _ column: Int?) -> LocaleWord? {
            guard let table, let row else { return nil }
            let word = table.word(row, column)
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
    func form(_ meaning: SpellingTable.Meaning, _ form: NounForm) -> LocaleWord? {
        field(meaning) { $0.forms[Int(form.rawValue)] }
    }

    func trait(_ meaning: SpellingTable.Meaning, _ trait: Trait) -> LocaleWord? {
        field(meaning) { $0.traits[trait.rawValue] }
    }

    private func field(_ meaning: SpellingTable.Meaning, _ column: (Table) -> Int?) -> LocaleWord? {
        switch meaning {
        case .unit(let unit): units.word(row(unit), column(units))
        case .currency(let code): currencies.word(currencies.table?.row(code.description), column(currencies))
        case .minorUnit(let code):
            currencies.word(currencies.table?.row("\(code.description)/100"), column(currencies))
        case .magnitude: nil
        }
    }

    private func row(_ unit: MeasureUnit) -> Int? {
        let place = Int(unit.row)
        guard rows.indices.contains(place) else { return units.table?.row(unit.identifier) }
        return rows[place] == 0 ? nil : Int(rows[place]) - 1
    }

    func category(of unit: MeasureUnit) -> UnitCategory? {
        let place = Int(unit.row)
        return categories.indices.contains(place) ? categories[place] : nil
    }
}
