import SpokenModel

/// Numbers that belong to a name, in words: «Intel H81», «S-901», «USB 3.0», «3D», «8.8.8.8».
extension Classifier {
    /// «Топ-10», «Ту-154», «H81», «Mali-T820», «MP3-плеер»: a number that ends a name.
    func joinedNumber(_ place: Int) -> Decision? {
        guard numbers == .words, profile.has(.russian) else { return nil }
        let isHyphened = text[place - 1] == 0x2D
        let last = isHyphened ? place - 1 : place
        let name = text.wordStart(last)
        let isLatin = text[name] < 0x80 && repaired(name, last) == nil
        // «ФИО1», «М1»: glued to capitals; «м2» is a unit.
        guard isHyphened && !isLatin || isName(name, last, isLatin: isLatin) else { return nil }
        let number = text.scanNumber(place, syntax)
        guard !number.isChain, !number.isGrouped, !number.hasFraction, !number.hasLeadingZero,
            number.integerDigits <= (isLatin ? 3 : 4), text.letterLength(number.end) == 0, text[number.end] != 0x2F,
            text[number.end] != 0x5F, text[number.end] != 0x40,
            text[number.end] != 0x2D || !(isHyphened && !isLatin) && isBeforeNoun(number.end)
        else { return nil }
        let content = Reading.Content.quantity(.cardinal(number.value), .nominative)
        return .reading(
            Reading(
                start: place, end: number.end, content: isHyphened ? content : content.prefixed(" "),
                semioticClass: isHyphened ? .cardinal : .letters, confidence: .likely))
    }

    /// A few letters, of the text's own alphabet capitals alone, which no part of an address or a tag stands before.
    private func isName(_ start: Int, _ end: Int, isLatin: Bool) -> Bool {
        guard end > start, end - start <= (isLatin ? 12 : 8) else { return false }
        var place = start
        while place < end, !isLatin {
            guard text.isUpper(place) else { return false }
            place += max(text.letterLength(place), 1)
        }
        if start == 0 || text.spaceLength(text.previousScalar(start)) > 0 { return true }
        return [0x0A, 0x09, 0x28, 0x22, 0x2D].contains(text[start - 1]) && !text.isDigit(start - 2)
            && chunkStart(start) == chunkStart(start - 1) && !isTagged(start)
            || text.has("«", at: start - 2)
    }

    /// «@screened-200», «#x-5», «a/b-5»
    private func isTagged(_ place: Int) -> Bool {
        bytes[chunkStart(place - 1)..<place].contains { [0x40, 0x23, 0x2F, 0x5F, 0x3A, 0x3D, 0x2E].contains($0) }
    }

    /// «MP3-плеер», but «F-16-х» is an ending.
    private func isBeforeNoun(_ hyphen: Int) -> Bool {
        text[hyphen + 1] >= 0xD0 && text.wordEnd(hyphen + 1) - hyphen > 6
    }

    /// «iPhone 15 Pro», «USB 3.0»: behind a name in Latin letters; the point is said. Four digits («SU 1402») are said by
    /// twos or as one number, which nothing tells.
    func modelNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integerDigits <= 3 else { return nil }
        var content = Reading.Content.quantity(.cardinal(number.value), .nominative)
        if number.hasFraction {
            guard number.separator == 0x2E, let point = vocabulary.symbols["point"],
                let major = DecimalNumber(exactly: number.integer), let minor = DecimalNumber(exactly: number.fraction)
            else { return nil }
            let first = number.end - number.fractionDigits
            let zeros = (first..<max(first, number.end - 1)).prefix { text[$0] == 0x30 }.map { _ in Quantity.cardinal(0)
            }
            content = .joined([
                .quantity(.cardinal(major), .nominative), .words(" \(point) "), .sequence(zeros + [.cardinal(minor)]),
            ])
        }
        return Reading(
            start: start, end: number.end, content: content, semioticClass: .code, confidence: .likely,
            rule: "model-number")
    }

    /// «3D», «5G-модем», «4К»: a digit with the letter that names it.
    func letteredNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = number.end + text.letterLength(number.end)
        guard numbers == .words, profile.has(.russian), number.integerDigits == 1, !number.hasFraction,
            !number.isNegative, (2...9).contains(number.integer), text.letterLength(end) == 0, !text.isDigit(end),
            text[end] != 0x5F, text[end] != 0x3A, start == 0 || text[start - 1] != 0x3A,
            let name = vocabulary.russian.letters[word(number.end, end)]
        else { return nil }
        switch word(number.end, end) {
        case "D", "Д", "G": break
        // «5K подписчиков» are thousands.
        case "K", "К": if isGenitivePlural(end) || number.integer % 2 == 1 && number.integer != 5 { return nil }
        default: return nil
        }
        return Reading(
            start: start, end: end,
            content: Reading.Content.quantity(.cardinal(number.value), .nominative).appending("-" + name),
            semioticClass: .letters, confidence: .likely, rule: "lettered-number")
    }

    /// «16-bit»: a number before a Latin word.
    func numberBeforeLatin(_ number: ScannedNumber, from start: Int) -> Reading? {
        let next = number.end + 1
        guard numbers == .words, profile.has(.russian), text[number.end] == 0x2D, !number.isGrouped,
            number.integerDigits <= 4, !number.isNegative, !number.hasFraction, text.letterLength(next) == 1,
            text.wordEnd(next) - next > 2,
            text.spaceLength(text.wordEnd(next)) > 0 || text.isLineEnd(text.wordEnd(next)),
            start == 0 || text.spaceLength(text.previousScalar(start)) > 0
        else { return nil }
        return Reading(
            start: start, end: number.end, content: .quantity(.cardinal(number.value), .nominative),
            semioticClass: .compound, confidence: .likely, rule: "number-before-latin")
    }

    /// «100грамм», «2литра»: a noun that nothing but a forgotten space joins to its number.
    func gluedToNoun(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = text.wordEnd(number.end)
        guard numbers == .words, profile.has(.russian), end - number.end >= 8, !number.isNegative,
            !number.hasLeadingZero, text[end] != 0x2D, text[end] != 0x2E || text.isSentenceEnd(end + 1),
            start == 0 || text.spaceLength(text.previousScalar(start)) > 0 || text[start - 1] == 0x28,
            isCounted(number, end),
            let (gender, grammaticalCase) = agreement(number, from: start)
        else { return nil }
        return Reading(
            start: start, end: number.end,
            content: Reading.Content.quantity(.cardinal(number.value, gender), grammaticalCase).appending(" "),
            semioticClass: .compound, confidence: .likely, rule: "glued-to-noun")
    }

    /// «грамм», «литра»: a form that a number asks for, be the noun known or not.
    private func isCounted(_ number: ScannedNumber, _ end: Int) -> Bool {
        if hasForm(number.end, end, where: { $0.isNoun && $0.cells.has(.genitive) }) || isGenitivePlural(number.end) {
            return true
        }
        let noun = text.lowered(number.end, end)
        return number.endsInFew && (noun.ends(with: "а") || noun.ends(with: "я"))
            && vocabulary.verbKinds(of: noun).isEmpty
    }

    /// «8.8.8.8», «п. 4.2.1», «версия 2.0.1»: addresses of machines, parts of texts and versions; their points are said.
    func pointedChain(_ place: Int, _ end: Int) -> Reading? {
        guard numbers == .words, profile.has(.russian), let point = vocabulary.symbols["point"],
            place == 0 || text.spaceLength(text.previousScalar(place)) > 0 || text[place - 1] == 0x28
        else { return nil }
        var parts: [Reading.Content] = []
        var next = place
        while parts.count < 11 {
            let (value, count) = text.digits(next)
            guard (1...3).contains(count), let number = DecimalNumber(exactly: value) else { return nil }
            let zeros = (next..<next + count - 1).prefix { text[$0] == 0x30 }.map { _ in Quantity.cardinal(0) }
            // «07.40.17» begins like a time.
            guard zeros.isEmpty || !parts.isEmpty else { return nil }
            if !parts.isEmpty { parts.append(.words(" \(point) ")) }
            parts.append(.sequence(zeros + [.cardinal(number)]))
            next += count
            guard text[next] == 0x2E, text.isDigit(next + 1) else { break }
            next += 1
        }
        // «1.000.000» is one number, «2.05.33» a result.
        let later = bytes[place..<end].split(separator: 0x2E).dropFirst()
        let isGrouping = later.allSatisfy { $0.count == 3 } && (later.count != 3 || later.contains { $0.first == 0x30 })
        let isResult = later.contains { $0.count == 2 && $0.first == 0x30 }
        guard next == end, !isGrouping, !isResult, text[end] != 0x3A, text[end] != 0x2F, spelling(end) == nil else {
            return nil
        }
        return Reading(
            start: place, end: end, content: .joined(parts), semioticClass: .code, confidence: .likely,
            rule: "pointed-chain")
    }
}
