import SpokenLocaleData

/// Verbs by what their stems say, where no paradigm tells all of their forms: rows of `stems.tsv`.
struct WordStems: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        /// «смешайте с 200 г муки»
        case mixing
        /// «растворите в 200 мл воды»
        case solving
        /// «вышли в 1/4 финала»
        case reaching
        /// «ссылаясь на ст. 5»
        case referring
        /// «занял 2 место»
        case ranking
        /// «через 20 м поверните»
        case turning
        /// «уехал в г. Омск»
        case moving
        /// «параметр $1»
        case variable
        /// «вершина г. Белуха»
        case mountain
        /// «провязать 5 р.»
        case knitting
        /// «в Пекине ¥500»
        case chinese
        /// «в Токио ¥500»
        case japanese
        /// «налейте 5 л», «нужно 5 г»: so much of something.
        case measuring
        /// «ждал 5 м»: so long.
        case lasting
        /// «заплатил 50 р»
        case paying

        fileprivate var bit: UInt16 { 1 << UInt16(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    private var kinds = WordTable<UInt16>()
    private var longest = 0

    init(language: String) {
        guard let table = LocaleTables.table(language, "stems") else { return }
        kinds = WordTable(capacity: table.rowCount)
        let column = table.column("class")
        for row in 0..<table.rowCount {
            let stem = table.word(row, 0)
            kinds[stem] = table.word(row, column).string.split(separator: "|")
                .reduce(0) { $0 | (Kind(rawValue: String($1))?.bit ?? 0) }
            longest = max(longest, stem.bytes.count)
        }
    }

    /// Whether a word in lower case begins with a stem of a kind.
    func has(_ word: String, _ kind: Kind) -> Bool {
        var word = word
        return word.withUTF8 { bytes in
            stride(from: 4, through: min(longest, bytes.count), by: 2).contains { length in
                (kinds[UnsafeBufferPointer(rebasing: bytes[..<length])] ?? 0) & kind.bit != 0
            }
        }
    }
}
