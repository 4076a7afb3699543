import SpokenLocaleData
import SpokenModel

/// Telephones, accounts and other numbers that are said by their digits.
extension Classifier {
    /// «заказ 123456», «Код подтверждения: 4821»: a long number behind a word for what has a number.
    func isNamedCode(_ number: ScannedNumber, from start: Int) -> Bool {
        // In digits a short one is not said differently.
        guard number.integerDigits >= (numbers == .words ? 3 : 6) else { return false }
        if let digits = vocabulary.codeNouns[wordBefore(start)] { return number.integerDigits >= digits }
        let end = text.skipSpacesBack(start)
        if number.integerDigits >= 6, text.has("№", at: end - 3) || isPostcode(number, from: start) { return true }
        guard text[end - 1] == 0x3A else { return number.integerDigits >= 4 && isBehindSecret(start) }
        // Before a colon the name may have two more words.
        var place = end - 1
        for _ in 0..<3 {
            let word = text.wordStart(place)
            if let digits = vocabulary.codeNouns[text.lowered(word, place)] { return number.integerDigits >= digits }
            place = text.skipSpacesBack(word)
        }
        return false
    }

    /// «Билет № 77 123 456 789 012»: a number in groups that counts nothing.
    func groupedCode(_ number: ScannedNumber, from start: Int) -> Decision? {
        let sign = text.skipSpacesBack(start)
        guard text.has("№", at: sign - 3) || vocabulary.codeNouns[wordBefore(start)] != nil || isBehindSecret(start)
        else { return nil }
        guard numbers == .words else { return .skip(number.end) }
        var groups: [Quantity] = []
        var place = start
        while place < number.end {
            let (value, count) = text.digits(place)
            guard count > 0 else { break }
            groups += (place..<place + count).prefix { text[$0] == 0x30 }.map { _ in .cardinal(0) }
            if value > 0 { groups.append(.cardinal(DecimalNumber(exactly: value) ?? 0)) }
            place += count
            place += text.spaceLength(place)
        }
        return .reading(
            .likely(start, number.end, .sequence(groups), .code))
    }

    /// «00451»: a code, said digit by digit.
    func code(_ number: ScannedNumber, from start: Int) -> Decision {
        let next = text[number.end]
        guard (2...32).contains(number.integerDigits), !number.isGrouped, !number.isNegative,
            text.letterLength(number.end) == 0, next != 0x2D, next != 0x2F, next != 0x3A,
            next != 0x2E || !text.isDigit(number.end + 1)
        else { return .skip(codeEnd(number.end)) }
        guard numbers == .words else {
            return .reading(
                .likely(start, number.end, .words(word(start, number.end)), .code))
        }
        let digits = (number.start..<number.end).map { place in
            Quantity.cardinal(DecimalNumber(exactly: text[place] &- 0x30) ?? 0)
        }
        return .reading(
            .likely(start, number.end, .sequence(digits), .code))
    }

    /// «4276 3800 1234 5678»: a payment card, said by twos.
    private func card(_ place: Int) -> Decision? {
        var end = place
        var parts: [Quantity] = []
        for group in 0..<4 {
            let start = group == 0 ? end : end + text.spaceLength(end)
            let (value, count) = text.digits(start)
            guard count == 4, group == 0 || start > end else { return nil }
            parts += Self.pairs(value)
            end = start + 4
        }
        guard !text.isDigit(text.skipSpaces(end)), text.letterLength(end) == 0 else { return nil }
        let content: Reading.Content = numbers == .words ? .sequence(parts) : .words(word(place, end))
        return .reading(Reading(start: place, end: end, content: content, semioticClass: .code))
    }

    /// Whether signs join two groups of a telephone. What is in brackets is the code of a town; behind seven digits a bracket
    /// closes what stands around the telephone: «(звоните 8-800-555-35-35) 2 места».
    func joins(_ signs: Range<Int>, behind digits: Int) -> Bool {
        digits < 7 || !signs.contains { text[$0] == 0x29 }
    }

    /// «8 (800) 333-00-60», «+7 999 123-45-67»: ten digits or more in groups.
    func phone(_ place: Int) -> Decision? {
        if let card = card(place) { return card }
        var end = text[place] == 0x2B ? place + 1 : place
        var groups: [(start: Int, count: Int)] = []
        var digits = 0
        while digits <= 15 {
            let count = text.digits(end).count
            // «(48762) 2-33-44»: towns have codes of five digits.
            guard (1...4).contains(count) || count == 5 && digits < 2 && text[end + 5] == 0x29 else { break }
            groups.append((end, count))
            digits += count
            end += count
            var next = end
            while next - end < 3, [0x20, 0x28, 0x29, 0x2D].contains(text[next]) { next += 1 }
            guard text.isDigit(next), next > end, joins(end..<next, behind: digits) else { break }
            // «333-00-60» ends where its hyphens do.
            if groups.count == 3, digits == 7, text[end] != 0x2D, text[end - 3] == 0x2D, text[end - 6] == 0x2D { break }
            end = next
        }
        // Groups of three behind spaces are a large number: «1 000 000 000».
        let isNumber =
            text[place] != 0x2B
            && groups.dropFirst().allSatisfy { $0.count == 3 && text.spaceLength(text.previousScalar($0.start)) > 0 }
        // «333-00-60»: hyphens alone join the groups of a local number.
        let isLocal =
            digits == 7 && groups.count == 3 && groups[1].count == 2 && groups[2].count == 2
            && text[groups[1].start - 1] == 0x2D && text[groups[2].start - 1] == 0x2D
            && text[groups[1].start - 2] != 0x20
        guard isLocal || (10...13).contains(digits) && groups.count >= 4, !isNumber, let last = groups.last,
            text.letterLength(last.start + last.count) == 0
        else { return nil }
        end = last.start + last.count
        guard numbers == .words else {
            return .reading(
                Reading(start: place, end: end, content: .words(word(place, end)), semioticClass: .telephone))
        }
        var content = Reading.Content.sequence(groups.flatMap(said))
        // «(495) 123-45-67»: the bracket before it stays, and so does its other half.
        if place > 0, text[place - 1] == 0x28, let area = groups.first, text[area.start + area.count] == 0x29,
            groups.count > 1, area.count >= 3, text[area.start] != 0x30
        {
            content = .joined([
                .sequence(said(area)), .words(") "), .sequence(groups.dropFirst().flatMap(said)),
            ])
        }
        let plus = text[place] == 0x2B ? vocabulary.symbols["plus"] : nil
        return .reading(
            Reading(
                start: place, end: end, content: plus.map { content.prefixed($0 + " ") } ?? content,
                semioticClass: .telephone))
    }

    /// The digits of a telephone that stand together: zeros before others are said, and of «(4212)» both halves.
    private func said(_ group: (start: Int, count: Int)) -> [Quantity] {
        let end = group.start + group.count
        if group.count >= 4, text[end] == 0x29 {
            return said((group.start, group.count - 2)) + said((end - 2, 2))
        }
        var parts: [Quantity] = []
        var start = group.start
        while start < end, text[start] == 0x30, start < end - 1 || group.count > 1 && text[start - 1] == 0x30 {
            parts.append(.cardinal(0))
            start += 1
        }
        let rest = (start..<end).reduce(0) { $0 * 10 + Int(text[$1] - 0x30) }
        if start < end { parts.append(.cardinal(DecimalNumber(exactly: rest) ?? 0)) }
        return parts
    }

    /// The end of a run of letters, digits and joints: «36А», «2.5.1», «8-800-333».
    func codeEnd(_ place: Int) -> Int {
        var end = place
        while true {
            let letter = text.letterLength(end)
            if letter > 0 {
                end += letter
            } else if text.isDigit(end) {
                end += 1
            } else if [0x2D, 0x2E, 0x2F, 0x5F, 0x2C].contains(text[end]), text.isDigit(end + 1) {
                end += 1
            } else {
                return end
            }
        }
    }

    /// «09:02:0», «1:2:3:4»: numbers that colons join to something that is neither a time nor a score.
    func colonChainEnd(_ place: Int) -> Int? {
        var end = place
        var count = 0
        while text[end] == 0x3A, text.isDigit(end + 1) {
            end = text.digits(end + 1).count + end + 1
            count += 1
        }
        return count > 1 ? end : nil
    }
}
