extension NumberRule {
    /// What only Russian writes.
    static let russian: [NumberRule] = [
        .init("numbered-part") { $0.numberedPart($1, from: $2) },
        .init("year-of-era", .yearOfEra, behind: .letters("г")) { $0.yearOfEra($1, from: $2) },
        .init("paired-year", .year) { $0.pairedYear($1, from: $2) },
        .init("season", .year, behind: .slash) { $0.season($1, from: $2) },
        .init("year-range", .year, behind: .dash) { $0.yearRange($1, from: $2) },
        .init("marked-year", .year, behind: .letters("г"), over: ["bare-year"]) { $0.markedYear($1, from: $2) },
        .init("bare-year", [.year, .words]) { $0.bareYear($1, from: $2) },
        .init("day-and-month", .followed, behind: .letters("яфмаисонд")) { $0.dayAndMonth($1, from: $2) },
        .init("first-day", .followed, behind: [.dash, .comma, .letters("пдин")]) { $0.dayWithOthers($1, from: $2) },
        .init("user-noun", .followed, behind: .word) { $0.usersNoun($1, from: $2) },
        .init("counted-noun", .followed, behind: .word) { $0.countedNoun($1, from: $2) },
        .init("bracketed-number", .followed, behind: .opening) { $0.bracketed($1, from: $2) },
        .init("part-of-unit", .followed, behind: .slash) { $0.partOfUnit($1, from: $2) },
        .init("mixed-fraction", .followed, behind: [.raised, .digit]) { $0.mixedFraction($1, from: $2) },
        .init("temperature-range", .followed, behind: [.point, .dash]) { $0.temperatureRange($1, from: $2) },
        .init("arabic-century", .followed, behind: [.dash, .letters("ви")]) { $0.arabicCentury($1, from: $2) },
        .init("ordinal-list", [.followed, .words], behind: [.comma, .dash, .letters("и")]) {
            $0.ordinalList($1, from: $2)
        },
        .init("ordinal-by-noun", .followed, behind: [.word, .quote, .dash]) { $0.ordinalByNoun($1, from: $2) },
        .init("thousands", .followed, behind: .letters("кk")) { $0.thousands($1, from: $2) },
        .init("over-many", .followed, behind: [.plus, .letters("тм")]) { $0.overMany($1, from: $2) },
        .init("slash-list", .followed, behind: .slash) { $0.slashList($1, from: $2) },
        .init("working-days", .followed, behind: .letters("р")) { $0.shortWorkingDays($1, from: $2) },
        .init("ordinal-unit", .followed, behind: .dash) { $0.ordinalUnit($1, from: $2) },
        .init("short-years", .followed, behind: .letters("гл")) { $0.shortYears($1, from: $2) },
        .init("person", [.followed, .words], behind: .word) { $0.person($1, from: $2) },
        .init("compound-span", [.followed, .words], behind: .dash) { $0.compoundSpan($1, from: $2) },
        .init("decimal-range", [.followed, .words], behind: .dash) { $0.decimalRange($1, from: $2) },
        .init("collective", [.followed, .words], behind: .word) { $0.collective($1, from: $2) },
        .init("ordinal-pair-by-noun", [.followed, .words], behind: [.dash, .letters("ипд")]) {
            $0.ordinalPairByNoun($1, from: $2)
        },
        .init("ordinal-pair", [.followed, .words], behind: .dash) { $0.ordinalPair($1, from: $2) },
        .init("suffixed-ordinal", [.followed, .words], behind: [.dash, .letters("йяхгмаоыут")]) {
            $0.suffixed($1, from: $2)
        },
        .init("scientific", [.followed, .words], behind: [.times, .other]) { $0.powerOfTen($1, from: $2) },
        .init("house", [.followed, .words], behind: [.word, .slash]) { $0.house($1, from: $2) },
        .init("power", [.followed, .words], behind: .raised) { $0.power($1, from: $2) },
        .init("one-and-half", [.followed, .words]) { $0.oneAndHalf($1, from: $2) },
    ]

    /// A bare number together with another one: «5–7 дней».
    static let russianPair = NumberRule("number-pair", behind: .dash) { $0.numberPair($1, from: $2) }
}
