import SpokenLocaleData
import SpokenModel

/// Words that a table of a language lists, with what its columns say of them.
enum TableWords {
    /// What a column says of each word of a table.
    static func words<Value>(
        _ language: String, _ name: String, _ column: String, _ value: (LocaleWord) -> Value?
    ) -> WordTable<Value> {
        guard let table = LocaleTables.table(language, name) else { return WordTable() }
        let column = table.column(column)
        return WordTable(table) { value(table.word($0, column)) }
    }

    /// The noun of a row that has a gender and twelve forms.
    static func noun(_ table: LocaleTable, _ row: Int, ofFew isOfFew: Bool = false) -> CountedNoun {
        var singular: [GrammaticalCase: String] = [:]
        var plural: [GrammaticalCase: String] = [:]
        for name in WordCells.cases {
            singular[name] = table.word(row, name.rawValue).string
            plural[name] = table.word(row, "plural-" + name.rawValue).string
        }
        // «2 погонных метра», but «1,5 погонного метра»
        if isOfFew, !table.word(row, "paucal").isEmpty { singular[.genitive] = table.word(row, "paucal").string }
        return CountedNoun(
            gender: GrammaticalGender(rawValue: table.word(row, "gender").string) ?? .masculine, singular: singular,
            plural: plural)
    }
}
