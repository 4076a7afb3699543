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
        if profile.has(.english) { return isAtStart(place) ? .nominative : .accusative }
        if isBehind(.preposition, place) || isBehind(.determiner, place) { return .accusative }
        return .nominative
    }

    /// ".5": digits behind a point that no digit precedes.
    func isPointed(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        // "f/1.8", "m/4": no number of its own either.
        if text[place - 1] == 0x2F, text.isLetterBefore(place - 1) { return !isProperty(place) }
        // The first part of "12/2★" has not been read.
        if text[place - 1] == 0x2F, text.isDigit(place - 2) { return true }
        // "H.264"
        if text[place - 1] == 0x2E, text.isUpper(place - 2), !text.isLetterBefore(place - 2),
            text.digits(place).count > 2
        {
            return true
        }
        return text[place - 1] == 0x2E && !text.isDigit(place - 2) && !text.isLetterBefore(place - 1)
    }

    /// "8GB RAM/256GB SSD": an amount behind a slash.
    private func isProperty(_ place: Int) -> Bool {
        guard
            place - text.wordStart(place - 1) > 2 || text.isDigit(text.wordStart(place - 1) - 1)
                || text.has("°", at: text.wordStart(place - 1) - 2)
                || text.isDigit(text.skipSpacesBack(text.wordStart(place - 1)) - 1)
        else { return false }
        let number = text.scanNumber(place, syntax)
        return number.fits && !number.isChain && quantity(number) != nil
    }

    /// A number right behind the sign of a currency that has not been read, or inside of a name: "₡500", "photo_2024".
    func isBehindSign(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        if [0x24, 0x5F, 0x5C, 0x5E].contains(text[place - 1]) { return true }
        // "3×95 ₽", whose first part has not been read
        if text.has("×", at: place - 2), text.isDigit(place - 3) || text.isLetterBefore(place - 2) { return true }
        // "0-13:00", whose first part has not been read
        if text[place - 1] == 0x3A, text.isDigit(place - 2) { return true }
        // "localhost:8080"
        if text[place - 1] == 0x3A, text.isLetterBefore(place - 1), text.digits(place).count > 3 { return true }
        // "0x80070005"
        if text[place] == 0x30, text[place + 1] == 0x78, text.isDigit(place + 2) || text.letterLength(place + 2) > 0 {
            return true
        }
        // "•••-4421"
        if text[place - 1] == 0x2D, text[place - 2] == 0x2A || text.has("•", at: place - 4) { return true }
        return text[place - 3] == 0xE2 && text[place - 2] == 0x82 || text.has("£", at: place - 2)
            || text.has("¥", at: place - 2) || text[place - 1] == 0x3A && text[place - 2] == 0x3A
    }

    // MARK: Numbers

    /// ".5", "₡500", "photo_2024": digits of something else.
    func partOfCode(_ place: Int) -> Decision? {
        isPointed(place) || isBehindSign(place) ? .skip(codeEnd(place)) : nil
    }

    /// "#5", "# 5"
    func isHash(_ place: Int) -> Bool {
        text.isDigit(place + 1) || text[place + 1] == 0x20 && text.isDigit(place + 2)
    }

    /// «120/80», «4.5/5», «Step 2/3», «24/7», «7.5 L/100 km»
    func latinSlash(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let goal = latinSpacedGoal(number, from: start) { return goal }
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1) else { return latinPer(number, from: start) }
        let lower = text.scanNumber(number.end + 1, syntax)
        guard lower.fits, !lower.isChain, text[lower.end] != 0x2F, text.letterLength(lower.end) == 0 else { return nil }
        if let (quantity, end, _) = quantity(lower), case .measure(let measure) = quantity,
            measure.unit == .millimeterOfhg
        {
            return Reading(
                start: start, end: end,
                content: .joined([
                    cardinal(number), .words(separator("over")), .quantity(quantity, .accusative),
                ]), semioticClass: .measure)
        }
        let key: String
        if let day = latinMemorial(number, lower, from: start) ?? latinGoal(number, lower, from: start) { return day }
        if number.integer == 24, lower.integer == 7 {
            key = "round-the-clock"
        } else if isBehind(.step, start) {
            key = "of"
        } else if isBehind(.pressure, start) {
            key = "over"
        } else if number.integer == lower.integer, number.integerDigits == 2, number.integer > 10, !number.hasFraction {
            return shares(number, lower, from: start)
        } else if number.integer + lower.integer == 100, number.integer % 5 == 0, !number.hasFraction {
            return shares(number, lower, from: start)
        } else if spelling(lower.end) == nil, !isMeasured(lower.end),
            isBehind(.rating, start) || latin.has(wordAfter(lower.end).text, .rating)
                || number.hasFraction && [5, 10].contains(lower.integer)
                || lower.integer == number.integer && [5, 10, 100].contains(lower.integer)
                // "10/100" are the speeds of a network.
                || lower.integer == 100 && (11..<100).contains(number.integer)
        {
            key = "out-of"
        } else {
            if let reading = latinHoursPair(number, lower, from: start) ?? latinProgress(number, lower, from: start) {
                return reading
            }
            guard numbers == .words else { return nil }
            if isDateLike(number, lower) { return kept(start, lower.end) }
            if number.integerDigits == 4, (1900...2099).contains(number.integer),
                lower.integerDigits == 2 || lower.integerDigits == 4
            {
                return Reading(
                    start: start, end: lower.end,
                    content: .joined([
                        year(Int(number.integer)), .words(" "),
                        lower.hasLeadingZero && lower.integerDigits == 4
                            ? .sequence(
                                (lower.start..<lower.end).map {
                                    .cardinal(DecimalNumber(exactly: text[$0] &- 0x30) ?? 0)
                                })
                            : lower.integerDigits == 4 ? year(Int(lower.integer)) : cardinal(Int(lower.integer)),
                    ]), semioticClass: .date, confidence: .guess)
            }
            key = "bar"
        }
        guard numbers == .words || key == "of" || key == "out-of" || key == "over", !number.hasLeadingZero else {
            return nil
        }
        // «1514/07»: the zero of a short year is said.
        let second: Reading.Content =
            lower.hasLeadingZero && lower.integer > 0
            ? .sequence(
                [0, lower.value].map { .cardinal($0) }) : cardinal(lower)
        return Reading(
            start: start, end: lower.end,
            content: .joined([cardinal(number), .words(separator(key)), second]), semioticClass: .score,
            confidence: .likely)
    }

    /// "10/100 milliliters", but "4/5 stars"
    private func isMeasured(_ place: Int) -> Bool {
        let noun = wordAfter(place).text
        return latin.isUnitName(noun) && !latin.has(noun, .rating)
    }

    /// «7.5 L/100 km», «250 kcal/100 g»
    func latinPer(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let (quantity, end, _) = quantity(number), text[end] == 0x2F, text.isDigit(end + 1),
            let word = vocabulary.symbols["per"]
        else { return nil }
        let second = text.scanNumber(end + 1, syntax)
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
        cardinal(number)
    }

    /// «mid-80s», «COVID-19»: a number behind a word and a hyphen.
    func latinJoined(_ place: Int) -> Decision? {
        guard numbers == .words, place > 1, text[place - 1] == 0x2D, text.isLetterBefore(place - 1) else { return nil }
        let number = text.scanNumber(place, syntax)
        // "mid-2024", "pre-1990"
        if isYear(number), text.letterLength(number.end) == 0, text.dashLength(number.end) == 0, !number.isChain,
            latin.has(text.lowered(text.wordStart(place - 1), place - 1), .before)
        {
            return .reading(
                Reading(
                    start: place, end: number.end, content: year(Int(number.integer)), semioticClass: .date,
                    confidence: .likely))
        }
        guard !number.isChain, !number.isGrouped, !number.hasFraction, !number.hasLeadingZero,
            number.integerDigits <= 2, text[number.end] != 0x2D || text.has("-by-", at: place - 4),
            text[number.end] != 0x2F, text[number.end] != 0x3A || !text.isDigit(number.end + 1)
        else { return nil }
        guard text.letterLength(number.end) == 0 else { return nil }
        return .reading(
            Reading(
                start: place, end: number.end, content: cardinal(number),
                semioticClass: text[number.end] == 0x2D ? .compound : .cardinal, confidence: .likely))
    }
}
