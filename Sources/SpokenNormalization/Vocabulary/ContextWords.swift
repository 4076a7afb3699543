import SpokenLocaleData

/// Russian words that tell what a number beside them is, where no class of the lexicon does: rows of `contexts.tsv`.
struct ContextWords: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        /// «Ежедневно 9–21»: hours without minutes stand behind it.
        case hours
        /// «9–21 без перерыва»: what goes on behind hours.
        case hourTail = "hour-tail"
        /// «в 15.00»
        case clock
        /// «до 20-00»: as `clock`, where the hour is full.
        case until
        /// «Мин. обороны»: what there is a ministry of.
        case office
        /// «Вот мой муж.»: no adjective agrees with it.
        case pointer
        /// «несколько кг»
        case quantity
        /// «на 43 км у моста»: what a place on a road is beside.
        case vicinity

        fileprivate var bit: UInt16 { 1 << UInt16(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    private var kinds = WordTable<UInt16>()

    /// Of a language that has its words elsewhere.
    init() {}

    init(language: String) {
        guard let table = LocaleTables.table(language, "contexts") else { return }
        kinds = WordTable(capacity: table.rowCount)
        let column = table.column("kinds")
        for row in 0..<table.rowCount {
            kinds[table.word(row, 0)] = table.word(row, column).string.split(separator: "|")
                .reduce(0) { $0 | (Kind(rawValue: String($1))?.bit ?? 0) }
        }
    }

    /// Whether a word in lower case is of a kind.
    func has(_ word: String, _ kind: Kind) -> Bool { (kinds[word] ?? 0) & kind.bit != 0 }
}
