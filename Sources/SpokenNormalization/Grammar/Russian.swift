import SpokenModel

/// What only Russian writes, in the order in which it is looked for.
extension Classifier {
    func russianDigits(_ place: Int) -> Decision? {
        if let scale = scale(place) { return scale }
        return russianTimes(place)
    }

    /// «1:25 000»: a scale, and no time.
    private func scale(_ place: Int) -> Decision? {
        guard text[place] == 0x31, text[place + 1] == 0x3A, text.isDigit(place + 2) else { return nil }
        let number = text.scanNumber(place + 2, vocabulary.syntax)
        guard number.isGrouped, number.fits, !number.isChain, text.letterLength(number.end) == 0 else { return nil }
        guard numbers == .words else {
            return .reading(
                Reading(
                    start: place + 2, end: number.end, content: .quantity(.cardinal(number.value), .nominative),
                    semioticClass: .score, confidence: .likely))
        }
        return .reading(
            Reading(
                start: place, end: number.end,
                content: oneTo(1, number.value), semioticClass: .score, confidence: .likely))
    }

    private func russianTimes(_ place: Int) -> Decision? {
        if let reading = pointedPrice(place) ?? lapTime(place) { return .reading(reading) }
        return russianMeridiem(place) ?? russianTime(place) ?? russianShortDate(place) ?? monthAndYear(place)
            ?? joinedDate(place)
    }

    /// «за 2:01:09»: how long it took.
    private func lapTime(_ place: Int) -> Reading? {
        guard numbers == .words, let (time, end) = clock(place), let second = time.second, wordBefore(place) == "за"
        else { return nil }
        let parts: [Measure] = [
            (Int(time.hour), MeasureUnit.hour), (Int(time.minute), .minute), (Int(second), .second),
        ]
        .compactMap { value, unit in
            value == 0 ? nil : DecimalNumber(exactly: value).map { Measure($0, unit) }
        }
        return Reading(
            start: place, end: end, content: .quantity(.mixed(parts), .accusative), semioticClass: .measure)
    }

    /// What stands behind digits: it tells at once which rules can hold.
    enum Follower {
        /// The end of a line or a clause, a currency sign or a percent sign.
        case nothing
        /// A word in Cyrillic letters.
        case word
        case other
    }

    func follower(_ end: Int) -> Follower {
        let next = text.skipSpaces(end)
        switch text[next] {
        case 0x00, 0x0A, 0x0D, 0x21, 0x25, 0x29, 0x3B, 0x3F: return .nothing
        case 0x2C where next == end && !text.isDigit(end + 1): return .nothing
        case 0xE2 where text[next + 1] == 0x82: return .nothing
        case 0xD0, 0xD1: return .word
        default: return .other
        }
    }

    /// The end of at most four digits and their decimals; the place itself, behind which stands a digit, when there are
    /// more.
    func runEnd(_ place: Int) -> Int {
        let count = text.digits(place).count
        guard count <= 4, text[place] != 0x30 || count == 1 else { return place }
        let end = place + count
        return text[end] == 0x2C && text.isDigit(end + 1) ? end + 1 + text.digits(end + 1).count : end
    }

    func russianNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        if isPossiblyNumbered(number), isNumbered(start), number.integerDigits != 4 || yearMark(number.end) == nil,
            let reading = numbered(number, from: start)
        {
            return reading
        }
        if follower(number.end) == .nothing, text[number.end] != 0x2C && text[number.end] != 0x25 || numbers == .digits
        {
            return numbers == .words && number.integerDigits == 4 ? russianYear(number, from: start) : nil
        }
        if let reading = russianYear(number, from: start) ?? dayAndMonth(number, from: start)
            ?? firstDay(number, from: start) ?? partedDay(number, from: start)
        {
            return reading
        }
        if let reading = countedNoun(number, from: start) ?? coordinate(number, from: start) ?? bracketed(
            number, from: start) ?? partOfUnit(
                number, from: start) ?? mixedFraction(
                number, from: start)
            ?? temperatureRange(number, from: start)
            ?? arabicCentury(number, from: start) ?? yearsAgo(number, from: start)
            ?? ordinalByNoun(number, from: start)
        {
            return reading
        }
        if let reading = rating(number, from: start) ?? thousands(number, from: start) ?? overMany(number, from: start)
            ?? slashList(number, from: start) ?? numberedFloor(number, from: start)
        {
            return reading
        }
        if let reading = shortWorkingDays(number, from: start) ?? timesADay(number, from: start)
            ?? ordinalUnit(number, from: start) ?? rooms(number, from: start)
            ?? hotelStars(number, from: start) ?? quarter(number, from: start)
        {
            return reading
        }
        if let reading = glasses(number, from: start)
            ?? daysAgo(number, from: start)
        {
            return reading
        }
        if let reading = building(number, from: start) ?? shortYears(number, from: start) { return reading }
        if let reading = roadMark(number, from: start) ?? volumes(number, from: start) { return reading }
        guard numbers == .words else { return nil }
        if let reading = person(number, from: start) ?? section(number, from: start)
            ?? dayInList(number, from: start) ?? classLetter(number, from: start)
        {
            return reading
        }
        if let reading = decimalRange(number, from: start) { return reading }
        return sizes(number, from: start) ?? collective(number, from: start) ?? ordinalPairByNoun(number, from: start)
            ?? percentAdjective(
                number, from: start) ?? ordinalPair(number, from: start)
            ?? suffixed(number, from: start) ?? house(number, from: start)
            ?? power(number, from: start) ?? oneAndHalf(number, from: start)
    }

    /// Whether a point or a single letter behind it makes it worth a look at the word before: «п. 2.1», «ст. 12 ч. 3».
    private func isPossiblyNumbered(_ number: ScannedNumber) -> Bool {
        if number.hasFraction { return number.separator == 0x2E }
        let next = text.skipSpaces(number.end)
        let length = text.letterLength(next)
        return length > 0 && text.letterLength(next + length) == 0
    }

    func russianWord(_ place: Int, _ end: Int) -> Reading? {
        if text[place - 1] == 0x28 || text[place - 1] == 0x20 && text[place - 2] == 0x2C,
            let reading = labelUnit(place)
        {
            return reading
        }
        if text[end] == 0x2E, let reading = trailingAdjective(place, end) { return reading }
        if end == place + 1, let reading = temperatureLetter(place, end) { return reading }
        if end - place == 2, let reading = hours(place, end) { return reading }
        // A row for both would keep the tax from being said by its letters.
        if end - place == 6, text.has("вкл. НДС", at: place) {
            return Reading(
                start: place, end: end + 1, content: .words("включая"), semioticClass: .abbreviation,
                confidence: .likely)
        }
        if end - place == 6, let reading = workingDays(place) ?? dayOff(place) { return reading }
        if end - place == 6, text.has("год.", at: place), text[text.skipSpacesBack(place) - 1] == 0x25 {
            return Reading(
                start: place, end: text.isSentenceEnd(end + 1) ? end : end + 1, content: .words("годовых"),
                semioticClass: .abbreviation, confidence: .likely)
        }
        if end - place == 2, text.has("Ø", at: place), let reading = diameter(place, length: 2) { return reading }
        if end - place == 1, let reading = latinNumberSign(place, end) { return reading }
        if end - place == 4, let reading = weekdays(place, end) { return reading }
        if end - place <= 4, let reading = unitWithoutNumber(place, end) { return reading }
        // «12:00 МСК» is no acronym.
        let opened = text.skipSpacesBack(place)
        let last = text[opened - 1] == 0x28 ? text.skipSpacesBack(opened - 1) : opened
        if end - place == 6, text.has("МСК", at: place), text.isDigit(last - 1), text[last - 3] == 0x3A { return nil }
        if let reading = unitBehindWord(place, end) ?? shortMonth(place, end) { return reading }
        if text.isUpper(place), let reading = russianRoman(place) ?? acronym(place, end) { return reading }
        return lookAlike(place, end)
    }
}
