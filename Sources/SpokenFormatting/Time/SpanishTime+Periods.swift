import SpokenLocaleData
import SpokenModel

/// Years, decades, centuries and millennia in Spanish: the noun stands first, the number is a cardinal.
extension SpanishTime {
    /// «2024», «años 90», «años noventa», «siglo diecinueve», «siglo primero»
    func appendPeriod(
        _ period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendNoun(of: period, isPlural: period.kind == .decade, to: &buffer)
        appendNumber(of: period, numerals, to: &buffer)
    }

    /// «2024 a 2025», «siglos diecinueve a veinte»
    func appendPeriods(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        if end.saysNoun { appendNoun(of: start.kind, isPlural: true, to: &buffer) }
        appendNumber(of: start, numerals, to: &buffer)
        buffer.append(" a ")
        appendNumber(of: end, numerals, to: &buffer)
    }

    func appendFromTo(
        _ start: Period, _ end: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        buffer.append(start.kind == .year ? "de " : start.kind == .decade ? "de los " : "del ")
        appendPeriod(start, .nominative, numerals, to: &buffer)
        buffer.append(start.kind == .year ? " a " : start.kind == .decade ? " a los " : " al ")
        appendPeriod(end, .nominative, numerals, to: &buffer)
    }

    private func appendNoun(of period: Period, isPlural: Bool, to buffer: inout UTF8Buffer) {
        if period.saysNoun { appendNoun(of: period.kind, isPlural: isPlural, to: &buffer) }
    }

    private func appendNoun(of kind: Period.Kind, isPlural: Bool, to buffer: inout UTF8Buffer) {
        guard kind != .year, let noun = nouns.noun(of: kind) else { return }
        buffer.append(noun.form(isPlural ? .pluralNominative : .nominative))
        buffer.append(byte: 0x20)
    }

    /// The first ten centuries are ordinals (DPD, «siglo»): «siglo primero», then «siglo once».
    private func appendNumber(of period: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        let isOrdinal = (period.kind == .century || period.kind == .millennium) && period.number <= 10
        if isOrdinal, !saysDigits {
            numerals.appendOrdinal(period.number, Inflection(), to: &buffer)
        } else {
            appendNumber(period.number, Inflection(), numerals, to: &buffer)
        }
    }

    func periodPreposition(_ role: QuantityRole) -> TimeRole {
        switch role {
        case .plain: TimeRole("", .nominative)
        case .from: TimeRole("desde ", .nominative)
        case .upTo: TimeRole("hasta ", .nominative)
        case .about: TimeRole("alrededor de ", .nominative)
        case .forPrice: TimeRole("para ", .nominative)
        case .each: TimeRole("en ", .nominative)
        }
    }

    /// «2024», «años 90», «siglo XIX»
    func appendVisiblePeriod(_ period: Period, to buffer: inout UTF8Buffer) {
        appendNoun(of: period, isPlural: period.kind == .decade, to: &buffer)
        appendVisibleNumber(of: period, to: &buffer)
    }

    func appendVisiblePeriods(_ start: Period, _ end: Period, to buffer: inout UTF8Buffer) {
        if end.saysNoun { appendNoun(of: start.kind, isPlural: true, to: &buffer) }
        appendVisibleNumber(of: start, to: &buffer)
        buffer.append("–")
        appendVisibleNumber(of: end, to: &buffer)
    }

    private func appendVisibleNumber(of period: Period, to buffer: inout UTF8Buffer) {
        if period.kind == .century || period.kind == .millennium {
            RomanNumeral.append(period.number, to: &buffer)
        } else {
            buffer.append(digits: period.number)
        }
    }
}
