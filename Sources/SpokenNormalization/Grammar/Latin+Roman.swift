import SpokenModel

/// Roman numerals, as English and Spanish write them.
extension Classifier {
    /// "Chapter IV", "Henry VIII", «siglo XXI», «II Guerra Mundial»
    func latinRoman(_ place: Int, _ end: Int) -> Reading? {
        guard end - place <= 8, let (value, last) = RomanNumeral.scan(text, place), last == end else { return nil }
        let next = text[end]
        // «tomo III 500»: two numbers would become one.
        if numbers == .digits, text.isDigit(text.skipSpaces(end)) { return nil }
        if let reading = romanRange(value, place, end) { return reading }
        guard next != 0x2D, next != 0x26, next != 0x2F, text[place - 1] != 0x2D, text[place - 1] != 0x2F,
            next != 0x27 || text[end + 1] == 0x73 && profile.has(.english),
            next != 0x2E || text.isLineEnd(end + 1) || end - place > 1 && text.isSentenceEnd(end + 1),
            text.skipSpacesBack(place) < place || profile.has(.spanish)
        else { return nil }
        var before = nounBefore(place)
        let isLetter = end - place == 1
        // "Class I, II and III", «Tipo I, II o III»: all share the noun of the first, or none is read.
        if let shared = listNoun(place) { before = shared }
        // «siglos XIX y XX»: the second numeral shares the noun of the first.
        if ["y", "e", "a", "al", "and", "to", "o", "or", "of", "de"].contains(before) {
            let joint = wordStartBefore(place)
            let first = wordStartBefore(joint)
            if first < joint, let (_, last) = RomanNumeral.scan(text, first), last < joint, text.isUpper(first) {
                before = nounBefore(first)
                guard latin.has(before, .numbered) else { return nil }
            }
        }
        if !before.isEmpty, latin.has(before, .numbered) {
            // "Type I", "Part I am": the letter I is a word too.
            if isLetter, text[place] == 0x49, profile.has(.english), !isAtClause(end), next != 0x3A,
                !isNumeralAhead(end),
                !text.isUpper(text.skipSpaces(end)), !isNamedByOne(before, place, end)
            {
                return nil
            }
            if isLetter, text[place] == 0x4C || text[place] == 0x58 && profile.has(.english) { return nil }
            return Reading(
                start: place, end: end, content: romanNumber(value, behind: before), semioticClass: .ordinal,
                confidence: .likely)
        }
        // "Louis XIV and XV": the second would stay.
        if isNumeralAhead(end) { return nil }
        if !before.isEmpty, text.isUpper(wordStartBefore(place)) {
            let isFeminine = latin.has(before, .regnalFeminine)
            if isFeminine || latin.has(before, .regnal) {
                guard !isLetter || text[place] != 0x4C, !(isLetter && text[place] == 0x49 && isVerbAhead(end)) else {
                    return nil
                }
                return Reading(
                    start: place, end: end, content: regnalNumber(value, isFeminine: isFeminine),
                    semioticClass: .ordinal, confidence: .likely)
            }
        }
        guard profile.has(.spanish) else { return nil }
        return eventNumber(value, place, end) ?? spanishCentury(value, place, end)
    }

    /// The noun before the first numeral of a list with commas, at whose later numeral a place is.
    private func listNoun(_ place: Int) -> Word? {
        var place = place
        var hasComma = false
        for _ in 0..<8 {
            var end = text.skipSpacesBack(place)
            let joint = text.wordStart(end)
            if joint < end, ["y", "e", "o", "and", "or"].contains(text.lowered(joint, end)) {
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
        guard ["y", "e", "and"].contains(joint) else { return false }
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

    /// «en el XVII», «a finales del XIX»: a century whose noun is left out. From the eleventh on it is a cardinal.
    private func spanishCentury(_ value: UInt64, _ place: Int, _ end: Int) -> Reading? {
        guard (11...21).contains(value), end - place > 1 else { return nil }
        let article = wordBefore(place)
        let start = wordStartBefore(place)
        let before = wordBefore(start)
        let isTime: Bool
        switch article {
        case "el": isTime = ["en", "durante", "hasta", "desde", "y", "entre", "por"].contains(before)
        case "del": isTime = latin.has(before, .period)
        default: return nil
        }
        // «en el XX Congreso»: what follows is numbered.
        let next = text.skipSpaces(end)
        let noun = wordAfter(end).text
        guard isTime, next == end || text.letterLength(next) == 0 || latin.has(noun, .function), !text.isDigit(next)
        else { return nil }
        // «durante el XVI y el XVII»: as the first of the two.
        if before == "y", let first = firstOfTwo(wordStartBefore(start)) {
            guard first >= 11 else { return nil }
        } else if before == "y" {
            return nil
        }
        return Reading(
            start: place, end: end, content: .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative),
            semioticClass: .ordinal, confidence: .likely)
    }

    /// The numeral, or the number that was said for it, before «y el XVII».
    private func firstOfTwo(_ place: Int) -> UInt64? {
        let start = wordStartBefore(place)
        if start < place, let (value, last) = RomanNumeral.scan(text, start), last <= place { return value }
        return numberBefore(place).map { UInt64(max(0, $0.value)) }
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
        guard profile.has(.english) else { return false }
        let next = text.skipSpaces(end)
        let word = wordAfter(end).text
        return text.letterLength(next) > 0 && !text.isUpper(next) && !latin.has(word, .function)
            && !latin.has(word, .reign)
    }

    private func romanNumber(_ value: UInt64, behind before: Word) -> Reading.Content {
        if profile.has(.spanish), latin.has(before, .year), value < 10, numbers == .words {
            return .quantity(.ordinal(value), .nominative)
        }
        return .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative)
    }

    private func regnalNumber(_ value: UInt64, isFeminine: Bool) -> Reading.Content {
        if profile.has(.english) {
            return .framed("the ", .quantity(.ordinal(value), .nominative), "")
        }
        if value > 10 { return .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative) }
        return .spelled(.ordinal(value, isFeminine ? .feminine : .masculine))
    }

    /// «II Guerra Mundial», «XV edición»
    private func eventNumber(_ value: UInt64, _ place: Int, _ end: Int) -> Reading? {
        let (noun, last) = loweredWord(end)
        guard !noun.isEmpty, latin.has(noun, .event),
            place == 0 || ![0x7E, 0x3C, 0x3E].contains(text[place - 1]) && text[text.previousScalar(place)] != 0xE2
        else { return nil }
        let isPlural = text[last - 1] == 0x73
        let article = wordBefore(place)
        // «la IV Internacional»: the article tells more than the ending.
        let gender: GrammaticalGender =
            latin.has(article, .feminine)
            ? .feminine : latin.has(article, .masculine) ? .masculine : spanishGender(of: noun)
        return Reading(
            start: place, end: end,
            content: .spelled(.ordinal(value, gender, isPlural ? .plural : .singular, isBeforeNoun: true)),
            semioticClass: .ordinal, confidence: .likely,
            isCapital: text.isUpper(text.skipSpaces(end)))
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
