import SpokenLocaleData
import SpokenModel

/// Years, decades, centuries and millennia: ordinal numbers before their noun.
extension RussianTime {
    /// «2024 год», «две тысячи двадцать четвёртом году», «девяностых годов», «девятнадцатый век»
    func appendPeriod(
        _ period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendNumber(of: period, grammaticalCase, numerals, to: &buffer)
        guard period.saysNoun, let noun = nouns.noun(of: period.kind) else { return }
        buffer.append(byte: 0x20)
        buffer.append(noun.form(period.kind == .decade ? .plural(grammaticalCase) : .singular(grammaticalCase)))
    }

    /// «2024–2025 годы», «девятнадцатый – двадцатый века», «в девятнадцатом – двадцатом веках»: each number stands in
    /// the singular, the noun in the plural (Rosenthal, Reference of Spelling and Literary Editing, § 194).
    func appendPeriods(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendNumber(of: start, grammaticalCase, numerals, to: &buffer)
        if start.kind != end.kind, start.saysNoun, let noun = nouns.noun(of: start.kind) {
            buffer.append(byte: 0x20)
            buffer.append(noun.form(.singular(grammaticalCase)))
        }
        buffer.append(saysDigits && start.kind == .year ? "–" : " – ")
        appendNumber(of: end, grammaticalCase, numerals, to: &buffer)
        guard end.saysNoun, let noun = nouns.noun(of: end.kind) else { return }
        buffer.append(byte: 0x20)
        buffer.append(noun.form(.plural(grammaticalCase)))
    }

    /// «с 2020 по 2025 год», «с девятнадцатого по двадцатый век», «с 1990-х по 2010-е годы»
    func appendFromTo(
        _ start: Period, _ end: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        buffer.append("с ")
        appendNumber(of: start, .genitive, numerals, to: &buffer)
        buffer.append(" по ")
        appendPeriod(end, .accusative, numerals, to: &buffer)
    }

    private func appendNumber(
        of period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        let gender = nouns.noun(of: period.kind)?.gender ?? .masculine
        let inflection = Inflection(grammaticalCase, gender, period.kind == .decade ? .plural : .singular)
        if !saysDigits {
            numerals.appendOrdinal(period.number, inflection, to: &buffer)
        } else if period.kind == .year {
            buffer.append(digits: period.number)
        } else if let russian = numerals as? SlavicNumerals {
            russian.appendOrdinalDigits(period.number, inflection, to: &buffer)
        } else {
            buffer.append(digits: period.number)
        }
    }

    func periodPreposition(_ role: QuantityRole) -> TimeRole {
        switch role {
        case .plain: TimeRole("", .nominative)
        case .from: TimeRole("с ", .genitive)
        case .upTo: TimeRole("до ", .genitive)
        case .about: TimeRole("около ", .genitive)
        case .forPrice: TimeRole("за ", .accusative)
        case .each: TimeRole("по ", .accusative)
        }
    }

    /// «2024 г.», «1990-е гг.», «XIX в.», «III тысячелетие»
    func appendVisiblePeriod(_ period: Period, to buffer: inout UTF8Buffer) {
        appendVisibleNumber(of: period, to: &buffer)
        guard period.saysNoun else { return }
        buffer.append("\u{A0}")
        switch period.kind {
        case .year: buffer.append("г.")
        case .decade: buffer.append("гг.")
        case .century: buffer.append("в.")
        case .millennium: if let noun = nouns.millennium { buffer.append(noun.form(.nominative)) }
        }
    }

    /// «2024–2025 гг.», «XIX–XX вв.»
    func appendVisiblePeriods(_ start: Period, _ end: Period, to buffer: inout UTF8Buffer) {
        appendVisibleNumber(of: start, to: &buffer)
        buffer.append("–")
        appendVisibleNumber(of: end, to: &buffer)
        guard end.saysNoun else { return }
        buffer.append("\u{A0}")
        switch end.kind {
        case .year, .decade: buffer.append("гг.")
        case .century: buffer.append("вв.")
        case .millennium: if let noun = nouns.millennium { buffer.append(noun.form(.pluralNominative)) }
        }
    }

    private func appendVisibleNumber(of period: Period, to buffer: inout UTF8Buffer) {
        switch period.kind {
        case .year: buffer.append(digits: period.number)
        case .decade:
            buffer.append(digits: period.number)
            buffer.append("-е")
        case .century, .millennium: RomanNumeral.append(period.number, to: &buffer)
        }
    }
}
