/// What Russian words tell of a number beside them, where no class of the lexicon does: rows of `contexts.tsv`.
enum RussianContext: UInt8, ContextKind {
    /// «Ежедневно 9–21»: hours without minutes stand behind it.
    case hours
    /// «9–21 без перерыва»: what goes on behind hours.
    case hourTail
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

    static let named = WordTable(kinds: allCases)

    /// As the table writes it; a case's own name would be found by reflection, which takes 3 million instructions.
    var name: String {
        switch self {
        case .hours: "hours"
        case .hourTail: "hour-tail"
        case .clock: "clock"
        case .until: "until"
        case .office: "office"
        case .pointer: "pointer"
        case .quantity: "quantity"
        case .vicinity: "vicinity"
        }
    }
}
