import SpokenModel

/// Times of races, whose marks are those of feet and inches: «4h 12' 35"», «a 1' 05"», «ventaja de 12"».
extension Classifier {
    /// «1' 05"», «3' 45"»: a second number with a zero before it, or from twelve on, is none of inches.
    func spanishTime(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let minutes = markedPart(start, footMark),
            let seconds = markedPart(text.skipSpaces(minutes.end), inchMark), text.letterLength(seconds.end) == 0,
            !text.isDigit(seconds.end), seconds.hasZero || seconds.value.integer >= 12 || seconds.isDoubled
        else { return nil }
        return Reading(
            start: start, end: seconds.end,
            content: .quantity(
                .mixed([Measure(minutes.value, .minute), Measure(seconds.value, .second)]), .nominative),
            semioticClass: .measure, confidence: .likely)
    }

    private struct MarkedPart {
        var value: DecimalNumber
        var hasZero: Bool
        /// «30''»
        var isDoubled: Bool
        var end: Int
    }

    /// A number below sixty and its mark.
    private func markedPart(_ place: Int, _ mark: (Int) -> Int) -> MarkedPart? {
        guard text.isDigit(place) else { return nil }
        let number = text.scanNumber(place, syntax)
        let length = mark(number.end)
        guard number.fits, !number.isChain, number.integer < 60, length > 0 else { return nil }
        return MarkedPart(
            value: number.value, hasZero: text[place] == 0x30 && number.integerDigits > 1,
            isDoubled: text.has("''", at: number.end), end: number.end + length)
    }

    /// Whether feet and inches are told of: «mide 5' 10"», «de 6' 2"», a line of its own.
    func isFoot(_ number: ScannedNumber, from start: Int, _ end: Int) -> Bool {
        (3...8).contains(number.integer) && isInched(start, end)
    }

    /// Whether a mark of inches is one: behind what is measured so, or behind «de» of what is no gap of time.
    func isInched(_ start: Int, _ end: Int) -> Bool {
        if isAtStart(start) { return text.isLineEnd(end) || !isTimed(start, end) }
        let word = nounBefore(start)
        if word == "de" {
            let noun = wordBefore(wordStartBefore(start))
            return !latin.has(noun, .gap) && !latin.has(noun, .timer)
        }
        let before = text.skipSpacesBack(start)
        // «4K 55"», «16:9 27"», "(55")"
        if text[before - 1] == 0x28 || word.isEmpty && text[before - 1] != 0x2C && text[before - 1] != 0x3B {
            return !isTimed(start, end)
        }
        return latin.has(word, .inched) || text.isDigit(before - 1)
    }

    /// «12" de ventaja», «15" del líder», «5" después»
    private func isTimed(_ start: Int, _ end: Int) -> Bool {
        let (word, last) = loweredWord(end)
        let noun = word == "de" || word == "del" || word == "por" ? loweredAfter(last) : word
        return latin.has(noun, .gap) || latin.has(noun, .timer)
    }
}
