import SpokenLocaleData
import SpokenModel

/// What English and Spanish write alike.
extension Classifier {
    var latin: LatinWords { vocabulary.latin }

    /// Whether the word before a place is of a kind.
    func isBehind(_ kind: LatinWords.Kind, _ place: Int) -> Bool {
        guard place > 0 else { return false }
        let before = wordBefore(place)
        return !before.isEmpty && latin.has(before, kind)
    }

    func cardinal(_ value: Int, _ gender: GrammaticalGender = .masculine) -> Reading.Content {
        .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0, gender), .nominative)
    }

    func cardinal(_ number: ScannedNumber) -> Reading.Content {
        .quantity(.cardinal(number.value), .nominative)
    }

    /// A year alone: "nineteen ninety-four" in English.
    func year(_ value: Int) -> Reading.Content {
        guard let date = CalendarDate(year: value) else { return cardinal(value) }
        return .quantity(.date(date), .nominative)
    }

    /// Whether a line of the text begins at a place, or a part of it behind a colon or a bracket.
    func isAtStart(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        return before == 0 || [0x0A, 0x3A, 0x28, 0x3B].contains(text[before - 1])
    }

    /// How a range stands: by itself, "from 5 to 10 dollars", or behind other words, "in 5 to 10 minutes".
    func latinRangeCase(_ place: Int) -> GrammaticalCase {
        if vocabulary.notation == .english { return isAtStart(place) ? .nominative : .accusative }
        if isBehind(.preposition, place) { return .accusative }
        return .nominative
    }

    /// ".5": digits behind a point that no digit precedes.
    func isPointed(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        // "f/1.8", "m/4": no number of its own either.
        if text[place - 1] == 0x2F, text.isLetterBefore(place - 1) { return true }
        return text[place - 1] == 0x2E && !text.isDigit(place - 2) && !text.isLetterBefore(place - 1)
    }

    // MARK: Numbers

    /// The readings of a number that both languages share.
    func latinNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        latinFraction(number, from: start) ?? latinSlash(number, from: start) ?? latinUnitRange(number, from: start)
            ?? latinYears(number, from: start) ?? latinRange(number, from: start) ?? latinCompound(number, from: start)
            ?? latinRatio(number, from: start)
    }

    /// «3 1/2 cups», «1½ h», «3/4 mi»
    func latinFraction(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.hasFraction else { return nil }
        var whole: UInt64 = 0
        var upper = number.integer
        var lower: UInt64
        var end = number.end
        let next = text.skipSpaces(number.end)
        if let vulgar = text.vulgarFraction(next) {
            (whole, upper, lower, end) = (number.integer, vulgar.upper, vulgar.lower, next + vulgar.length)
        } else {
            var numerator = number
            if next > number.end, text.isDigit(next), text.digits(next).count <= 2, !number.isGrouped {
                let second = text.scanNumber(next, vocabulary.syntax)
                if text[second.end] == 0x2F, !second.hasFraction, second.fits, !second.isChain {
                    (whole, numerator) = (number.integer, second)
                    upper = second.integer
                }
            }
            guard text[numerator.end] == 0x2F, text.isDigit(numerator.end + 1), !numerator.isGrouped else { return nil }
            let denominator = text.scanNumber(numerator.end + 1, vocabulary.syntax)
            guard denominator.fits, !denominator.isChain, !denominator.hasFraction, denominator.integer > 1,
                !denominator.hasLeadingZero, text[denominator.end] != 0x2F, upper > 0
            else { return nil }
            lower = denominator.integer
            end = denominator.end
            let isBare = whole == 0
            let limit: UInt64 = isAtStart(start) && text.isLineEnd(end) ? 1_000_000_000 : 100
            guard !isBare || upper < lower && lower <= limit else { return nil }
            if isBare, isBehind(.rating, start) || isBehind(.step, start) || latin.has(wordAfter(end).text, .rating) {
                return nil
            }
        }
        if vocabulary.notation == .english, text.has("th", at: end) || text.has("TH", at: end),
            text.letterLength(end + 2) == 0
        {
            end += 2
        }
        var content = Reading.Content.quantity(
            .fraction(whole: whole, numerator: upper, denominator: lower), .nominative)
        if vocabulary.notation == .spanish, whole == 0, lower > 100,
            lower % 100 != 0 && lower < 1000 || lower > 1000 && lower % 1000 != 0
        {
            content = .joined([
                cardinal(number), .words(" sobre "),
                .quantity(
                    .cardinal(DecimalNumber(exactly: lower) ?? 0), .nominative),
            ])
        }
        if number.isNegative, let minus = vocabulary.symbols["minus"] { content = content.prefixed(minus + " ") }
        if vocabulary.notation == .spanish, upper == 1, lower == 2,
            let reading = spanishHalf(whole, number, from: start, end)
        {
            return reading
        }
        let (noun, _) = wordAfter(end)
        let nounEnd = wordAfter(end).end
        let isFollowed =
            text.letterLength(text.skipSpaces(nounEnd)) > 0 && wordAfter(nounEnd).text != "of"
        if vocabulary.notation == .english, whole == 0, latin.isUnitName(noun), text.spaceLength(end) > 0, !isFollowed {
            let isVowel = ["a", "e", "i", "o", "u"].contains(noun.prefix(1)) || noun == "hour"
            content = content.appending(isVowel ? " of an" : " of a")
        }
        if let (meaning, unitEnd) = spelling(end), let name = partOfUnit(meaning, whole) {
            return Reading(
                start: start, end: unitEnd, content: content.appending(name), semioticClass: .measure)
        }
        return Reading(start: start, end: end, content: content, semioticClass: .fraction, confidence: .likely)
    }

    /// The noun behind a fraction: " of a mile", " and a half miles", « de metro».
    func partOfUnit(_ meaning: SpellingTable.Meaning, _ whole: UInt64) -> String? {
        guard let singular = vocabulary.noun(meaning, isPlural: false),
            let plural = vocabulary.noun(meaning, isPlural: true)
        else { return nil }
        if vocabulary.notation == .spanish { return " de " + singular }
        if whole > 0 { return " " + plural }
        let isVowel = ["a", "e", "i", "o", "u"].contains(singular.prefix(1)) || singular == "hour"
        return (isVowel ? " of an " : " of a ") + singular
    }

    /// «120/80», «4.5/5», «Step 2/3», «24/7», «7.5 L/100 km»
    func latinSlash(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1) else { return latinPer(number, from: start) }
        let lower = text.scanNumber(number.end + 1, vocabulary.syntax)
        guard lower.fits, !lower.isChain, text[lower.end] != 0x2F, text.letterLength(lower.end) == 0 else { return nil }
        let key: String
        if number.integer == 24, lower.integer == 7 {
            key = "round-the-clock"
        } else if isBehind(.step, start) {
            key = "of"
        } else if isBehind(.rating, start) || latin.has(wordAfter(lower.end).text, .rating)
            || number.hasFraction && [5, 10].contains(lower.integer)
            || lower.integer == number.integer && [5, 10, 100].contains(lower.integer)
        {
            key = "out-of"
        } else if let (quantity, end, _) = quantity(lower), case .measure(let measure) = quantity,
            measure.unit == .millimeterOfhg
        {
            return Reading(
                start: start, end: end,
                content: .joined([
                    cardinal(number), .words(separator("over")), .quantity(quantity, .accusative),
                ]), semioticClass: .measure)
        } else {
            guard numbers == .words else { return nil }
            if number.integerDigits == 4, lower.integerDigits == 2 || lower.integerDigits == 4 {
                return Reading(
                    start: start, end: lower.end,
                    content: .joined([
                        year(Int(number.integer)), .words(" "),
                        lower.integerDigits == 4 ? year(Int(lower.integer)) : cardinal(Int(lower.integer)),
                    ]), semioticClass: .date, confidence: .guess)
            }
            key = "bar"
        }
        guard numbers == .words || key == "of" || key == "out-of", !number.hasLeadingZero else { return nil }
        return Reading(
            start: start, end: lower.end,
            content: .joined([cardinal(number), .words(separator(key)), cardinal(lower)]), semioticClass: .score,
            confidence: .likely)
    }

    /// «7.5 L/100 km», «250 kcal/100 g»
    func latinPer(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let (quantity, end, _) = quantity(number), text[end] == 0x2F, text.isDigit(end + 1),
            let word = vocabulary.symbols["per"]
        else { return nil }
        let second = text.scanNumber(end + 1, vocabulary.syntax)
        // "12GB/512GB" are two properties of one thing.
        guard second.fits, !second.isChain, [1, 10, 100, 1000].contains(second.integer), !second.hasFraction,
            let (other, last, _) = self.quantity(second), case .measure = other
        else {
            return nil
        }
        return Reading(
            start: start, end: last,
            content: .joined([
                .quantity(quantity, .nominative), .words(" \(word) "), .quantity(other, .accusative),
            ]), semioticClass: .measure)
    }

    /// A number before the noun that it counts.
    func latinCounting(_ number: ScannedNumber, nounAt place: Int? = nil) -> Reading.Content {
        guard vocabulary.notation == .spanish else { return cardinal(number) }
        let (gender, _) = spanishAgreement(number, nounAt: place ?? number.end)
        return .quantity(.cardinal(number.value, gender), .nominative)
    }

    /// «20-year-old», «7.2-millimeter»: in words the number of a compound.
    func latinCompound(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.isNegative, text[number.end] == 0x2D, number.fits else { return nil }
        let next = number.end + 1
        guard text.letterLength(next) > 0, !text.isUpper(next), text.wordEnd(next) - next > 2,
            number.integerDigits <= 4
        else { return nil }
        return Reading(
            start: start, end: number.end, content: cardinal(number), semioticClass: .compound, confidence: .likely)
    }

    /// «2:1», «16:9»
    func latinRatio(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, text[number.end] == 0x3A, text.isDigit(number.end + 1), !number.hasFraction,
            !number.isNegative
        else { return nil }
        let second = text.scanNumber(number.end + 1, vocabulary.syntax)
        guard second.fits, !second.isChain, !second.hasFraction, text[second.end] != 0x3A,
            text.letterLength(second.end) == 0
        else { return nil }
        return Reading(
            start: start, end: second.end,
            content: .joined([cardinal(number), .words(separator("to")), cardinal(second)]), semioticClass: .score,
            confidence: .likely)
    }

    /// «mid-80s», «COVID-19»: a number behind a word and a hyphen.
    func latinJoined(_ place: Int) -> Decision? {
        guard numbers == .words, place > 1, text[place - 1] == 0x2D, text.isLetterBefore(place - 1) else { return nil }
        let number = text.scanNumber(place, vocabulary.syntax)
        guard !number.isChain, !number.isGrouped, !number.hasFraction, !number.hasLeadingZero,
            number.integerDigits <= 3, text[number.end] != 0x2D, text[number.end] != 0x2F, text[number.end] != 0x3A
        else { return nil }
        if vocabulary.notation == .english, let decade = englishDecade(number, from: place) { return .reading(decade) }
        guard text.letterLength(number.end) == 0 else { return nil }
        return .reading(
            Reading(
                start: place, end: number.end, content: cardinal(number), semioticClass: .cardinal,
                confidence: .likely))
    }
}
