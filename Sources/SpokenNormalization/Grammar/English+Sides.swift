import SpokenModel

/// `24"W x 18"D x 30"H`: the sides of a thing, each with its letter.
extension Classifier {
    func englishSides(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard profile.has(.english), inchMark(number.end) > 0, !number.isNegative, !isInQuotation(start)
        else {
            return nil
        }
        var parts: [Reading.Content] = []
        var side = number
        while parts.count < 5 {
            let letter = side.end + inchMark(side.end)
            guard inchMark(side.end) > 0, side.fits, !side.isChain, let name = sideName(letter) else { return nil }
            parts.append(
                Reading.Content.quantity(.measure(Measure(side.value, .inch)), .nominative).appending(" " + name))
            guard let next = latinFactor(letter + 1) else {
                guard text.letterLength(letter + 1) == 0, !text.isDigit(letter + 1) else { return nil }
                return Reading(
                    start: start, end: letter + 1, content: .joined(parts), semioticClass: .measure,
                    confidence: .likely)
            }
            parts.append(.words(separator("ratio")))
            side = text.scanNumber(next, syntax)
        }
        return nil
    }

    private func sideName(_ place: Int) -> String? {
        switch text[place] {
        case 0x57: vocabulary.symbols["side-w"]
        case 0x44: vocabulary.symbols["side-d"]
        case 0x48: vocabulary.symbols["side-h"]
        case 0x4C: vocabulary.symbols["side-l"]
        default: nil
        }
    }
}
