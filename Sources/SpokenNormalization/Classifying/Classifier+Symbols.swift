import SpokenLocaleData
import SpokenModel

/// What begins with a sign or a symbol.
extension Classifier {
    /// «6,022·10²³»
    func timesPoint(_ place: Int) -> Decision? {
        guard text.isDigit(place - 1), text.isDigit(place + 2), let times = vocabulary.symbols["times"] else {
            return nil
        }
        return .reading(Reading(start: place, end: place + 2, content: .words(" \(times) "), semioticClass: .symbol))
    }

    /// «−5 °C», «−$5», «− 50 ₽»
    func minusAmount(_ place: Int) -> Decision {
        if let minus = vocabulary.symbols["minus"], let reading = spacedSign(place, length: 3, minus) {
            return .reading(reading)
        }
        return text.isDigit(place + 3)
            ? signed(place, length: 3, isNegative: true) : prefixedMoney(place + 3, from: place)
    }

    /// «-5 °C»: behind a space or a bracket.
    func hyphenMinus(_ place: Int) -> Decision? {
        guard
            place == 0 || text.skipSpacesBack(place) < place || text[place - 1] == 0x28
                // «-17,-15 °С»
                || profile.has(.russian) && text[place - 1] == 0x2C && text.isDigit(place - 2)
        else { return nil }
        if profile.has(.russian), text.isDigit(place + 1), isModelTail(place) {
            return signed(place, length: 1, isNegative: false)
        }
        if profile.has(.russian), text.isDigit(place + 1), !isRussianMinus(place) {
            return .skip(text.scanNumber(place + 1, syntax).end)
        }
        return text.isDigit(place + 1)
            ? signed(place, length: 1, isNegative: true) : prefixedMoney(place + 1, from: place)
    }

    /// «#скидка»: a tag is skipped to its end.
    func hashTag(_ place: Int) -> Decision? {
        guard text.letterLength(place + 1) > 0 || text.isDigit(place + 1) else { return nil }
        // «Лот #6, зал»: the signs of the sentence are none of the tag's.
        var end = chunkEnd(place)
        while end > place + 1, [0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F].contains(text[end - 1]) { end -= 1 }
        return .skip(end)
    }

    /// «16+», «+7 999 123-45-67», «+5 °C», «2 + 2».
    func plus(_ place: Int) -> Decision {
        let isFree = place == 0 || text.skipSpacesBack(place) < place || text[place - 1] == 0x28
        if text.isDigit(place + 1), let phone = phone(place) { return phone }
        guard let word = vocabulary.symbols["plus"] else { return .skip(place + 1) }
        if let reading = spacedSign(place, length: 1, word) { return .reading(reading) }
        if text.isDigit(place + 1), isFree {
            guard case .reading(var reading) = signed(place, length: 1, isNegative: false), reading.start == place,
                isSignable(reading)
            else { return sharedSign(place, word).map { .reading($0) } ?? .skip(place + 1) }
            if case .quantity(.range, _) = reading.content { return .reading(reading) }
            reading.content = reading.content.prefixed(word + " ")
            return .reading(reading)
        }
        guard numbers == .words else { return .skip(place + 1) }
        if text.isDigit(place - 1), !text.isDigit(place + 1), text.letterLength(place + 1) == 0 {
            return .reading(Reading(start: place, end: place + 1, content: .words(" " + word), semioticClass: .age))
        }
        return between(place, word)
    }

    /// «+ 20 ₽», «− 50 ₽»: a sign with a space before an amount that nothing precedes in its line.
    private func spacedSign(_ place: Int, length: Int, _ word: String) -> Reading? {
        let next = text.skipSpaces(place + length)
        guard next > place + length, text.isDigit(next),
            place == 0 || text[place - 1] == 0x0A || text[place - 1] == 0x28,
            case .reading(var reading) = classify(text.scanNumber(next, syntax), from: next),
            [.measure, .money, .percent].contains(reading.semioticClass)
        else { return nil }
        reading.start = place
        reading.content = reading.content.prefixed(word + " ")
        return reading
    }

    /// «10 шт × 5 г»: so many by so much; «0,5 л × 12 шт.»: so much, so many times.
    func packing(_ place: Int) -> Reading? {
        let before = text.skipSpacesBack(place)
        let next = text.skipSpaces(place + 2)
        guard profile.has(.russian), text.isDigit(next), before < place, next > place + 2,
            text[before - 1] == 0x2E || text.isLetterBefore(before) || text[before - 2] == 0xC2
                || text.has("₽", at: before - 3)
        else { return nil }
        let number = text.scanNumber(next, syntax)
        guard number.fits, !number.isChain else { return nil }
        // «1 таб. × 3 р/д»
        if startsTimes(next), let rows = vocabulary.rows, rowReading(next, rows) != nil {
            return .likely(before, next, .words(" "), .symbol)
        }
        let meaning = spelling(number.end)?.meaning
        // «950 ₽ × 12 мес»
        if isSpan(meaning, number.end), let word = vocabulary.symbols["ratio"] {
            return .likely(place, place + 2, .words(word), .symbol)
        }
        // «3 подхода × 12 повторений»
        if meaning == nil, !number.endsInOne, isGenitivePlural(number.end) {
            return .likely(place, place + 2, .words("по"), .symbol)
        }
        if meaning == nil || isPieces(meaning) && !isPieces(meaningBefore(before)) {
            // «25 г × 2», «25 г × 2 шт.», «1 299 ₽ × 3 = 3 897 ₽»
            let isProduct = text[text.skipSpaces(number.end)] == 0x3D
            guard meaning != nil || text.letterLength(text.skipSpaces(number.end)) == 0,
                let word = vocabulary.symbols[isProduct ? "times" : "ratio"], !number.isGrouped,
                text[number.end] != 0x2F,
                text[number.end] != 0x3A
            else { return nil }
            return .likely(place, place + 2, .words(word), .symbol)
        }
        guard !number.endsInOne else { return nil }
        if case .unit(let unit) = meaning, vocabulary.isExtent(unit) { return nil }
        return .likely(place, place + 2, .words("по"), .symbol)
    }

    /// Whether a number counts months or days.
    private func isSpan(_ meaning: SpellingTable.Meaning?, _ place: Int) -> Bool {
        if case .unit(let unit)? = meaning { return vocabulary.category(of: unit) == .duration }
        return vocabulary.stems.has(loweredAfter(place), .period)
    }

    /// The unit of the amount that ends at a place.
    private func meaningBefore(_ end: Int) -> SpellingTable.Meaning? {
        let letters = text.wordStart(text[end - 1] == 0x2E ? end - 1 : end)
        let digits = text.skipSpacesBack(letters)
        return text.isDigit(digits - 1) ? spelling(digits)?.meaning : nil
    }

    private func isPieces(_ meaning: SpellingTable.Meaning?) -> Bool {
        guard case .unit(let unit)? = meaning else { return false }
        return vocabulary.isPiece(unit)
    }

    /// «от +2 до +6 °C»: where the next number brings the unit, the sign is said with both.
    private func sharedSign(_ place: Int, _ word: String) -> Reading? {
        guard profile.has(.russian), numbers == .digits else { return nil }
        let number = text.scanNumber(place + 1, syntax)
        guard number.fits, !number.isChain, genderOfNextMeasure(number.end) != nil else { return nil }
        return .likely(place, number.end, .words("\(word) " + self.word(place + 1, number.end)), .cardinal)
    }

    /// A sign is said before what is counted or measured, not before a date.
    private func isSignable(_ reading: Reading) -> Bool {
        guard case .quantity = reading.content else { return reading.rule == "temperature-range" }
        return [.cardinal, .decimal, .measure, .money, .percent].contains(reading.semioticClass)
    }

    func equals(_ place: Int) -> Decision {
        guard numbers == .words, let word = vocabulary.symbols["equals"] else { return .skip(place + 1) }
        return between(place, word)
    }

    /// A sign with spaces between two numbers: «2 + 2 = 4».
    private func between(_ place: Int, _ word: String) -> Decision {
        let before = text.skipSpacesBack(place)
        let next = text.skipSpaces(place + 1)
        guard text.isDigit(before - 1), text.isDigit(next), (before < place) == (next > place + 1) else {
            return .skip(place + 1)
        }
        let words = before < place ? word : " \(word) "
        return .reading(
            .likely(place, place + 1, .words(words), .symbol))
    }

    /// «Лук & сыр»; «H&M» is a name.
    func ampersand(_ place: Int) -> Decision {
        guard let word = vocabulary.symbols["and"], text.skipSpacesBack(place) < place,
            text.skipSpaces(place + 1) > place + 1
        else { return .skip(place + 1) }
        let next = text.skipSpaces(place + 1)
        guard !profile.has(.russian) || text[next] >= 0x80 || text.isDigit(next) else { return .skip(place + 1) }
        return .reading(
            .likely(place, place + 1, .words(word), .symbol))
    }

    /// «~5 мин», «≥ 18»: words before a number, which they govern.
    func comparison(_ place: Int, length: Int, _ key: String) -> Decision {
        let end = place + length
        let next = text.skipSpaces(end)
        // «5±0,1»
        if profile.has(.russian), length == 2, numbers == .words, text.isDigit(place - 1), next == end,
            text.isDigit(next),
            let word = vocabulary.symbols[key]
        {
            return .reading(
                .likely(place, end, .words(" \(word) "), .symbol))
        }
        guard let word = vocabulary.symbols[key], text.isDigit(next),
            place == 0 || text.skipSpacesBack(place) < place || text[place - 1] == 0x28
        else { return .skip(end) }
        return .reading(
            .likely(place, end, .words(next > end ? word : word + " "), .symbol))
    }

    /// Whether a sign that compares stands before a number: what is said for it governs the genitive.
    func isCompared(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end > 0 else { return false }
        return [0x7E, 0x3C, 0x3E].contains(text[end - 1]) || text.has("≈", at: end - 3) || text.has("≤", at: end - 3)
            || text.has("≥", at: end - 3)
    }

    func numberSign(_ place: Int, length: Int, one: String, many: String) -> Decision {
        let isDouble = text[place + length] == text[place] && text[place + length + 1] == text[place + 1]
        let end = isDouble ? place + 2 * length : place + length
        guard let spoken = vocabulary.symbols[isDouble ? many : one],
            text.isDigit(text.skipSpaces(end)) || profile.has(.russian) && isNumberedMark(end),
            text[place - 1] != 0x2D, !text.isDigit(place - 1)
        else { return .skip(end) }
        let noun = isDouble ? spoken : numberNoun(place) ?? spoken
        return .reading(
            Reading(
                start: place, end: end,
                content: .words(
                    text.isDigit(end) || text.letterLength(end) > 0 || text[end] == 0x25 ? noun + " " : noun),
                semioticClass: .symbol))
    }

    func vulgarFraction(_ place: Int) -> Decision? {
        guard let (upper, lower, length) = text.vulgarFraction(place) else { return nil }
        let end = place + length
        if profile.has(.russian),
            let reading = part(upper, lower, from: place, digits: word(place, end), end: end)
        {
            return .reading(reading)
        }
        guard numbers == .words else { return .skip(end) }
        return .reading(
            Reading(
                start: place, end: end,
                content: bareFraction(
                    upper, lower, governedCase(before: place, of: ScannedNumber(start: place, end: end))),
                semioticClass: .fraction))
    }

    func signed(_ place: Int, length: Int, isNegative: Bool) -> Decision {
        if let (_, end) = clock(place + length) { return .skip(end) }
        var number = text.scanNumber(place + length, syntax)
        if profile.has(.russian), let price = pointedGroups(place + length), spelling(price.end) != nil {
            number = price
        }
        // Of a chain no part is said.
        guard number.fits, !number.isChain else {
            return .skip(number.isChain ? codeEnd(place + length) : number.end)
        }
        // «Скидка −500 ₽» takes away, and says so by its name.
        let isDiscount = isNegative && vocabulary.stems.has(wordBefore(place), .discount)
        number.isNegative = isNegative && !isDiscount
        return classify(number, from: place)
    }
}
