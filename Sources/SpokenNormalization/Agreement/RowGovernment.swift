import SpokenLocaleData
import SpokenModel

/// What a word says of the case of a number behind it: a row of `governors.tsv`.
enum RowGovernment: Sendable {
    /// One of these; the first where nothing narrows them.
    case cases([GrammaticalCase])
    /// The word before it governs: «до приблизно 5».
    case transparent
    /// What governs the number before it governs the one behind it too: «від 3 і до 5», «5 або 7».
    case joint
    /// Each so many: the dative of one, the accusative of more.
    case distributive
    /// Whose age may stand behind it: «дети 5 лет».
    case age
    /// What is priced stands in the genitive, while its price is governed by nothing: «цена 5 акций».
    case price

    /// A bit for each of the cases; nil for what governs by another word.
    var caseBits: UInt8? {
        guard case .cases(let cases) = self else { return nil }
        return cases.reduce(0) { $0 | WordCells.bit($1) }
    }

    /// - Parameter language: nil where no table is asked.
    static func write(_ language: String?, to writer: inout ImageWriter) {
        var answers: [[UInt32]] = []
        var rows: [Int] = []
        if let language, let table = LocaleTables.table(language, "governors") {
            let column = table.column("case")
            for row in 0..<table.rowCount {
                let answer = numbers(table.word(row, column))
                if !answer.isEmpty, !answers.contains(answer) { answers.append(answer) }
                rows.append(answers.firstIndex(of: answer).map { $0 + 1 } ?? 0)
            }
        }
        writer.add(answers.count)
        for answer in answers { answer.forEach { writer.add($0) } }
        // A language has some dozens of answers.
        writer.add(rows.map { UInt8(clamping: $0) })
    }

    /// What a field says, as it is written; empty where it names no case.
    private static func numbers(_ field: LocaleWord) -> [UInt32] {
        if field == "transparent" { return [1] }
        if field == "joint" { return [2] }
        if field == "distributive" { return [3] }
        if field == "age" { return [4] }
        if field == "price" { return [5] }
        if field == "negatable" { return [0, 1, UInt32(WordCells.cases.firstIndex(of: .accusative) ?? 0)] }
        let cases = field.items.compactMap { name in
            WordCells.cases.firstIndex { $0.rawValue.utf8.elementsEqual(name) }
        }
        return cases.isEmpty ? [] : [0, UInt32(cases.count)] + cases.map { UInt32($0) }
    }
}
