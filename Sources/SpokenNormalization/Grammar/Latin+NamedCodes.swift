import SpokenModel

/// Numbers that words beside them call a code: "Order #12345", "482913 is your code", "PIN: 123-456".
extension Classifier {
    /// "Order #12345", "Your code is 482913", «Pedido n.º 98765»: a number that is said digit by digit.
    func latinNamedCode(_ number: ScannedNumber, from start: Int) -> Bool {
        let digits = number.integerDigits
        guard digits >= 3 else { return false }
        if digits >= 4, isCodeAhead(number.end) { return true }
        var place = text.skipSpacesBack(start)
        let isHashed = text[place - 1] == 0x23
        if isHashed { place = text.skipSpacesBack(place - 1) }
        if isHashed, digits >= 5 { return true }
        if digits >= 4, isMessage(place) { return true }
        // "text 274637"
        if profile.has(.english), (5...6).contains(digits), !isHashed, !number.isGrouped,
            ["text", "txt"].contains(wordBefore(start)), !isCounted(number.end), spelling(number.end) == nil
        {
            return true
        }
        if digits >= 5, text[place - 1] == 0x3A && text[place - 2] == 0x23 {
            return true
        }
        guard let noun = codeNoun(before: start) else { return false }
        return digits >= (latin.has(noun, .check) ? 3 : latin.has(noun, .secret) ? 4 : 5)
    }

    /// The noun before a place whose number is a code, with the words between: "Order number", "Your PIN is".
    func codeNoun(before start: Int) -> Word? {
        var place = text.skipSpacesBack(start)
        for _ in 0..<5 {
            while place > 0, [0x3A, 0x2E, 0x23].contains(text[place - 1]) || text.has("º", at: place - 2) {
                place = text.skipSpacesBack(place - (text[place - 1] == 0xBA ? 2 : 1))
            }
            let begin = text.wordStart(place)
            guard begin < place else { return nil }
            let noun = text.lowered(begin, place)
            if vocabulary.codeNouns[noun] != nil || latin.has(noun, .check) { return noun }
            guard latin.has(noun, .naming) else { return nil }
            place = text.skipSpacesBack(begin)
        }
        return nil
    }

    /// "error code 500-599": codes that are listed, not told to one person.
    private func isKindOfCode(_ place: Int) -> Bool {
        let noun = wordStartBefore(place)
        return latin.has(wordBefore(noun), .listed) || latin.has(wordBefore(place), .listed)
    }

    /// "482913 is your verification code", «Usa 482913 como código»
    private func isCodeAhead(_ end: Int) -> Bool {
        guard text.spaceLength(end) > 0 else { return false }
        var (word, place) = loweredWord(end)
        guard latin.has(word, .copula) else { return false }
        for _ in 0..<5 {
            // "one-time"
            (word, place) = loweredWord(text[place] == 0x2D ? place + 1 : place)
            guard !word.isEmpty else { return false }
            if latin.has(word, .secret) { return true }
        }
        return false
    }

    /// "PIN: 123-456", «Código: 123 456»: a code in groups, which are no numbers of their own.
    func latinGroupedCode(_ place: Int) -> Decision? {
        let size = text.digits(place).count
        let mark = text[place + size]
        guard (3...4).contains(size), mark == 0x20 || mark == 0x2D, text.isDigit(place + size + 1) else { return nil }
        var groups = [place]
        var tail = 0
        var end = place + size
        while groups.count < 6, text[end] == mark, text.digits(end + 1).count == size {
            groups.append(end + 1)
            end += 1 + size
        }
        // "9400 1118 9922 3857 1234 56": the last one is what is left.
        let left = text.digits(end + 1).count
        if groups.count > 2, mark == 0x20, text[end] == mark, (1..<size).contains(left), size == 4,
            !isCounted(end + 1 + left)
        {
            groups.append(end + 1)
            tail = left
            end += 1 + left
        }
        guard groups.count > 1, text.letterLength(end) == 0, !text.isDigit(text.skipSpaces(end)),
            text[end] != 0x25, text.dashLength(end) == 0 || !text.isDigit(end + 1),
            ![0x2E, 0x2C, 0x3A, 0x2F].contains(text[end]) || !text.isDigit(end + 1), text[end] != 0xC2,
            let noun = codeNoun(before: place),
            latin.has(noun, .secret) && !isKindOfCode(place) || mark == 0x20 && size == 4
        else { return nil }
        guard numbers == .words else {
            return .reading(
                Reading(start: place, end: end, content: .words(word(place, end)), semioticClass: .code))
        }
        let parts = groups.enumerated().flatMap { index, group in
            (index > 0 ? [Reading.Content.words(", ")] : []) + [
                .sequence(
                    (group..<(group + (tail > 0 && group == groups.last ? tail : size))).map {
                        .cardinal(DecimalNumber(exactly: text[$0] &- 0x30) ?? 0)
                    })
            ]
        }
        return .reading(Reading(start: place, end: end, content: .joined(parts), semioticClass: .code))
    }

    /// "ending in *4242", "ending in •••• 4242": what the marks tell has been said.
    func latinMaskedEnd(_ place: Int, _ digits: Int) -> Decision? {
        let before = wordBefore(place)
        guard text.digits(digits).count == 4, text.letterLength(digits + 4) == 0,
            latin.has(before, .ending)
                || latin.has(before, .function) && latin.has(wordBefore(wordStartBefore(place)), .ending)
        else { return nil }
        let end = digits + 4
        let content: Reading.Content =
            numbers == .digits ? .words(word(digits, end)) : .sequence(Self.pairs(text.digits(digits).value))
        return .reading(
            Reading(start: place, end: end, content: content, semioticClass: .code, confidence: .likely))
    }
}
