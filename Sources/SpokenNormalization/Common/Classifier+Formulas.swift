import SpokenModel

/// Chemical formulas: «H₂SO₄», «CaCO3», «C2H5OH» are said by their elements and numbers, in languages whose table has their
/// names (`elements.tsv`).
extension Classifier {
    func chemicalFormula(_ place: Int) -> Reading? {
        guard place == 0 || !text.isDigit(place - 1) && text[place - 1] != 0x2D && text[place - 1] != 0x5F else {
            return nil
        }
        var (end, elements, inner, subscripts) = (place, 0, 0, 0)
        var (hasLongSymbol, isBehindNumber) = (false, false)
        var words: [Reading.Content] = []
        while (0x41...0x5A).contains(text[end]), elements < 12 {
            let length = (0x61...0x7A).contains(text[end + 1]) ? 2 : 1
            guard let name = vocabulary.rows?.elements[word(end, end + length)]?.string else { return nil }
            if isBehindNumber { inner += 1 }
            hasLongSymbol = hasLongSymbol || length == 2
            end += length
            elements += 1
            words.append(.words((words.isEmpty ? "" : "-") + name))
            isBehindNumber = false
            let (count, last, isSubscript) = countOfAtoms(end)
            guard last > end else { continue }
            guard let number = DecimalNumber(exactly: count), count > 0 else { return nil }
            words.append(.words("-"))
            words.append(.quantity(.cardinal(number), .nominative))
            subscripts += isSubscript ? 1 : 0
            isBehindNumber = true
            end = last
        }
        // «PS5», «I2C» are names: a subscript, a symbol of two letters or a number inside tells a formula.
        guard elements > 1 || subscripts > 0, subscripts > 0 || inner > 0 || hasLongSymbol && isBehindNumber,
            subscripts > 0 || hasLongSymbol || hasHydrogenOrOxygen(place, end),
            text.letterLength(end) == 0, !text.isDigit(end), ![0x2D, 0x2F, 0x5F, 0x40].contains(text[end])
        else { return nil }
        return Reading(
            start: place, end: end, content: .joined(words), semioticClass: .letters, confidence: .likely,
            rule: "chemical-formula")
    }

    /// «₂», «12» behind the symbol of an element.
    private func countOfAtoms(_ place: Int) -> (count: Int, end: Int, isSubscript: Bool) {
        if text.isDigit(place) {
            let (value, count) = text.digits(place)
            return count <= 2 ? (value, place + count, false) : (0, place + count, false)
        }
        var (value, end) = (0, place)
        while end - place < 6, text[end] == 0xE2, text[end + 1] == 0x82, (0x80...0x89).contains(text[end + 2]) {
            value = value * 10 + Int(text[end + 2] - 0x80)
            end += 3
        }
        return (value, end, end > place)
    }

    private func hasHydrogenOrOxygen(_ start: Int, _ end: Int) -> Bool {
        bytes[start..<end].contains { $0 == 0x48 || $0 == 0x4F }
    }
}
