import SpokenLocaleData
import SpokenModel

/// Places on the globe, diameters, and ranges of decimals.
extension Classifier {
    /// «55°45′20″ с. ш.», «37,6° в. д.».
    func coordinate(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text.has("°", at: number.end), !number.isGrouped, number.integer <= 180 else { return nil }
        let governed = governedCase(before: start, of: number)
        var parts: [Reading.Content] = [.quantity(.measure(Measure(number.value, .generic)), governed)]
        var end = number.end + 2
        for unit in [MeasureUnit.minute, .second] {
            guard let (value, last) = angle(end, isMinute: unit == .minute) else { break }
            parts += [.words(" "), .quantity(.measure(Measure(value, unit)), governed)]
            end = last
        }
        if let (words, last) = hemisphere(end) {
            parts.append(.words(words))
            end = last
        } else if parts.count == 1 {
            return nil
        }
        return Reading(start: start, end: end, content: .joined(parts), semioticClass: .measure)
    }

    /// «45′», «20,5″».
    private func angle(_ place: Int, isMinute: Bool) -> (value: DecimalNumber, end: Int)? {
        let first = text.skipSpaces(place)
        guard text.isDigit(first) else { return nil }
        let number = text.scanNumber(first, syntax)
        guard number.integer < 60, number.integerDigits <= 2, !number.isChain else { return nil }
        if isMinute {
            let length =
                text.has("′", at: number.end) ? 3 : text[number.end] == 0x27 && text[number.end + 1] != 0x27 ? 1 : 0
            return length > 0 ? (number.value, number.end + length) : nil
        }
        let length =
            text.has("″", at: number.end) ? 3 : text[number.end] == 0x22 ? 1 : text.has("''", at: number.end) ? 2 : 0
        return length > 0 ? (number.value, number.end + length) : nil
    }

    /// « с. ш.», «в.д.».
    private func hemisphere(_ place: Int) -> (words: String, end: Int)? {
        let side = text.skipSpaces(place)
        let last = text.skipSpaces(side + 3)
        guard text[side + 2] == 0x2E, text[last + 2] == 0x2E else { return nil }
        let end = text.isSentenceEnd(last + 3) ? last + 2 : last + 3
        if text.has("ш", at: last) {
            if text.has("с", at: side) { return (" северной широты", end) }
            if text.has("ю", at: side) { return (" южной широты", end) }
        } else if text.has("д", at: last) {
            if text.has("в", at: side) { return (" восточной долготы", end) }
            if text.has("з", at: side) { return (" западной долготы", end) }
        }
        return nil
    }

    /// «Ø32 мм», «⌀ 5 см».
    func diameter(_ place: Int, length: Int) -> Reading? {
        let first = text.skipSpaces(place + length)
        guard text.isDigit(first) else { return nil }
        let number = text.scanNumber(first, syntax)
        guard number.fits, !number.isChain, var reading = amount(number, from: first),
            reading.semioticClass == .measure
        else { return nil }
        reading.start = place
        // «Диаметр Ø32 мм»
        if !wordBefore(place).begins(with: "диаметр") { reading.content = reading.content.prefixed("диаметр ") }
        return reading
    }

    /// «норма 3,0–5,2»: in words a range of decimals.
    func decimalRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.separator != 0x2E, !number.isNegative, !number.hasLeadingZero || number.hasFraction else {
            return nil
        }
        let dash = text.dashLength(number.end)
        guard dash > 0, text.isDigit(number.end + dash) else { return nil }
        let second = text.scanNumber(number.end + dash, syntax)
        guard number.hasFraction || second.hasFraction, second.fits, !second.isChain, second.separator != 0x2E,
            number.isLess(than: second), spelling(second.end) == nil, text[second.end] != 0x25,
            text.letterLength(second.end) == 0, text.dashLength(second.end) == 0, text[second.end] != 0x2F
        else { return nil }
        var gender: GrammaticalGender?
        let noun = text.skipSpaces(second.end)
        if text.letterLength(noun) > 0 {
            // «1-2,5 метра»: behind a decimal the noun stands in the genitive singular.
            guard second.hasFraction,
                hasForm(
                    noun, text.wordEnd(noun),
                    where: {
                        guard $0.isNoun, $0.has(.genitive, .singular) else { return false }
                        gender = $0.gender
                        return true
                    })
            else { return nil }
        }
        return Reading(
            start: start, end: second.end,
            content: .quantity(
                .range(.cardinal(number.value, gender ?? .masculine), .cardinal(second.value)),
                governedCase(before: start, of: second)),
            semioticClass: .range, confidence: .likely)
    }
}
