import SpokenModel

/// House numbers, postal codes and units before nouns in English.
extension Classifier {
    /// "123 Main St", "1428 Elm Street": a house number is said by pairs; "CA 95051": a postal code digit by digit.
    func englishHouse(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.isGrouped, !number.hasFraction, !number.isNegative else { return nil }
        let value = Int(number.integer)
        if number.integerDigits == 5, isBehindState(start) {
            return Reading(
                start: start, end: number.end,
                content: .sequence(
                    (number.start..<number.end).map { .cardinal(DecimalNumber(exactly: text[$0] &- 0x30) ?? 0) }),
                semioticClass: .address, confidence: .likely)
        }
        guard (3...4).contains(number.integerDigits), isStreetAhead(number.end) else { return nil }
        let content: Reading.Content
        if value >= 1000 {
            content = year(value)
        } else if value % 100 == 0 {
            return nil
        } else {
            content = .joined([
                cardinal(value / 100), .words(value % 100 < 10 ? " oh " : " "), cardinal(value % 100),
            ])
        }
        return Reading(
            start: start, end: number.end, content: content, semioticClass: .address, confidence: .likely)
    }

    /// ", CA 95051"
    private func isBehindState(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        let start = text.wordStart(end)
        guard end < place, end - start == 2, text.isUpper(start), text.isUpper(start + 1) else { return false }
        let before = text.skipSpacesBack(start)
        return before < start && text[before - 1] == 0x2C
    }

    /// Whether up to four words with a capital lead to the last word of a street's name.
    private func isStreetAhead(_ place: Int) -> Bool {
        var start = text.skipSpaces(place)
        guard start > place else { return false }
        for index in 0..<5 {
            var end = text.wordEnd(start)
            if text.isDigit(start) {
                while text.isDigit(end) { end += 1 }
                end = text.wordEnd(end)
            } else {
                guard end > start, text.isUpper(start) || index > 0 else { return false }
                if index > 0, latin.has(text.lowered(start, end), .street) { return true }
                guard text.isUpper(start) else { return false }
            }
            if text[end] == 0x2E { end += 1 }
            let next = text.skipSpaces(end)
            guard next > end else { return false }
            start = next
        }
        return false
    }

    /// "1211 E Arques Ave": a direction between a house number and its street.
    func englishDirection(_ place: Int, _ end: Int) -> Reading? {
        let name: String
        switch text[place] {
        case 0x4E: name = "North"
        case 0x45: name = "East"
        case 0x53: name = "South"
        case 0x57: name = "West"
        default: return nil
        }
        let before = text.skipSpacesBack(place)
        guard before < place, text.isDigit(before - 1) else { return nil }
        let last = text[end] == 0x2E ? end + 1 : end
        let next = text.skipSpaces(last)
        guard next > last, text.isUpper(next) || text.isDigit(next), isStreetAhead(before) else { return nil }
        return Reading(
            start: place, end: last, content: .words(name), semioticClass: .address, confidence: .likely)
    }

    /// "12 V battery", "6.1 in display", "5 min walk": a unit before the noun that it tells of has no plural.
    func englishAttribute(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isNegative, let (meaning, end) = spelling(number.end), case .unit(let unit) = meaning,
            unit != .percent, let noun = vocabulary.noun(meaning, isPlural: false), text.spaceLength(end) > 0,
            latin.has(wordAfter(end).text, .head)
        else { return nil }
        let value: Reading.Content =
            numbers == .digits ? .words(word(number.start, number.end)) : cardinal(number)
        return Reading(
            start: start, end: end, content: value.appending(" " + noun), semioticClass: .measure, confidence: .likely)
    }

    /// "6 x 330 ml": so many of something, not a length by a width.
    func englishMultiple(_ number: ScannedNumber, from start: Int) -> Reading? {
        let sign = text.skipSpaces(number.end)
        let length = text[sign] == 0x78 ? 1 : text.has("×", at: sign) ? 2 : 0
        let next = text.skipSpaces(sign + length)
        guard length > 0, text.isDigit(next), !number.isNegative else { return nil }
        let second = text.scanNumber(next, vocabulary.syntax)
        guard second.fits, !second.isChain, let (amount, end, _) = quantity(second),
            case .measure(let measure) = amount,
            [.milliliter, .liter, .centiliter, .gram, .kilogram, .milligram, .ounce, .fluidOunce, .pound, .gigabyte]
                .contains(measure.unit)
        else { return nil }
        let value: Reading.Content =
            numbers == .digits ? .words(word(number.start, number.end)) : cardinal(number)
        return Reading(
            start: start, end: end,
            content: .joined([value, .words(separator("times")), .quantity(amount, .nominative)]),
            semioticClass: .measure, confidence: .likely)
    }

    /// "5'10\"": feet and inches.
    func englishHeight(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x27, !number.hasFraction, !number.isNegative, number.integer < 100 else {
            return nil
        }
        let (inches, count) = text.digits(number.end + 1)
        let end = number.end + 1 + count
        guard (1...2).contains(count), inches < 12, text[end] == 0x22 else { return nil }
        return Reading(
            start: start, end: end + 1,
            content: .quantity(
                .mixed([Measure(number.value, .foot), Measure(DecimalNumber(exactly: inches) ?? 0, .inch)]), .nominative
            ),
            semioticClass: .measure)
    }

    /// "2x faster", "4.4x": in words "two x".
    func englishTimes(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = number.end + 1
        guard numbers == .words, text[number.end] == 0x78, text.letterLength(end) == 0, !text.isDigit(end),
            number.integerDigits <= 4
        else { return nil }
        return Reading(
            start: start, end: end, content: cardinal(number).appending(" x"), semioticClass: .cardinal,
            confidence: .likely)
    }
}
