import SpokenModel

/// What makes a number a part of something longer that is no notation of English or Spanish.
extension Classifier {
    /// "5@x", "5_a", "$5.99.1", "9:00–10:00–3": what follows belongs to the same thing, so that nothing of it is said.
    func latinJoins(_ reading: Reading) -> Bool {
        let end = reading.end
        let next = text[end]
        switch next {
        case 0x40, 0x5F, 0x5C, 0x23, 0x5E, 0x60, 0x7C: return true
        case 0x2E, 0x2C: return text.isDigit(end + 1)
        case 0x3A: return text[end + 1] == 0x2F && text[end + 2] == 0x2F
        case 0x2D, 0xE2:
            let dash = text.dashLength(end)
            return dash > 0 && text.isDigit(end + dash)
                && [.time, .range, .score, .telephone, .date].contains(reading.semioticClass)
        default: return false
        }
    }

    /// Where to go on behind something that is not said: nothing of the same run is, lest its parts are said alone.
    func gluedEnd(_ reading: Reading) -> Int {
        isLatin && latinJoins(reading) ? max(chunkEnd(reading.end), reading.end) : reading.end
    }

    /// "2–2–2": a number behind a dash and another number.
    func isBehindDash(_ start: Int) -> Bool {
        guard start > 1 else { return false }
        let sign = text.previousScalar(start)
        return text.dashLength(sign) == start - sign && text.isDigit(sign - 1)
    }

    /// "3-9+": whether the digits before a place are a part of something longer.
    func isCodeTail(_ place: Int) -> Bool {
        var start = place
        while start > 0, place - start < 20, text.isDigit(start - 1) || [0x2C, 0x2E].contains(text[start - 1]) {
            start -= 1
        }
        guard start > 0 else { return false }
        return text[start - 1] == 0x2D && start > 1 && text.spaceLength(text.previousScalar(start - 1)) == 0
            || text.isLetterBefore(start) || [0x2F, 0x3A, 0x5F].contains(text[start - 1])
    }

    /// Whether an amount begins at a place: "5", "$5".
    func isAmountAhead(_ place: Int) -> Bool {
        if text.isDigit(place) { return true }
        let byte = text[place]
        guard byte == 0x24 || byte == 0xC2 || byte == 0xE2 || text.isUpper(place),
            text.letterLength(place) == 0 || text.wordEnd(place) - place <= 3
        else { return false }
        if case .reading(let reading) = prefixedMoney(place) { return reading.semioticClass == .money }
        return false
    }
}
