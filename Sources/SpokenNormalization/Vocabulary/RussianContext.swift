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
    /// «Отправление: 7.05, 8.10»: what departs at the times of a timetable.
    case departure
    /// «план на 2025»: what is made for a year.
    case yearly
    /// «в версии 4.10»: its point is said, and is no decimal's.
    case pointed
    /// «2023–2024 учебный год»: of which year.
    case annual
    /// «орден 2 степени»: of which of them, behind what has one.
    case rank
    /// «для этих 15 человек»: agrees with the number behind it.
    case determiner
    /// «в 1.22 ночи»: the part of the day behind a time.
    case daytime
    /// «на температуре 140С»: degrees stand behind it.
    case heat
    /// «2 с половиной минуты», «1000 с лишним человек»: behind «с», between a number and what it counts.
    case surplus
    /// «до 50 %», «более 5 кг»: what stands behind another amount of a list is not limited by it.
    case limit

    static let named = WordTable<RussianContext>(names: names)

    static let names = [
        "hours", "hour-tail", "clock", "until", "office", "pointer", "quantity", "vicinity", "departure", "yearly",
        "pointed", "annual", "rank", "determiner", "daytime", "heat", "surplus", "limit",
    ]
}
