import SpokenModel

/// What the rules of Russian share, and the smallest of them.
extension Classifier {
    /// «1:25 000»: a scale, and no time.
    func scale(_ place: Int) -> Decision? {
        guard text[place] == 0x31, text[place + 1] == 0x3A, text.isDigit(place + 2) else { return nil }
        let number = text.scanNumber(place + 2, syntax)
        guard number.isGrouped, number.fits, !number.isChain, text.letterLength(number.end) == 0 else { return nil }
        guard numbers == .words else {
            return .reading(
                .likely(place + 2, number.end, .quantity(.cardinal(number.value), .nominative), .score))
        }
        return .reading(
            .likely(place, number.end, oneTo(1, number.value), .score))
    }

    /// «с результатом 15:29,3»: minutes and seconds, which alone have decimals behind them.
    func resultTime(_ place: Int) -> Reading? {
        let (minutes, length) = text.digits(place)
        let start = place + length + 1
        let (seconds, count) = text.digits(start)
        let (fraction, digits) = text.digits(start + 3)
        let end = start + 3 + digits
        guard text[place + length] == 0x3A, (1...2).contains(length), minutes < 60, count == 2, seconds < 60,
            (1...2).contains(digits),
            text[start + 2] == 0x2C || text[start + 2] == 0x2E, text.letterLength(end) == 0,
            ![0x3A, 0x2E, 0x2C, 0x2F, 0x2D].contains(text[end]) || !text.isDigit(end + 1), text[end] != 0x25,
            let whole = DecimalNumber(exactly: minutes)
        else { return nil }
        let rest = DecimalNumber(
            uncheckedInteger: UInt64(seconds), fraction: UInt64(fraction),
            fractionDigits: UInt8(truncatingIfNeeded: digits),
            isNegative: false)
        return .likely(
            place, end,
            .quantity(
                .mixed([Measure(whole, .minute), Measure(rest, .second)]),
                governedCase(before: place, of: ScannedNumber(start: place, end: place))), .measure)
    }

    /// «за 2:01:09»: how long it took.
    func lapTime(_ place: Int) -> Reading? {
        guard let (time, end) = clock(place), let second = time.second, wordBefore(place) == "за"
        else { return nil }
        let parts: [Measure] = [
            (Int(time.hour), MeasureUnit.hour), (Int(time.minute), .minute), (Int(second), .second),
        ]
        .compactMap { value, unit in
            value == 0 ? nil : DecimalNumber(exactly: value).map { Measure($0, unit) }
        }
        return Reading(
            start: place, end: end, content: .quantity(.mixed(parts), .accusative), semioticClass: .measure)
    }

    /// What stands behind digits: it tells at once which rules can hold.
    enum Follower {
        /// The end of a line or a clause, a currency sign or a percent sign.
        case nothing
        /// A word in Cyrillic letters.
        case word
        case other
    }

    func follower(_ end: Int) -> Follower {
        if text[end] == 0x20, text[end + 1] & 0xFE == 0xD0 { return .word }
        let next = text.skipSpaces(end)
        switch text[next] {
        // «(495) 123-45-67»
        case 0x29 where text.isDigit(text.skipSpaces(next + 1)): return .other
        case 0x00, 0x0A, 0x0D, 0x21, 0x25, 0x29, 0x3B, 0x3F: return .nothing
        case 0x2C where next == end && !text.isDigit(end + 1): return .nothing
        case 0xE2 where text[next + 1] == 0x82: return .nothing
        case 0xD0, 0xD1: return .word
        default: return .other
        }
    }

    /// The end of at most four digits and their decimals; the place itself, behind which stands a digit, when there are
    /// more.
    func runEnd(_ place: Int) -> Int {
        let count = text.digits(place).count
        guard count <= 4, text[place] != 0x30 || count == 1 else { return place }
        let end = place + count
        return text[end] == 0x2C && text.isDigit(end + 1) ? end + 1 + text.digits(end + 1).count : end
    }

    /// What the rules for numbers may build on.
    func russianSite(_ number: ScannedNumber) -> RuleConditions {
        var site: RuleConditions = []
        let isBare =
            follower(number.end) == .nothing
            && (text[number.end] != 0x2C && text[number.end] != 0x25 || numbers == .digits)
        if !isBare { site.insert(.followed) }
        guard number.integerDigits <= 4, !number.isGrouped, !number.hasFraction, !number.isNegative,
            !number.hasLeadingZero, !isBare || numbers == .words && number.integerDigits >= 3
        else { return site }
        site.insert(.yearOfEra)
        if number.integerDigits >= 2 { site.insert(.year) }
        return site
    }

    /// «п. 2.1», «ст. 12 ч. 3»: the number of a part of a text.
    func numberedPart(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isPossiblyNumbered(number),
            isNumbered(start)
                || number.hasFraction
                    && (isBehindPointed(start) || isListedPart(start)),
            number.integerDigits != 4 || yearMark(number.end) == nil
        else { return nil }
        return numbered(number, from: start)
    }

    /// «УДК 631.11», «УДК: 631.11»
    private func isBehindPointed(_ start: Int) -> Bool {
        let colon = text.skipSpacesBack(start) - 1
        let word = text[colon] == 0x3A ? text.lowered(text.wordStart(colon), colon) : wordBefore(start)
        return vocabulary.russian.contexts.has(word, .pointed)
    }

    /// «п. 1.8, 2.2 и 3.1»: whether the first number of a list is the number of a part.
    private func isListedPart(_ start: Int) -> Bool {
        var place = start
        for _ in 0..<8 {
            let end = text.skipSpacesBack(place)
            var last = end - 1
            if text[last] != 0x2C {
                guard case .joint? = vocabulary.governors[wordBefore(place)] else { return false }
                last = wordStartBefore(place)
            }
            guard let before = numberBefore(last) else { return false }
            if isNumbered(before.start) { return true }
            place = before.start
        }
        return false
    }

    /// Whether a point or a single letter behind it makes it worth a look at the word before: «п. 2.1», «ст. 12 ч. 3».
    private func isPossiblyNumbered(_ number: ScannedNumber) -> Bool {
        if number.hasFraction { return number.separator == 0x2E }
        let next = text.skipSpaces(number.end)
        let length = text.letterLength(next)
        return length > 0 && text.letterLength(next + length) == 0
    }

    /// Whether a unit may be the label of a field: in brackets, or behind a comma.
    func isLabelPlace(_ place: Int) -> Bool {
        text[place - 1] == 0x28 || text[place - 1] == 0x20 && text[place - 2] == 0x2C
    }

    /// «12:00 МСК» is no acronym.
    func isBehindTime(_ place: Int, _ end: Int) -> Bool {
        guard end - place == 6, text.has("МСК", at: place) else { return false }
        let opened = text.skipSpacesBack(place)
        let last = text[opened - 1] == 0x28 ? text.skipSpacesBack(opened - 1) : opened
        return text.isDigit(last - 1) && text[last - 3] == 0x3A
    }
}
