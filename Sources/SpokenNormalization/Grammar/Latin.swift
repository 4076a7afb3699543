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

    /// A letter or a word that looks like the spelling of a unit and is more often something else.
    /// - Parameter isApart: whether a space stands before it.
    func latinRefuses(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, isApart: Bool) -> Bool {
        // "$350/yr": behind a slash a unit is what is meant.
        if text[start - 1] == 0x2F { return false }
        let next = text.skipSpaces(end)
        let isBeforeWord = next > end && text.letterLength(next) > 0
        let length = end - start
        switch meaning {
        case .currency:
            if length == 1, text.letterLength(start) > 0 { return true }
            return length == 2 && text.has("Br", at: start) && !isApart
        case .minorUnit:
            return length == 1 && text.letterLength(start) > 0 && (isApart || isBeforeWord)
        case .magnitude:
            return length <= 2 && latinRefusesMagnitude(start, end, isApart: isApart)
        case .unit(let unit):
            if unit == .time || unit == .century { return true }
            if unit == .year || unit == .day { return length < 2 || !["yr", "yrs", "yr."].contains(word(start, end)) }
            if length == 1, text.letterLength(start) > 0 {
                return latinRefusesLetter(text[start], start, end, isApart: isApart, isBeforeWord: isBeforeWord)
            }
            if text.has("in", at: start), length <= 3, vocabulary.notation == .english {
                return !isInch(start, end, isApart: isApart)
            }
            if length == 2, ["pt", "ac", "ct", "pr", "fl", "mo", "Pa", "Mb", "mi"].contains(word(start, end)) {
                if text.has("mi", at: start) || text.has("mo", at: start) || text.has("Mb", at: start) {
                    return isBeforeWord && vocabulary.notation == .spanish
                }
                return !(text.has("ct", at: start) && isDecimal(before: start)) && !text.has("Mb", at: start)
            }
            if length == 3, ["cap", "tab", "can", "par"].contains(word(start, end)) { return true }
            return latin.isUnitName(word(start, end))
        }
    }

    func isDecimal(before start: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        var place = last
        while place > 0, last - place < 8, text.isDigit(place - 1) { place -= 1 }
        return place > 1 && place < last && text[place - 1] == vocabulary.syntax.decimal && text.isDigit(place - 2)
    }

    /// "5K", "3M" without a currency: thousands only where people are counted, "10K followers".
    private func latinRefusesMagnitude(_ start: Int, _ end: Int, isApart: Bool) -> Bool {
        guard text.letterLength(start) > 0 else { return false }
        // Behind an amount with its sign it is a power of ten: "$5K", "€2 B".
        var place = text.skipSpacesBack(start)
        let last = place
        while place > 0, last - place < 20,
            text.isDigit(place - 1) || [0x2C, 0x2E, 0x20, 0x2D].contains(text[place - 1])
        {
            place -= 1
        }
        let sign = text.previousScalar(place)
        if text[sign] == 0x24 || text[sign] == 0xC2 || text.has("€", at: sign) || text[sign] == 0xE2 { return false }
        if text[place - 1] == 0x24 { return false }
        if isApart { return text[start] != 0x4D || !isBeforeCurrency(end) }
        let next = wordAfter(end)
        return !(latin.has(next.text, .audience) || isBeforeCurrency(end) || text[end] == 0x2B)
    }

    private func isBeforeCurrency(_ place: Int) -> Bool {
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: text.skipSpaces(place)) else {
            return false
        }
        if case .currency = match.meaning { return true }
        return false
    }

    private func latinRefusesLetter(
        _ letter: UInt8, _ start: Int, _ end: Int, isApart: Bool, isBeforeWord: Bool
    ) -> Bool {
        switch letter {
        // g, h, l, m
        case 0x67, 0x68, 0x6C: return false
        case 0x6D:
            return isApart && isBeforeWord && vocabulary.notation == .english
                && !latin.has(wordAfter(end).text, .dimension) && isAfterMoney(start)
        // s: "wait 30 s"; "the 30s" and "5s" are none.
        case 0x73:
            if isBehindMinutes(start) { return false }
            return !isApart && !isDecimal(before: start) || isBeforeWord
        // t
        case 0x74: return !isApart || isBeforeWord
        // J, K, L, N, V, W
        case 0x4A, 0x4C, 0x4E, 0x56, 0x57:
            return isBehind(.place, numberStart(before: start)) || isBeforeWord && !isApart
        case 0x4B: return !isApart
        case 0x41: return isBehind(.place, numberStart(before: start)) || isBeforeWord || !isApart
        default: return true
        }
    }

    /// "15m ago", "1h 30m", "3d ago": letters that are units of time there.
    func latinTimeUnit(_ start: Int, _ end: Int) -> SpellingTable.Meaning? {
        guard end - start == 1, text[start] == 0x6D || text[start] == 0x64 else { return nil }
        let isMinute = text[start] == 0x6D
        if isMinute, isBehindHours(start) { return .unit(.minute) }
        guard vocabulary.notation == .english,
            ["ago", "left", "remaining", "read", "late"].contains(wordAfter(end).text)
        else { return nil }
        return .unit(isMinute ? .minute : .day)
    }

    /// "1h 30m", "2 hr 5m"
    private func isBehindHours(_ start: Int) -> Bool {
        let place = text.skipSpacesBack(numberStart(before: start))
        let word = text.wordStart(place)
        guard word < place, place < numberStart(before: start) || place - word == 1 else { return false }
        let length = place - word
        return text[word] == 0x68 && (length == 1 || text.has("hr", at: word) && length <= 3)
            && text.isDigit(text.skipSpacesBack(word) - 1)
    }

    private func isAfterMoney(_ start: Int) -> Bool {
        let place = numberStart(before: start)
        return text[place - 1] == 0x24 || text.has("€", at: place - 3)
    }

    /// "2m 30s", "2 min 30s"
    private func isBehindMinutes(_ start: Int) -> Bool {
        let place = text.skipSpacesBack(numberStart(before: start))
        return [0x6D, 0x6E, 0x68].contains(text[place - 1])
    }

    private func numberStart(before place: Int) -> Int {
        let last = text.skipSpacesBack(place)
        var start = last
        while start > 0, last - start < 12, text.isDigit(start - 1) || [0x2C, 0x2E].contains(text[start - 1]) {
            start -= 1
        }
        return start
    }

    /// "5 in wide", "6.1 in." is an inch; "5 in a row", "1 in 5" is none.
    private func isInch(_ start: Int, _ end: Int, isApart: Bool) -> Bool {
        let next = text.skipSpaces(end)
        if text[end - 1] == 0x2E { return isApart && text.letterLength(next) > 0 && !text.isUpper(next) || !isApart }
        if next == end { return !text.isDigit(end) && text[end] != 0x2D }
        if !isApart { return true }
        if text[next] == 0x78 && text.letterLength(next + 1) == 0 || text.has("×", at: next) { return true }
        return latin.has(wordAfter(end).text, .dimension)
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
    private func latinFraction(_ number: ScannedNumber, from start: Int) -> Reading? {
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
    private func partOfUnit(_ meaning: SpellingTable.Meaning, _ whole: UInt64) -> String? {
        guard let singular = vocabulary.noun(meaning, isPlural: false),
            let plural = vocabulary.noun(meaning, isPlural: true)
        else { return nil }
        if vocabulary.notation == .spanish { return " de " + singular }
        if whole > 0 { return " " + plural }
        let isVowel = ["a", "e", "i", "o", "u"].contains(singular.prefix(1)) || singular == "hour"
        return (isVowel ? " of an " : " of a ") + singular
    }

    /// «120/80», «4.5/5», «Step 2/3», «24/7», «7.5 L/100 km»
    private func latinSlash(_ number: ScannedNumber, from start: Int) -> Reading? {
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
    private func latinPer(_ number: ScannedNumber, from start: Int) -> Reading? {
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

    /// «5 kg – 10 kg», «20%–30%»
    private func latinUnitRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let reading = latinBetween(number, from: start) { return reading }
        guard let (lower, end, semioticClass) = quantity(number) else { return nil }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        let next = text.skipSpaces(dashStart + dash)
        guard dash > 0, text.isDigit(next), (dashStart > end) == (next > dashStart + dash) else { return nil }
        let second = text.scanNumber(next, vocabulary.syntax)
        guard second.fits, !second.isChain, let (upper, last, upperClass) = quantity(second),
            upperClass == semioticClass
        else { return nil }
        return Reading(
            start: start, end: last, content: .quantity(.range(lower, upper), latinRangeCase(start)),
            semioticClass: semioticClass)
    }

    /// «entre 5–10 €»: behind "between" the two are joined by "and".
    private func latinBetween(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard ["between", "entre"].contains(wordBefore(start)), text.dashLength(number.end) > 0,
            text.isDigit(number.end + text.dashLength(number.end))
        else { return nil }
        let second = text.scanNumber(number.end + text.dashLength(number.end), vocabulary.syntax)
        guard second.fits, !second.isChain, let (upper, end, semioticClass) = quantity(second) else { return nil }
        let gender = spelling(second.end).flatMap { vocabulary.gender(of: $0.meaning) } ?? .masculine
        return Reading(
            start: start, end: end,
            content: .joined([
                .quantity(.cardinal(number.value, gender), .nominative), .words(separator("between")),
                .quantity(upper, .nominative),
            ]), semioticClass: semioticClass)
    }

    /// The dash and the number behind a number: «5–7», "5-7".
    private func rangeEnd(_ number: ScannedNumber) -> (number: ScannedNumber, isHyphen: Bool)? {
        let dashStart = text.skipSpaces(number.end)
        let dash = text.dashLength(dashStart)
        let next = text.skipSpaces(dashStart + dash)
        guard dash > 0, text.isDigit(next), (dashStart > number.end) == (next > dashStart + dash) else { return nil }
        let second = text.scanNumber(next, vocabulary.syntax)
        let last = text[second.end]
        guard second.fits, !second.isChain, !second.hasLeadingZero || second.hasFraction,
            text.letterLength(second.end) == 0, last != 0x2D || !text.isDigit(second.end + 1), last != 0x3A,
            last != 0x2F, text.dashLength(second.end) == 0 || last == 0x2D
        else { return nil }
        // «5-, 7-…»
        return (second, dash == 1)
    }

    private func isYear(_ number: ScannedNumber) -> Bool {
        number.integerDigits == 4 && !number.isGrouped && !number.hasFraction && !number.isNegative
            && (1100...2099).contains(number.integer)
    }

    /// «1939–1945», «2023–24»; in English a year by its surroundings, "since 1994".
    private func latinYears(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isYear(number) else { return nil }
        if let (second, _) = rangeEnd(number), spelling(second.end) == nil {
            let isLong = isYear(second) && second.integer > number.integer
            let isShort =
                second.integerDigits == 2 && !second.hasFraction && second.integer > number.integer % 100
            guard isLong || isShort else { return nil }
            let to = ["between", "entre"].contains(wordBefore(start)) ? "between" : "to"
            return Reading(
                start: start, end: second.end,
                content: .joined([
                    year(Int(number.integer)), .words(separator(to)),
                    isLong ? year(Int(second.integer)) : cardinal(Int(second.integer)),
                ]), semioticClass: .date, confidence: .likely)
        }
        guard numbers == .words, vocabulary.notation == .english, text.letterLength(number.end) == 0,
            text[number.end] != 0x2D, text[number.end] != 0x2F, text[number.end] != 0x25
        else { return nil }
        let isAlone = isAtStart(start) && text.isLineEnd(number.end) && number.integer % 1000 != 0
        let before = text.skipSpacesBack(start)
        let isCopyright = text.has("©", at: before - 2)
        guard isAlone || isCopyright || isBehind(.year, start) || latin.months[wordBefore(start)] != nil,
            spelling(number.end) == nil, isAlone || !isCounted(number.end)
        else { return nil }
        return Reading(
            start: start, end: number.end, content: year(Int(number.integer)), semioticClass: .date,
            confidence: .likely)
    }

    /// "of 1500 people": a plural in lower case follows, and is what the number counts.
    func isCounted(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        guard next > place, text.letterLength(next) > 0, !text.isUpper(next) else { return false }
        let end = text.wordEnd(next)
        return end - next > 3 && text[end - 1] == 0x73 && !latin.has(word(next, end), .function)
    }

    /// «2–5 days», "5-7 items"; a hyphen alone may be a score or a code, and is not said.
    private func latinRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isNegative, let (second, isHyphen) = rangeEnd(number), quantity(second) == nil,
            !number.hasLeadingZero || number.hasFraction
        else { return nil }
        let isApart = text.skipSpaces(number.end) > number.end
        var before = wordBefore(start)
        let last = text.skipSpacesBack(start)
        // "pp. 12-15": an abbreviation says that too.
        if before.isEmpty, text[last - 1] == 0x2E {
            before = word(text.wordStart(last - 1), last - 1).lowercased()
        }
        let isNamed = latin.has(before, .range)
        let grows = number.integer < second.integer || number.integer == second.integer && second.hasFraction
        let isRange = grows && (isNamed || isCounted(second.end) || !isHyphen && !isApart)
        let ends = text[second.end]
        guard ends != 0x2D, ends != 0x3D, ends != 0x2B else { return nil }
        if isRange {
            var parts = [
                cardinal(number),
                Reading.Content.words(separator(before == "between" || before == "entre" ? "between" : "to")),
            ]
            if numbers == .digits {
                parts[0] = .words(word(number.start, number.end))
                parts.append(.words(word(second.start, second.end)))
            } else {
                parts.append(latinCounting(second))
                parts[0] = latinCounting(number, nounAt: second.end)
            }
            return Reading(
                start: start, end: second.end, content: .joined(parts), semioticClass: .range, confidence: .likely)
        }
        guard numbers == .words, !isApart, number.integerDigits <= 3, second.integerDigits <= 3, isHyphen else {
            return nil
        }
        return Reading(
            start: start, end: second.end, content: .joined([cardinal(number), .words("-"), cardinal(second)]),
            semioticClass: .score, confidence: .guess)
    }

    /// A number before the noun that it counts.
    func latinCounting(_ number: ScannedNumber, nounAt place: Int? = nil) -> Reading.Content {
        guard vocabulary.notation == .spanish else { return cardinal(number) }
        let (gender, _) = spanishAgreement(number, nounAt: place ?? number.end)
        return .quantity(.cardinal(number.value, gender), .nominative)
    }

    /// «20-year-old», «7.2-millimeter»: in words the number of a compound.
    private func latinCompound(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.isNegative, text[number.end] == 0x2D, number.fits else { return nil }
        let next = number.end + 1
        guard text.letterLength(next) > 0, !text.isUpper(next), text.wordEnd(next) - next > 2,
            number.integerDigits <= 4
        else { return nil }
        return Reading(
            start: start, end: number.end, content: cardinal(number), semioticClass: .compound, confidence: .likely)
    }

    /// «2:1», «16:9»
    private func latinRatio(_ number: ScannedNumber, from start: Int) -> Reading? {
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
