import SpokenLocaleData

/// Russian words that tell what a number beside them is, where no class of the lexicon does: rows of `contexts.tsv`.
struct ContextWords: Sendable {
    enum Kind: String, Sendable {
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
    }

    private let table: LocaleTable?
    private let column: Int?

    /// - Parameter language: nil for one that has its words elsewhere.
    init(language: String?) {
        table = language.flatMap { LocaleTables.table($0, "contexts") }
        column = table?.column("kinds")
    }

    /// Whether a word in lower case is of a kind.
    func has(_ word: Word, _ kind: Kind) -> Bool {
        guard let table, let row = word.withBytes({ table.row(bytes: $0) }) else { return false }
        return table.word(row, column).bytes.split(separator: 0x7C).contains { $0.elementsEqual(kind.rawValue.utf8) }
    }
}
