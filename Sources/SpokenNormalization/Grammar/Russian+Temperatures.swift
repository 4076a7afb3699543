import SpokenLocaleData
import SpokenModel

/// Ranges of degrees, whose signs are said with both.
extension Classifier {
    /// «+5…+10 °C», «−5…+3 °C», «5...10 °C», «+20 – +25 °C».
    func temperatureRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        let mark = text.skipSpaces(number.end)
        let dots =
            text.has("…", at: mark) || text.has("...", at: mark) ? 3 : text.has("..", at: mark) ? 2 : 0
        let dash = dots == 0 ? text.dashLength(mark) : 0
        guard dots + dash > 0 else { return nil }
        let sign = text.skipSpaces(mark + dots + dash)
        let isMinus = text.has("−", at: sign) || dots > 0 && text.has("–", at: sign) || dots > 0 && text[sign] == 0x2D
        let isPlus = text[sign] == 0x2B
        // Without a sign two numbers with a dash are any range.
        guard dots > 0 || isPlus else { return nil }
        let digits = isPlus || text[sign] == 0x2D ? sign + 1 : isMinus ? sign + 3 : sign
        guard text.isDigit(digits) else { return nil }
        var upper = text.scanNumber(digits, syntax)
        upper.isNegative = isMinus
        guard upper.fits, !upper.isChain, let (meaning, end) = spelling(upper.end), case .unit(let unit) = meaning
        else { return writtenDegrees(number, upper, from: start) }
        // «-18..20°»: whether the second is below zero too nothing tells.
        if number.isNegative, !isMinus, !isPlus, number.integer >= 10, number.integer < upper.integer { return nil }
        let lowest = Quantity.measure(Measure(number.value, unit))
        let highest = Quantity.measure(Measure(upper.value, unit))
        // «+2…+6°», «−2…+3°»: the plus is said where it is written and tells something.
        let isSigned = text[start] == 0x2B
        return Reading(
            start: start, end: end,
            content: .quantity(
                .range(
                    isSigned ? .signed(.plus, lowest) : lowest,
                    isPlus && (isSigned || number.isNegative) ? .signed(.plus, highest) : highest),
                governedCase(before: start, of: upper)),
            semioticClass: .measure)
    }

    /// «разогрейте духовку до 170С», «на температуре 140C»: a letter for degrees where something is heated.
    func heat(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text.has("С", at: number.end) || text[number.end] == 0x43, (20...300).contains(number.integer) else {
            return nil
        }
        let end = number.end + text.letterLength(number.end)
        guard text.letterLength(end) == 0, !text.isDigit(end), text[end] != 0x2D, text[end] != 0x2F,
            vocabulary.russian.contexts.has(wordBefore(start), .heat)
                || hasWordBefore(start, where: { vocabulary.russian.contexts.has($0, .heat) })
        else { return nil }
        return Reading(
            start: start, end: end,
            content: .quantity(.measure(Measure(number.value, .celsius)), governedCase(before: start, of: number)),
            semioticClass: .measure, confidence: .likely)
    }

    /// «до +12..+17 градусов», «0..-4 градуса»: with the noun in full.
    private func writtenDegrees(_ lower: ScannedNumber, _ upper: ScannedNumber, from start: Int) -> Reading? {
        let noun = text.skipSpaces(upper.end)
        guard numbers == .words, loweredAfter(upper.end).begins(with: "градус"), !lower.hasFraction, !upper.hasFraction,
            text[start] == 0x2B || lower.isNegative || lower.integer == 0
        else { return nil }
        let governed = governedCase(before: start, of: upper)
        let isPlus = text[upper.start - 1] == 0x2B
        let plus = isPlus ? vocabulary.symbols["plus"].map { $0 + " " } : nil
        // The plus of the first is said by its own rule.
        return Reading(
            start: start, end: upper.end,
            content: .joined([
                .quantity(.cardinal(lower.value), governed), .words(" – " + (plus ?? "")),
                .quantity(.cardinal(upper.value), governed),
            ]), semioticClass: .measure, confidence: noun > upper.end ? .likely : .guess)
    }
}
