import SpokenModel

/// Powers with raised digits: "10⁶", "6.02×10²³", "10⁻³".
extension Classifier {
    /// Raised digits at a place: their value and where they end.
    private func exponent(_ place: Int) -> (value: Int, isNegative: Bool, end: Int)? {
        var end = place
        let isNegative = text.has("⁻", at: end)
        if isNegative { end += 3 }
        var value = 0
        var count = 0
        while count < 3 {
            if text[end] == 0xC2, [0xB9, 0xB2, 0xB3].contains(text[end + 1]) {
                value = value * 10 + (text[end + 1] == 0xB9 ? 1 : Int(text[end + 1]) - 0xB0)
                end += 2
            } else if text[end] == 0xE2, text[end + 1] == 0x81,
                text[end + 2] == 0xB0 || (0xB4...0xB9).contains(text[end + 2])
            {
                value = value * 10 + Int(text[end + 2] & 0x0F)
                end += 3
            } else {
                break
            }
            count += 1
        }
        return count > 0 ? (value, isNegative, end) : nil
    }

    /// Whether a raised digit or "^" makes a unit another one: "ft³", "s²", "s^2".
    func isRaised(_ place: Int) -> Bool {
        switch text[place] {
        case 0x5E: true
        case 0xC2: [0xB9, 0xB2, 0xB3].contains(text[place + 1])
        case 0xE2: text[place + 1] == 0x81
        default: false
        }
    }

    /// "2³", "5²": in words "cubed", "squared"; "10⁶" and "6.02×10²³" in both styles.
    func latinPower(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] >= 0xC2 || text[number.end] == 0x20 else { return nil }
        if let scientific = scientific(number, from: start) { return scientific }
        guard let power = exponent(number.end), text.letterLength(power.end) == 0, !text.isDigit(power.end) else {
            return nil
        }
        if power.value == 2 || power.value == 3, !power.isNegative {
            guard numbers == .words, let word = vocabulary.symbols[power.value == 2 ? "squared" : "cubed"] else {
                return nil
            }
            return Reading(
                start: start, end: power.end, content: cardinal(number).appending(" " + word),
                semioticClass: .cardinal, confidence: .likely)
        }
        // Behind another number than ten a raised digit is as often the sign of a note.
        guard number.integer == 10, !number.hasFraction, !number.isNegative, power.value > 3 || power.isNegative else {
            return nil
        }
        return Reading(
            start: start, end: power.end, content: .joined([cardinal(number), raised(power.value, power.isNegative)]),
            semioticClass: .cardinal, confidence: .likely)
    }

    /// "6.02×10²³", "5 × 10⁸"
    private func scientific(_ number: ScannedNumber, from start: Int) -> Reading? {
        let sign = text.skipSpaces(number.end)
        guard text.has("×", at: sign) else { return nil }
        let base = text.skipSpaces(sign + 2)
        guard text.digits(base).value == 10, text.digits(base).count == 2,
            let power = exponent(base + 2) ?? caret(base + 2), text.letterLength(power.end) == 0,
            !text.isDigit(power.end)
        else { return nil }
        let value: Reading.Content =
            numbers == .digits && !number.isNegative ? .words(word(start, number.end)) : cardinal(number)
        var end = power.end
        var unit = ""
        if let (meaning, last) = spelling(end), case .unit = meaning,
            let noun = vocabulary.noun(meaning, isPlural: true)
        {
            (end, unit) = (last, " " + noun)
        }
        return Reading(
            start: start, end: end,
            content: .joined([
                value, .words(separator("times")), cardinal(10), raised(power.value, power.isNegative), .words(unit),
            ]), semioticClass: unit.isEmpty ? .cardinal : .measure, confidence: .likely)
    }

    /// "10^27", "10^-3"
    private func caret(_ place: Int) -> (value: Int, isNegative: Bool, end: Int)? {
        guard text[place] == 0x5E else { return nil }
        let isNegative = text[place + 1] == 0x2D
        let start = place + (isNegative ? 2 : 1)
        let (value, count) = text.digits(start)
        guard (1...3).contains(count), text[start + count] != 0x2E || !text.isDigit(start + count + 1) else {
            return nil
        }
        return (value, isNegative, start + count)
    }

    /// " to the 23rd", " to the minus 3", « elevado a 23»
    private func raised(_ value: Int, _ isNegative: Bool) -> Reading.Content {
        let minus = isNegative ? (vocabulary.symbols["minus"] ?? "") + " " : ""
        guard profile.has(.english) else {
            return cardinal(value).prefixed(" elevado a " + minus)
        }
        if isNegative { return cardinal(value).prefixed(" to the " + minus) }
        return Reading.Content.quantity(.ordinal(UInt64(value)), .nominative).prefixed(" to the ")
    }
}
