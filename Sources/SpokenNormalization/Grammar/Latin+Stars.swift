import SpokenModel

/// Stars of ratings and hotels, as English and Spanish write them.
extension Classifier {
    /// «★ 4.9»: the star stands before what it counts.
    func latinStar(_ place: Int) -> Decision? {
        guard text.has("★", at: place) || text.has("⭐", at: place) else { return nil }
        let next = text.skipSpaces(text.has("\u{FE0F}", at: place + 3) ? place + 6 : place + 3)
        let before = text.skipSpacesBack(place)
        guard text.isDigit(next), !text.isDigit(before - 1) else { return nil }
        let number = text.scanNumber(next, syntax)
        guard number.fits, !number.isChain, number.integer <= 5, !number.isGrouped, text.letterLength(number.end) == 0,
            text.dashLength(number.end) == 0
        else { return nil }
        return .reading(
            Reading(
                start: place, end: number.end, content: .quantity(.measure(Measure(number.value, .star)), .nominative),
                semioticClass: .measure, confidence: .likely))
    }

    /// «Hotel 4*», "4* hotel"
    func latinStarred(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = number.end + 1
        guard text[number.end] == 0x2A, (1...5).contains(number.integer), number.integerDigits == 1,
            !number.isNegative, text.letterLength(end) == 0, !text.isDigit(end), text[end] != 0x2A
        else { return nil }
        if latin.has(wordBefore(start), .hotel) {
            return Reading(
                start: start, end: end, content: .quantity(.measure(Measure(number.value, .star)), .nominative),
                semioticClass: .measure, confidence: .likely)
        }
        guard profile.has(.english), latin.has(loweredAfter(end), .hotel),
            let star = vocabulary.noun(.unit(.star), isPlural: false)
        else { return nil }
        let count: Reading.Content = numbers == .digits ? .words(word(start, number.end)) : cardinal(number)
        return Reading(
            start: start, end: end, content: count.appending("-" + star), semioticClass: .compound,
            confidence: .likely)
    }
}
