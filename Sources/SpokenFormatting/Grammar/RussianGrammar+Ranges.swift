import SpokenLocaleData
import SpokenModel

extension RussianGrammar {
    /// By itself «от 500 до 700 рублей», behind a preposition «30–40 минут» in the governed case.
    func appendRange(
        _ start: Quantity, _ end: Quantity, _ grammaticalCase: GrammaticalCase, isGoverned: Bool,
        to buffer: inout UTF8Buffer
    ) {
        let sharesNoun = sharesNoun(start, end)
        if isGoverned {
            return appendPair(start, end, grammaticalCase, sharesNoun, dash: "–", to: &buffer)
        }
        let isOrdinal = if case .ordinal = start { true } else { false }
        buffer.append(spaced: isOrdinal ? words.ordinalRangeStart : words.rangeStart)
        if sharesNoun {
            appendWithoutNoun(start, .genitive, to: &buffer)
        } else {
            append(start, .genitive, isGoverned: true, to: &buffer)
        }
        buffer.append(between: isOrdinal ? words.ordinalRangeEnd : words.rangeEnd)
        append(end, isOrdinal ? .accusative : .genitive, isGoverned: true, to: &buffer)
    }

    /// «пять-шесть штук», «двадцать пять – двадцать шесть штук», «5–6 штук»
    func appendApproximate(
        _ start: Quantity, _ end: Quantity, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer
    ) {
        appendPair(
            start, end, grammaticalCase, sharesNoun(start, end), dash: saysDigits ? "–" : "-", to: &buffer)
    }

    /// Both ends in one case: with a bare dash between single words, with spaces around it otherwise.
    private func appendPair(
        _ start: Quantity, _ end: Quantity, _ grammaticalCase: GrammaticalCase, _ sharesNoun: Bool, dash: StaticString,
        to buffer: inout UTF8Buffer
    ) {
        let from = buffer.count
        if sharesNoun {
            appendWithoutNoun(start, grammaticalCase, to: &buffer)
        } else {
            append(start, grammaticalCase, isGoverned: true, to: &buffer)
        }
        let startHasSpace = buffer.withBytes { $0[from...].contains(0x20) }
        var isApart = !sharesNoun || startHasSpace
        if !isApart, !saysDigits {
            let place = buffer.count
            appendWithoutNoun(end, grammaticalCase, to: &buffer)
            isApart = buffer.withBytes { $0[place...].contains(0x20) }
            buffer.truncate(to: place)
        }
        buffer.append(isApart ? " – " : dash)
        append(end, grammaticalCase, isGoverned: true, to: &buffer)
    }

    /// The number that will share the noun of the end of its range.
    private func appendWithoutNoun(
        _ quantity: Quantity, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer
    ) {
        switch quantity {
        case .money(let money):
            let noun = money.magnitude.flatMap(numerals.table.noun) ?? currencies.major(money.currency)
            appendNumberOnly(money.amount, grammaticalCase, noun, to: &buffer)
        case .measure(let measure):
            let noun = measure.magnitude.flatMap(numerals.table.noun) ?? units.noun(measure.unit)
            appendNumberOnly(measure.amount, grammaticalCase, noun, to: &buffer)
        case .magnitude(let number, let magnitude, _):
            appendNumberOnly(number, grammaticalCase, numerals.table.noun(magnitude), to: &buffer)
        case .signed(let sign, let value):
            if sign.isSaid(before: value) { buffer.append(spaced: words.sign(sign)) }
            appendWithoutNoun(value, grammaticalCase, to: &buffer)
        case .count(let number, let noun):
            appendNumberOnly(
                number, grammaticalCase, noun.gender, noun.animacy, isPluralOnly: noun.singular.isEmpty, to: &buffer)
        default: append(quantity, grammaticalCase, isGoverned: true, to: &buffer)
        }
    }

    private func appendNumberOnly(
        _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ noun: Noun?, to buffer: inout UTF8Buffer
    ) {
        appendNumberOnly(
            number, grammaticalCase, noun?.gender ?? .masculine, noun?.animacy ?? .inanimate,
            isPluralOnly: noun?.isPluralOnly ?? false, to: &buffer)
    }
}
