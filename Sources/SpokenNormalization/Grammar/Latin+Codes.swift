import SpokenModel

/// Numbers that are names: orders, codes, cards, telephones of three digits.
extension Classifier {
    /// "Text BALANCE to 72265": a word in capitals before the number that it is sent to.
    func isMessage(_ place: Int) -> Bool {
        let joint = text.wordStart(place)
        guard ["to", "al"].contains(text.lowered(joint, place)) else { return false }
        let end = text.skipSpacesBack(joint)
        let start = text.wordStart(end)
        guard end - start > 1, text.isUpper(start), text.isUpper(start + 1) else { return false }
        return latin.has(wordBefore(start), .message)
    }

    /// "Card ending in 4242": the digits of a card by twos, as behind dots.
    func latinCardEnd(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integerDigits == 4, !number.isGrouped, !number.hasFraction,
            !number.isNegative,
            latin.has(wordBefore(start), .ending)
                || latin.has(wordBefore(start), .function)
                    && latin.has(wordBefore(wordStartBefore(start)), .ending)
        else { return nil }
        let value = Int(number.integer)
        var parts: [Quantity] = [.cardinal(DecimalNumber(exactly: value / 100) ?? 0)]
        if value % 100 < 10 { parts.append(.cardinal(0)) }
        parts.append(.cardinal(DecimalNumber(exactly: value % 100) ?? 0))
        return Reading(
            start: start, end: number.end, content: .sequence(parts), semioticClass: .code, confidence: .likely)
    }

    /// "Room 512", "Route 101", "Flight UA 305": three digits that name something, the hundreds apart.
    func englishHundreds(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard (3...4).contains(number.integerDigits), !number.isGrouped, !number.hasFraction,
            !number.isNegative, !number.hasLeadingZero, number.integer % 100 != 0 || number.integer > 1000,
            text.letterLength(number.end) == 0,
            text[number.end] != 0x25, text[number.end] != 0x2D, text.dashLength(number.end) == 0
        else { return nil }
        let before = wordBefore(start)
        let isCalled =
            number.integerDigits == 3 && latin.has(before, .calling) && !isCounted(number.end)
            && !isNounAhead(number.end)
        if isCalled {
            return Reading(
                start: start, end: number.end, content: digitByDigit(number.start, 3), semioticClass: .telephone,
                confidence: .likely)
        }
        let first = wordStartBefore(start)
        // "Flight UA 305"
        let isAirline =
            start - first == 3 && text.isUpper(first) && text.isUpper(first + 1)
            && latin.has(wordBefore(first), .hundreds)
        guard isAirline || latin.has(before, .hundreds) && !isCounted(number.end) else { return nil }
        let value = Int(number.integer)
        if value > 1000 {
            return Reading(
                start: start, end: number.end, content: year(value), semioticClass: .code, confidence: .likely)
        }
        return Reading(
            start: start, end: number.end,
            content: .joined([
                cardinal(value / 100), .words(value % 100 < 10 ? " oh " : " "), cardinal(value % 100),
            ]), semioticClass: .code, confidence: .likely)
    }

    /// "call 200 people": a word in lower case that is none of the little ones.
    private func isNounAhead(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        guard next > place, text.letterLength(next) > 0, !text.isUpper(next) else { return false }
        let noun = wordAfter(place).text
        return !latin.has(noun, .function) && noun != "if" && noun != "for" && noun != "immediately" && noun != "now"
    }

    /// "§ 16(a)", "section 16(a)"
    private func isBehindSection(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        if text.has("§", at: end - 2) { return true }
        let word = text.wordStart(text[end - 1] == 0x2E ? end - 1 : end)
        return ["section", "sections", "sec", "rule", "article"].contains(
            text.lowered(word, text[end - 1] == 0x2E ? end - 1 : end))
    }

    /// "401(k)", "501(c)(3)": the hundreds apart, in words the letters as capitals.
    func englishParagraph(_ number: ScannedNumber, from start: Int) -> Reading? {
        let isSection = isBehindSection(start)
        guard numbers == .words, number.integerDigits == 3 || isSection && number.integerDigits <= 4,
            !number.isGrouped, !number.hasFraction, !number.isNegative, !number.hasLeadingZero,
            text[number.end] == 0x28, text[number.end + 2] == 0x29, text.wordEnd(number.end + 1) == number.end + 2,
            !text.isUpper(number.end + 1)
        else { return nil }
        let value = Int(number.integer)
        let isSplit = (100...999).contains(value) && value % 100 != 0
        guard isSplit || isSection else { return nil }
        var end = number.end + 3
        let said: [Reading.Content] =
            isSplit
            ? [cardinal(value / 100), .words(value % 100 < 10 ? " oh " : " "), cardinal(value % 100)]
            : [cardinal(value)]
        var parts: [Reading.Content] =
            said + [
                .words(" " + word(number.end + 1, number.end + 2).uppercased())
            ]
        let (second, count) = text.digits(end + 1)
        if text[end] == 0x28, count == 1, text[end + 2] == 0x29 {
            parts += [.words(" "), cardinal(second)]
            end += 3
        }
        guard text.letterLength(end) == 0 || text[end] == 0x73 else { return nil }
        return Reading(
            start: start, end: end, content: .joined(parts), semioticClass: .code, confidence: .likely)
    }

    /// "4242 4242 4242 4242", «ES91 2100 0418 4502 0005 1332»: groups of four digits.
    func latinCardNumber(_ place: Int) -> Decision? {
        guard text.digits(place).count == 4, !text.isDigit(place - 1) else { return nil }
        let mark = text[place + 4]
        guard mark == 0x20 || mark == 0x2D else { return nil }
        var groups = [place]
        var end = place + 4
        while groups.count < 6, text[end] == mark, text.digits(end + 1).count == 4, text.letterLength(end + 5) == 0 {
            groups.append(end + 1)
            end += 5
        }
        guard groups.count > 2, text.letterLength(end) == 0, !text.isDigit(end),
            text[end] != mark || !text.isDigit(end + 1)
        else { return nil }
        guard numbers == .words else {
            return .reading(
                Reading(start: place, end: end, content: .words(word(place, end)), semioticClass: .code))
        }
        let parts = groups.enumerated().flatMap { index, group in
            (index > 0 ? [Reading.Content.words(", ")] : []) + [digitByDigit(group, 4)]
        }
        return .reading(Reading(start: place, end: end, content: .joined(parts), semioticClass: .code))
    }

    /// "3- to 5-year plan": in words the number of a compound whose noun follows later.
    func englishSuspended(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2D, text.spaceLength(number.end + 1) > 0, !number.isNegative,
            ["to", "or", "and"].contains(wordAfter(number.end + 1).text),
            text.isDigit(text.skipSpaces(wordAfter(number.end + 1).end))
        else { return nil }
        return Reading(
            start: start, end: number.end, content: cardinal(number), semioticClass: .compound, confidence: .likely)
    }

    /// "01-Jan-2025": a day with a zero before its month's name.
    func latinZeroDay(_ place: Int) -> Decision? {
        guard text[place] == 0x30, text.digits(place).count == 2, text[place + 2] == 0x2D || text[place + 2] == 0x20,
            text.letterLength(place + 3) > 0
        else { return nil }
        let number = text.scanNumber(place, vocabulary.syntax)
        guard !number.isChain, !number.hasFraction, !number.isGrouped else { return nil }
        return englishDayMonth(number, from: place).map { .reading($0) }
    }
}
