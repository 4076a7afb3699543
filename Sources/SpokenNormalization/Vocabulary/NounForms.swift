import SpokenLocaleData
import SpokenModel

/// What the form of a noun tells: its gender and the cases of the singular that it can stand in.
struct NounForms: Sendable {
    var gender: GrammaticalGender
    /// In the order in which they are tried when nothing governs the noun.
    var cases: [GrammaticalCase]
    /// The nominative with a number that ends in one is rather the first than a single one: «1 этаж».
    var isRatherOrdinal = false

    /// The case that a governor asks for, when the form can stand in it; else the likeliest.
    func grammaticalCase(governed: GrammaticalCase) -> GrammaticalCase {
        if cases.contains(governed) { return governed }
        // «в», «на»: of place, where the form is not that of a direction.
        if governed == .accusative, cases.contains(.prepositional) { return .prepositional }
        return cases.first ?? .nominative
    }
}

extension NounForms {
    /// Every singular form of the nouns of a table with the columns nominative, gender and stem, in lower case.
    static func index(_ language: String, _ name: String) -> WordTable<NounForms> {
        guard let table = LocaleTables.table(language, name) else { return WordTable() }
        var result = WordTable<NounForms>(capacity: table.rowCount * 9)
        let columns = ["nominative", "stem", "gender", "alone"].map(table.column)
        for row in 0..<table.rowCount {
            let nominative = lowered(table.word(row, columns[0]))
            let stem = lowered(table.word(row, columns[1]))
            guard let gender = GrammaticalGender(rawValue: table.word(row, columns[2]).string) else { continue }
            let isRatherOrdinal = table.word(row, columns[3]) == "ordinal"
            for (ending, cases) in RussianDeclension.singularEndings(gender, nominative: nominative) {
                var forms = result[stem + ending] ?? NounForms(gender: gender, cases: cases)
                forms.isRatherOrdinal = isRatherOrdinal
                result[stem + ending] = forms
            }
            let unmarked: [GrammaticalCase] =
                gender == .feminine && !nominative.ends(with: "ь")
                ? [.nominative] : [.nominative, .accusative]
            result[nominative] = NounForms(gender: gender, cases: unmarked, isRatherOrdinal: isRatherOrdinal)
        }
        return result
    }

    private static func lowered(_ word: LocaleWord) -> String {
        guard let bytes = word.bytes.baseAddress else { return "" }
        return TextView(base: bytes, end: word.count).lowered(0, word.count)
    }
}
