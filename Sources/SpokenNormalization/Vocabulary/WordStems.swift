import SpokenLocaleData

/// Verbs by what their stems say, where no paradigm tells all of their forms: rows of `stems.tsv`.
struct WordStems: Sendable {
    enum Kind: String, Sendable {
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
        /// «рейс в г. Омск»: the place behind it is where it goes.
        case journey
        /// «параметр $1»
        case variable
        /// «вершина г. Белуха»
        case mountain
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
        /// «10 × 5 дней»: what is so long.
        case period
        /// «Скидка −500 ₽»: takes away, and says so by its name.
        case discount
    }

    private let table: LocaleTable?
    private let column: Int?
    /// The bytes of the longest stem.
    private let longest: Int

    init(language: String) {
        table = LocaleTables.table(language, "stems")
        column = table?.column("class")
        longest = table?.longestKey ?? 0
    }

    /// Whether a word in lower case begins with a stem of a kind.
    func has(_ word: Word, _ kind: Kind) -> Bool {
        guard let table else { return false }
        return word.withBytes { bytes in
            stride(from: 4, through: min(longest, bytes.count), by: 2).contains { length in
                guard let row = table.row(bytes: UnsafeBufferPointer(rebasing: bytes[..<length])) else { return false }
                return table.word(row, column).has(item: kind.rawValue)
            }
        }
    }
}
