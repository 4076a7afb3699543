import SpokenLocaleData
import SpokenModel

/// Gender and number of nouns that no lexicon has, by their endings: rows of `noun-endings.tsv`, the longest that fits.
struct NounEndings: Sendable {
    struct Row: Sendable {
        let ending: [UInt8]
        let gender: GrammaticalGender
        let isPlural: Bool
    }

    private let rows: [Row]

    var isEmpty: Bool { rows.isEmpty }

    init(_ language: String) {
        guard let table = LocaleTables.table(language, "noun-endings") else {
            rows = []
            return
        }
        let (gender, number) = (table.column("gender"), table.column("number"))
        rows = (0..<table.rowCount).compactMap { row in
            GrammaticalGender(rawValue: table.word(row, gender).string).map {
                Row(
                    ending: Array(table.word(row, 0).bytes), gender: $0,
                    isPlural: table.word(row, number).string == "plural")
            }
        }.sorted { $0.ending.count > $1.ending.count }
    }

    /// What the ending of a word in lower case tells; nil for short words, and where no ending fits.
    func row(_ word: Word) -> Row? {
        word.withBytes { bytes in
            rows.first { bytes.count > $0.ending.count + 2 && bytes.suffix($0.ending.count).elementsEqual($0.ending) }
        }
    }
}
