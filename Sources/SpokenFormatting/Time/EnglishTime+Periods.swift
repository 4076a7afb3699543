import SpokenLocaleData
import SpokenModel

/// Years, decades, centuries and millennia in English.
extension EnglishTime {
    /// "2024", "nineteen eighty-four", "the nineteen nineties", "the nineteenth century"; without the noun
    /// "nineteenth". The article stands in the text around.
    func appendPeriod(
        _ period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendNumber(of: period, numerals, to: &buffer)
        appendNoun(of: period, isPlural: false, to: &buffer)
    }

    /// "2024 to 2025", "the nineteenth to twentieth centuries"
    func appendPeriods(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendNumber(of: start, numerals, to: &buffer)
        buffer.append(" to ")
        appendNumber(of: end, numerals, to: &buffer)
        appendNoun(of: end, isPlural: true, to: &buffer)
    }

    func appendFromTo(
        _ start: Period, _ end: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        buffer.append("from ")
        appendNumber(of: start, numerals, to: &buffer)
        buffer.append(" to ")
        appendPeriod(end, .nominative, numerals, to: &buffer)
    }

    private func appendNoun(of period: Period, isPlural: Bool, to buffer: inout UTF8Buffer) {
        guard period.saysNoun, period.kind == .century || period.kind == .millennium,
            let noun = nouns.noun(of: period.kind)
        else { return }
        buffer.append(byte: 0x20)
        buffer.append(noun.form(isPlural ? .pluralNominative : .nominative))
    }

    private func appendNumber(of period: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch period.kind {
        case .year: appendYear(UInt16(truncatingIfNeeded: period.number), numerals, to: &buffer)
        case .decade:
            if saysDigits {
                buffer.append(digits: period.number)
                return buffer.append("s")
            }
            appendYear(UInt16(truncatingIfNeeded: period.number), numerals, to: &buffer)
            // "nineties", "nineteen twenties", but "nineteen hundreds" and "two thousand tens".
            if buffer.withBytes({ $0.last }) == 0x79 {
                buffer.truncate(to: buffer.count - 1)
                buffer.append("ies")
            } else {
                buffer.append("s")
            }
        case .century, .millennium:
            if saysDigits, let english = numerals as? EnglishNumerals {
                english.appendOrdinalDigits(period.number, Inflection(), isBeforeNoun: true, to: &buffer)
            } else {
                numerals.appendOrdinal(period.number, Inflection(), to: &buffer)
            }
        }
    }

    func periodPreposition(_ role: QuantityRole) -> TimeRole {
        clockPreposition(role, .midnight)
    }

    /// "2024", "1990s", "19th century"
    func appendVisiblePeriod(_ period: Period, to buffer: inout UTF8Buffer) {
        guard let english = EnglishNumerals.shared else { return buffer.append(digits: period.number) }
        inDigits.appendNumber(of: period, english, to: &buffer)
        inDigits.appendNoun(of: period, isPlural: false, to: &buffer)
    }

    func appendVisiblePeriods(_ start: Period, _ end: Period, to buffer: inout UTF8Buffer) {
        appendVisiblePeriod(start.withoutNoun, to: &buffer)
        buffer.append("–")
        guard let english = EnglishNumerals.shared else { return buffer.append(digits: end.number) }
        inDigits.appendNumber(of: end, english, to: &buffer)
        inDigits.appendNoun(of: end, isPlural: true, to: &buffer)
    }
}
