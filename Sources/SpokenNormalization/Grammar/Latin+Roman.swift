import SpokenModel

/// Roman numerals, as English writes them.
extension Classifier {
    /// "Chapter IV", "Henry VIII"
    func latinRoman(_ place: Int, _ end: Int) -> Reading? {
        guard end - place <= 8, let (value, last) = RomanNumeral.scan(text, place), last == end else { return nil }
        let next = text[end]
        // «tomo III 500»: two numbers would become one.
        if numbers == .digits, text.isDigit(text.skipSpaces(end)) { return nil }
        if let reading = romanRange(value, place, end) { return reading }
        guard next != 0x2D, next != 0x26, next != 0x2F, text[place - 1] != 0x2D, text[place - 1] != 0x2F,
            next != 0x27 || text[end + 1] == 0x73,
            next != 0x2E || text.isLineEnd(end + 1) || end - place > 1 && text.isSentenceEnd(end + 1),
            text.skipSpacesBack(place) < place
        else { return nil }
        var before = nounBefore(place)
        let isLetter = end - place == 1
        // "Class I, II and III", «Tipo I, II o III»: all share the noun of the first, or none is read.
        if let shared = listNoun(place) { before = shared }
        // «siglos XIX y XX»: the second numeral shares the noun of the first.
        if ["and", "to", "or", "of"].contains(before) {
            let joint = wordStartBefore(place)
            let first = wordStartBefore(joint)
            if first < joint, let (_, last) = RomanNumeral.scan(text, first), last < joint, text.isUpper(first) {
                before = nounBefore(first)
                guard latin.has(before, .numbered) else { return nil }
            }
        }
        if !before.isEmpty, latin.has(before, .numbered) {
            // "Type I", "Part I am": the letter I is a word too.
            if isLetter, text[place] == 0x49, !isAtClause(end), next != 0x3A,
                !isNumeralAhead(end),
                !text.isUpper(text.skipSpaces(end)), !isNamedByOne(before, place, end)
            {
                return nil
            }
            if isLetter, text[place] == 0x4C || text[place] == 0x58 { return nil }
            return Reading(
                start: place, end: end, content: .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative),
                semioticClass: .ordinal, confidence: .likely)
        }
        // "Louis XIV and XV": the second would stay.
        if isNumeralAhead(end) { return nil }
        if !before.isEmpty, text.isUpper(wordStartBefore(place)) {
            if latin.has(before, .regnal) {
                guard !isLetter || text[place] != 0x4C, !(isLetter && text[place] == 0x49 && isVerbAhead(end)) else {
                    return nil
                }
                return Reading(
                    start: place, end: end,
                    content: .framed("the ", .quantity(.ordinal(value), .nominative), ""), semioticClass: .ordinal,
                    confidence: .likely)
            }
        }
        return nil
    }

    /// The noun before the first numeral of a list with commas, at whose later numeral a place is.
    private func listNoun(_ place: Int) -> Word? {
        var place = place
        var hasComma = false
        for _ in 0..<8 {
            var end = text.skipSpacesBack(place)
            let joint = text.wordStart(end)
            if joint < end, ["and", "or"].contains(text.lowered(joint, end)) {
                end = text.skipSpacesBack(joint)
            } else if text[end - 1] != 0x2C {
                break
            }
            if text[end - 1] == 0x2C {
                end -= 1
                hasComma = true
            }
            let start = text.wordStart(end)
            guard start < end, text.isUpper(start), let (_, last) = RomanNumeral.scan(text, start), last == end else {
                return nil
            }
            place = start
        }
        guard hasComma else { return nil }
        let noun = nounBefore(place)
        return latin.has(noun, .numbered) ? noun : nil
    }

    /// «Felipe III y IV»: another numeral for the same name.
    private func isNumeralAhead(_ end: Int) -> Bool {
        let (joint, last) = wordAfter(end)
        guard joint == "and" else { return false }
        let next = text.skipSpaces(last)
        guard text.isUpper(next), let (_, numeralEnd) = RomanNumeral.scan(text, next) else { return false }
        // "James VI and I"
        return text.letterLength(numeralEnd) == 0
    }

    /// "World War I began", "Type I error": no pronoun.
    private func isNamedByOne(_ noun: Word, _ place: Int, _ end: Int) -> Bool {
        if noun == "war" { return wordBefore(wordStartBefore(place)) == "world" }
        return text.isUpper(wordStartBefore(place)) && latin.has(wordAfter(end).text, .typed)
    }

    /// «siglos XVI-XVII», "Chapters I–IV"
    private func romanRange(_ value: UInt64, _ place: Int, _ end: Int) -> Reading? {
        let dash = text.dashLength(end)
        guard dash > 0, latin.has(nounBefore(place), .numbered),
            let (second, last) = RomanNumeral.scan(text, end + dash), second > value,
            numbers == .words || !text.isDigit(text.skipSpaces(last))
        else { return nil }
        return Reading(
            start: place, end: last,
            content: .joined([
                .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative), .words(separator("to")),
                .quantity(.cardinal(DecimalNumber(exactly: second) ?? 0), .nominative),
            ]), semioticClass: .ordinal, confidence: .likely)
    }

    /// "Philip I went": the pronoun, not a number.
    private func isVerbAhead(_ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        let word = wordAfter(end).text
        return text.letterLength(next) > 0 && !text.isUpper(next) && !latin.has(word, .function)
            && !latin.has(word, .reign)
    }

    /// "WWII": "World War 2".
    func englishWorldWar(_ place: Int, _ end: Int) -> Reading? {
        guard text.has("WWI", at: place), let name = vocabulary.symbols["world-war"] else { return nil }
        let value = end - place == 4 && text[place + 3] == 0x49 ? 2 : 1
        guard end - place == 2 + value, text[end] != 0x2D, spelling(end) == nil else { return nil }
        return Reading(
            start: place, end: end, content: cardinal(value).prefixed(name + " "), semioticClass: .abbreviation,
            confidence: .likely)
    }
}
