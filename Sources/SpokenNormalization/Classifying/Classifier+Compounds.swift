/// Units that are made of others: read whole or not at all.
extension Classifier {
    /// «5 Гц·м», «5 м/с^3», «5 л/с с км²»: whether a unit goes on behind what was found of it.
    func isCut(_ reading: Reading) -> Bool {
        isCut(reading.end) || text[reading.end] == 0x20 && profile.has(.russian) && startsArea(reading)
    }

    /// Whether a power, a product or a unit that nothing knows stands at a place.
    func isCut(_ end: Int) -> Bool {
        switch text[end] {
        case 0x2A: return text.letterLength(end + 1) > 0
        case 0x5E: return text.isDigit(end + 1) || text[end + 1] == 0x2D
        // «·», «²», «³»
        case 0xC2:
            if text[end + 1] == 0xB7 { return text.letterLength(end + 2) > 0 }
            return text[end + 1] == 0xB2 || text[end + 1] == 0xB3
        case 0xE2:
            let isDot = text.has("⋅", at: end) || text.has("∙", at: end) || text.has("•", at: end)
            return isDot && text.letterLength(end + 3) > 0
        case 0x2F where profile.has(.russian):
            if text[end + 1] == 0x28 { return text.letterLength(end + 2) > 0 }
            // «5 кг/Гц», but «500 г/упаковка»
            let last = text.wordEnd(end + 1)
            return last > end + 1 && last - end <= 7
        default: return false
        }
    }

    /// «л/с км²»: a part of the unit behind a space.
    private func startsArea(_ reading: Reading) -> Bool {
        let first = max(reading.start, reading.end - 24)
        guard bytes[first..<reading.end].contains(0x2F) else { return false }
        var start = text.skipSpaces(reading.end)
        if text.has("с ", at: start) { start = text.skipSpaces(start + 3) }
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: start), case .unit(let unit) = match.meaning
        else { return false }
        return vocabulary.category(of: unit) == .area
    }
}
