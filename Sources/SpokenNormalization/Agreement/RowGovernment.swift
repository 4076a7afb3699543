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

    /// A bit for each of the cases; nil for what governs by another word.
    var caseBits: UInt8? {
        guard case .cases(let cases) = self else { return nil }
        return cases.reduce(0) { $0 | WordCells.bit($1) }
    }

    static func table(_ language: String) -> WordTable<RowGovernment> {
        TableWords.words(language, "governors", "case") { word in
            if word == "transparent" { return .transparent }
            if word == "joint" { return .joint }
            let cases = word.items.compactMap { name in
                WordCells.cases.first { $0.rawValue.utf8.elementsEqual(name) }
            }
            return cases.isEmpty ? nil : .cases(cases)
        }
    }
}
