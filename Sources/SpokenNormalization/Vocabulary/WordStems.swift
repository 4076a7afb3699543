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

        fileprivate var bit: UInt8 { 1 << UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    private var kinds = WordTable<UInt8>()
    private var longest = 0

    init(language: String) {
        guard let table = LocaleTables.table(language, "stems") else { return }
        kinds = WordTable(capacity: table.rowCount)
        let column = table.column("class")
        for row in 0..<table.rowCount {
            guard let kind = Kind(rawValue: table.word(row, column).string) else { continue }
            let stem = table.word(row, 0)
            kinds[stem] = (kinds[stem] ?? 0) | kind.bit
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
