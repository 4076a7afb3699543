import SpokenModel

/// What only English writes, in the order in which it is looked for.
extension Classifier {
    func englishDigits(_ place: Int) -> Decision? {
        if isPointed(place) || isBehindSign(place) { return .skip(codeEnd(place)) }
        if let address = latinNumberAddress(place) { return address }
        if let percent = latinDoubledPercent(place) { return percent }
        if mayBeTimer(place), let timer = latinTimer(place) { return timer }
        if let time = latinStopwatch(place) ?? latinTimestamp(place) ?? englishHours(place) { return time }
        if let date = englishNumericDate(place) ?? englishDateRange(place) ?? englishShortDate(place) { return date }
        if let date = latinMonthYear(place) ?? latinZeroDay(place) ?? englishShortYear(place) { return date }
        return latinCardNumber(place) ?? latinGroupedCode(place)
    }

    func englishNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let angle = latinAngle(number, from: start) ?? englishLifetime(number, from: start) { return angle }
        if let many = englishUncounted(number, from: start) { return many }
        if let reading = englishOrdinal(number, from: start) ?? englishDecade(number, from: start) { return reading }
        if let reading = englishDayMonth(number, from: start) ?? englishEra(number, from: start) { return reading }
        if let reading = englishHouse(number, from: start) ?? englishAttribute(number, from: start) { return reading }
        if let reading = englishMultiple(number, from: start) ?? latinHeight(number, from: start) { return reading }
        if let reading = englishHyphened(number, from: start) ?? englishTemperature(number, from: start) {
            return reading
        }
        if let reading = englishSuspended(number, from: start) { return reading }
        if let reading = englishParagraph(number, from: start) ?? englishHundreds(number, from: start) {
            return reading
        }
        if let reading = englishShare(number, from: start) ?? latinNumber(number, from: start) { return reading }
        return englishTimes(number, from: start)
    }

    func englishWord(_ place: Int, _ end: Int) -> Reading? {
        let length = end - place
        if length >= 3 {
            let next = text[end]
            if next == 0x20 || next == 0x2E || next == 0x2D || next == 0xC2 || next == 0xE2 || next == 0x2C
                || next == 0x3A || next == 0x2F || place == 0 || isBehindJoint(place)
            {
                if length <= 9, let reading = englishMonthFirst(place, end) ?? latinWeekday(place, end) {
                    return reading
                }
            }
        }
        if length <= 2, text.isUpper(place), let reading = englishDirection(place, end) { return reading }
        if length <= 2, text.isUpper(place), let reading = englishWeekLetters(place) { return reading }
        if length == 1, let versus = englishVersus(place, end) { return versus }
        if length <= 2, text.isUpper(place), let reading = englishState(place, end) ?? englishCompass(place, end) {
            return reading
        }
        if (3...5).contains(length), text[end] == 0x2E, let state = englishDottedState(place, end) { return state }
        if length == 3, text[place] == 0x70, let per = latinPerWord(place, end) { return per }
        if length == 4 || length == 8, let reading = englishNoon(place, end) { return reading }
        if text[place] == 0x57, let war = englishWorldWar(place, end) { return war }
        if text.isUpper(place), let reading = latinPrefixedMoney(place, end) ?? latinRoman(place, end) {
            return reading
        }
        return latinAbbreviation(place)
    }

    private func isBehindJoint(_ place: Int) -> Bool {
        text[place - 1] == 0x20 && [0x2C, 0x26, 0x64, 0x2F].contains(text[place - 2]) || text[place - 1] == 0x2F
    }

    /// A bare number needs no agreement; one with commas is read well as it is.
    func englishAgreement(_ number: ScannedNumber) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        if numbers == .digits, !number.isNegative { return nil }
        return (.masculine, .nominative)
    }
}
