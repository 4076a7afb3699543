import SpokenLocaleData
import SpokenModel

/// Ordinals in a list whose noun stands behind the last of them.
extension Classifier {
    /// «во 2–4, 9, 11 классах», «на 1, 2 и 3 этажах», «для 5, 7 классов».
    func ordinalList(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isListed(number) else { return nil }
        var numbers = [number]
        var hasComma = false
        var last = number
        while numbers.count < Self.longestOrdinalList, let next = joinedBehind(last, by: Self.listJoints) {
            guard isListed(next), last.integer < next.integer else { return nil }
            hasComma = hasComma || text[last.end] == 0x2C
            numbers.append(next)
            last = next
        }
        guard hasComma, last.integerDigits <= 2 || isBeforeTroops(last.end), !isNumbered(start),
            let (gender, grammaticalCase) = formOfListed(last, numbers.count, from: start)
        else {
            return nil
        }
        return .likely(start, last.end, ordinals(numbers, gender, grammaticalCase), .ordinal)
    }

    /// Ordinals of one form with what is written between them.
    func ordinals(
        _ numbers: [ScannedNumber], _ gender: GrammaticalGender, _ grammaticalCase: GrammaticalCase,
        _ plurality: GrammaticalNumber = .singular
    ) -> Reading.Content {
        var content: [Reading.Content] = []
        for (index, number) in numbers.enumerated() {
            if index > 0 { content.append(.words(word(numbers[index - 1].end, number.start))) }
            content.append(.quantity(.ordinal(number.integer, gender, plurality), grammaticalCase))
        }
        return .joined(content)
    }

    private static let longestOrdinalList = 12

    private func isListed(_ number: ScannedNumber) -> Bool {
        number.integerDigits <= 3 && number.integer > 0 && !number.hasFraction && !number.isNegative
            && !number.hasLeadingZero && !number.isChain
    }

    /// The number behind a comma, a dash or one of these words.
    func joinedBehind(_ number: ScannedNumber, by joints: WordSet) -> ScannedNumber? {
        var place = text.skipSpaces(number.end)
        let dash = text.dashLength(place)
        if text[number.end] == 0x2C {
            place = text.skipSpaces(number.end + 1)
        } else if dash > 0 {
            place = text.skipSpaces(place + dash)
        } else {
            let (joint, end) = wordAfter(number.end)
            guard joints.contains(joint) else { return nil }
            place = text.skipSpaces(end)
        }
        return text.isDigit(place) ? text.scanNumber(place, syntax) : nil
    }

    static let listJoints: WordSet = ["и", "или"]

    /// The number before a comma, a semicolon or «и» that stand before a place.
    func listedBefore(_ place: Int) -> (start: Int, value: Int)? {
        let end = text.skipSpacesBack(place)
        if text[end - 1] == 0x2C || text[end - 1] == 0x3B { return numberBefore(end - 1) }
        return wordBefore(place) == "и" ? numberBefore(wordStartBefore(place)) : nil
    }

    /// Where what stands behind a comma, a semicolon or «и» begins.
    func listedBehind(_ place: Int) -> Int? {
        if text[place] == 0x2C || text[place] == 0x3B { return text.skipSpaces(place + 1) }
        let (joint, end) = wordAfter(place)
        return joint == "и" ? text.skipSpaces(end) : nil
    }

    /// Gender and case of the ordinals before a plural of what is numbered; two alone may be so many.
    private func formOfListed(
        _ last: ScannedNumber, _ count: Int, from start: Int
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        // «в 5, 6 и 7 классе»
        if let told = formOfNumbered(last, from: start, isSpan: false) { return told }
        // «116, 321 и 399 стрелковых дивизий»
        if let form = formOfTroops(last, from: start) { return form }
        let noun = loweredAfter(last.end)
        let place = text.skipSpaces(last.end)
        // «3, 4 и 6 минут» pass.
        guard count > 2, let forms = vocabulary.russian.ordinalNouns.plural(noun), let first = forms.cases.first,
            first != .genitive, hasForm(place, text.wordEnd(place), where: { $0.classes.has(.ordinal) })
        else { return nil }
        let governed = governedCase(before: start, of: last)
        if first == .nominative { return (forms.gender, governed == .accusative ? .accusative : .nominative) }
        return (forms.gender, first)
    }

    /// «полков», «танковые армии»: the plural of what has numbers rather than a count.
    func formOfTroops(
        _ last: ScannedNumber, from start: Int
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        let noun = wordBehindAdjective(last.end)
        let governed = governedCase(before: start, of: last)
        var found: (GrammaticalGender, GrammaticalCase)?
        _ = hasForm(noun.lowerBound, noun.upperBound) { form in
            guard isOfTroops(form), let gender = form.gender else { return false }
            let told = form.has(governed, .plural) ? governed : WordCells.cases.first { form.has($0, .plural) }
            found = told.map { (gender, $0) }
            return found != nil
        }
        return found
    }
}
