import SpokenModel

/// Ordinals in a list whose noun stands behind the last of them.
extension Classifier {
    /// «во 2–4, 9, 11 классах», «на 1, 2 и 3 этажах», «для 5, 7 классов».
    func ordinalList(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isListed(number) else { return nil }
        var numbers = [number]
        var hasComma = false
        var last = number
        while numbers.count < Self.longestOrdinalList, let next = listedBehind(last) {
            guard isListed(next), last.integer < next.integer else { return nil }
            hasComma = hasComma || text[last.end] == 0x2C
            numbers.append(next)
            last = next
        }
        guard hasComma, let (gender, grammaticalCase) = formOfListed(last, numbers.count, from: start) else {
            return nil
        }
        var content: [Reading.Content] = []
        for (index, number) in numbers.enumerated() {
            if index > 0 { content.append(.words(word(numbers[index - 1].end, number.start))) }
            content.append(.quantity(.ordinal(number.integer, gender), grammaticalCase))
        }
        return Reading(
            start: start, end: last.end, content: .joined(content), semioticClass: .ordinal, confidence: .likely)
    }

    private static let longestOrdinalList = 12

    private func isListed(_ number: ScannedNumber) -> Bool {
        number.integerDigits <= 2 && number.integer > 0 && !number.hasFraction && !number.isNegative
            && !number.hasLeadingZero && !number.isChain
    }

    /// The number behind a comma, a dash or «и».
    private func listedBehind(_ number: ScannedNumber) -> ScannedNumber? {
        var place = text.skipSpaces(number.end)
        let dash = text.dashLength(place)
        if text[number.end] == 0x2C {
            place = text.skipSpaces(number.end + 1)
        } else if dash > 0 {
            place = text.skipSpaces(place + dash)
        } else {
            let (joint, end) = wordAfter(number.end)
            guard joint == "и" || joint == "или" else { return nil }
            place = text.skipSpaces(end)
        }
        return text.isDigit(place) ? text.scanNumber(place, syntax) : nil
    }

    /// Gender and case of the ordinals before a plural of what is numbered; two alone may be so many.
    private func formOfListed(
        _ last: ScannedNumber, _ count: Int, from start: Int
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        let noun = loweredAfter(last.end)
        if let told = pluralOfNumbered(noun) { return (.masculine, told) }
        let place = text.skipSpaces(last.end)
        // «3, 4 и 6 минут» pass.
        guard count > 2, let forms = vocabulary.russian.ordinalNouns.plural(noun), let first = forms.cases.first,
            first != .genitive, hasForm(place, text.wordEnd(place), where: { $0.classes.has(.ordinal) })
        else { return nil }
        let governed = governedCase(before: start, of: last)
        if first == .nominative { return (forms.gender, governed == .accusative ? .accusative : .nominative) }
        return (forms.gender, first)
    }
}
