import SpokenModel

/// Digits in groups that are no one number: telephones, columns, a model and its memory.
extension Classifier {
    /// What to do with digits that only look like the groups of one number; nil for a number.
    func looseGroups(_ number: ScannedNumber) -> Decision? {
        if isBehindTelephone(number.start) || isBehindItsNoun(number) { return .skip(telephoneEnd(number.start)) }
        // «22 123 45 67»: all groups or none.
        let next = text.skipSpaces(number.end)
        if next > number.end, text.isDigit(next), !number.hasFraction, !isMeasuredAlone(next) {
            return .skip(telephoneEnd(number.start))
        }
        let last = text.skipSpacesBack(number.start)
        if last == number.start - 1, text.isDigit(last - 1), let before = numberBefore(last), last - before.start < 9,
            spelling(number.end) == nil
        {
            return .skip(number.end)
        }
        let digits = text.digits(number.start).count
        guard digits < 3 || number.integerDigits == 6, isBehindModelName(number.start) else { return nil }
        // «PlayStation 4 500GB»: the memory is read by itself, behind a pause; «FIFA 23 100 рублей» is left.
        guard case .unit(let unit)? = spelling(number.end)?.meaning, vocabulary.category(of: unit) == .digital,
            number.integerDigits == digits + 3
        else {
            let isForeign = text[text.wordStart(last)] < 0x80
            return spelling(number.end) == nil || isForeign ? .skip(number.end) : nil
        }
        let end = number.start + digits
        return .reading(
            Reading(
                start: number.start, end: text.skipSpaces(end), content: .words(word(number.start, end) + ", "),
                semioticClass: .symbol, confidence: .likely))
    }

    /// «[4,5]»: two books of a list.
    func citedNumbers(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, text[start - 1] == 0x5B, text[number.end] == 0x5D, number.separator == 0x2C,
            number.hasFraction, text[number.end - number.fractionDigits] != 0x30,
            let second = DecimalNumber(exactly: number.fraction), let first = DecimalNumber(exactly: number.integer)
        else { return nil }
        return Reading(
            start: start, end: number.end,
            content: .sequence([.cardinal(first), .cardinal(second)], separator: ", "), semioticClass: .cardinal,
            confidence: .likely, rule: "cited-numbers")
    }

    /// «тел.: 209-1281»: the second half by its own halves.
    func shortTelephone(_ number: ScannedNumber) -> Reading? {
        guard numbers == .words, text[number.end] == 0x2D, number.integerDigits == 3, !number.hasFraction,
            text.digits(number.end + 1).count == 4, isBehindTelephone(number.start)
        else { return nil }
        let second = number.end + 1
        guard text[second + 4] != 0x2D, text.letterLength(second + 4) == 0 else { return nil }
        let digits = (0..<4).map { Int(text[second + $0] - 0x30) }
        let halves = [digits[0] * 10 + digits[1], digits[2] * 10 + digits[3]]
        guard halves.allSatisfy({ $0 >= 10 }), !number.hasLeadingZero else { return nil }
        return Reading(
            start: number.start, end: second + 4,
            content: .sequence(
                [.cardinal(number.value)] + halves.compactMap { DecimalNumber(exactly: $0).map { .cardinal($0) } }),
            semioticClass: .telephone, confidence: .likely, rule: "short-telephone")
    }

    /// «5.x» and «27.13,1»: a version of any, a time with its tenths; half of them would be said.
    func foreignTailEnd(_ number: ScannedNumber) -> Int? {
        let sign = text[number.end]
        guard sign == 0x2E || sign == 0x2C else { return nil }
        let next = number.end + 1
        if sign == 0x2C, number.separator == 0x2E, number.hasFraction, text.isDigit(next) { return codeEnd(next) }
        guard sign == 0x2E, text[next] | 0x20 == 0x78, text.letterLength(next + 1) == 0 else { return nil }
        return next + 1
    }

    /// «№ 12 345 678», «ГОСТ 12 345», «Глава 3 100 рублей»: what has a number behind it, be it all of the digits or some.
    private func isBehindItsNoun(_ number: ScannedNumber) -> Bool {
        let start = number.start
        let end = text.skipSpacesBack(start)
        // In words they are said group by group.
        if text.has("№", at: end - 3) { return numbers == .digits }
        guard text.isLetterBefore(end), end < start else { return false }
        let noun = wordBefore(start)
        if vocabulary.isGovernor(noun) { return false }
        let first = text.wordStart(end)
        // «ГОСТ», «СНиП», «ОСТ»: capitals that are no sentence's beginning.
        let isInitialism = text.isUpper(first) && text.isUpper(first + text.letterLength(first))
        if isInitialism {
            return numbers == .digits && spelling(number.end) == nil && !isGenitivePlural(text.skipSpaces(number.end))
        }
        // «дом 4 000 000 ₽»
        if spelling(number.end) != nil, number.integerDigits > text.digits(start).count + 3 { return false }
        return vocabulary.russian.numberedNouns.contains(noun) || vocabulary.isOf(noun, .part)
            || vocabulary.isOf(noun, .numbered)
    }

    /// «1 500 2 шт.»: whether the digits at a place have a unit of their own.
    private func isMeasuredAlone(_ place: Int) -> Bool {
        let number = text.scanNumber(place, syntax)
        return !number.isGrouped && spelling(number.end) != nil
    }

    /// The end of digits with spaces and hyphens between them.
    private func telephoneEnd(_ place: Int) -> Int {
        var end = place
        while true {
            while text.isDigit(end) { end += 1 }
            let next = text.skipSpaces(text[end] == 0x2D ? end + 1 : end)
            guard text.isDigit(next), next - end <= 3 else { return end }
            end = next
        }
    }

    /// «тел. 22 123 45 67», «Звоните: 555 123».
    private func isBehindTelephone(_ start: Int) -> Bool {
        var end = text.skipSpacesBack(start)
        if text[end - 1] == 0x2B { end = text.skipSpacesBack(end - 1) }
        if text[end - 1] == 0x3A { end = text.skipSpacesBack(end - 1) }
        let isShort = text[end - 1] == 0x2E
        let last = isShort ? end - 1 : end
        let word = text.lowered(text.wordStart(last), last)
        return vocabulary.isOf(word, .telephone) || isShort && word == "т"
    }

    /// «iPhone 6», «PlayStation 4»: a name in Latin letters, or with a capital inside of a sentence.
    private func isBehindModelName(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        let name = text.wordStart(end)
        guard name < end, end < start else { return false }
        if text[name] < 0x80 { return text[end - 1] < 0x80 }
        let before = text.skipSpacesBack(name)
        return text.isUpper(name) && before > 0 && text.letterLength(text.previousScalar(before)) > 0
            && !vocabulary.isGovernor(text.lowered(name, end))
    }
}
