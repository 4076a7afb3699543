import SpokenModel

/// Quarters, rooms and hotels.
extension Classifier {
    /// «во 2 кв. 2024 г.»: a quarter, no flat.
    func quarter(_ number: ScannedNumber, from start: Int) -> Reading? {
        let place = text.skipSpaces(number.end)
        guard (1...4).contains(number.integer), !number.hasFraction, place > number.end, text.has("кв.", at: place),
            text.digits(text.skipSpaces(place + 5)).count == 4, let quarter = vocabulary.russian.quarter
        else { return nil }
        let grammaticalCase = abbreviationCase(start)
        let ordinal: Reading.Content =
            numbers == .digits ? .words(word(start, number.end)) : .quantity(.ordinal(number.integer), grammaticalCase)
        return Reading(
            start: start, end: place + 5, content: ordinal.appending(" " + quarter.form(grammaticalCase)),
            semioticClass: .date, confidence: .likely)
    }

    /// «2-комн. кв.»
    func rooms(_ number: ScannedNumber, from start: Int) -> Reading? {
        let length = text.has("-комн.", at: number.end) ? 10 : roomLetter(number.end)
        guard length > 0, (1...20).contains(number.integer), !number.hasFraction else { return nil }
        var end = number.end + length
        var grammaticalCase = abbreviationCase(start)
        if grammaticalCase == .nominative { grammaticalCase = governedCase(before: start, of: number) }
        var noun = ""
        let next = text.skipSpaces(end)
        if text.has("кв.", at: next) {
            end = text.isSentenceEnd(next + 5) ? next + 4 : next + 5
            noun = " " + (vocabulary.russian.flat?.form(grammaticalCase) ?? "")
        } else if text.has("кв", at: next), text.wordEnd(next) == next + 4 {
            end = next + 4
            noun = " " + (vocabulary.russian.flat?.form(grammaticalCase) ?? "")
        } else if let written = vocabulary.russian.flat?.grammaticalCase(of: loweredAfter(end).string) {
            grammaticalCase = written
        }
        let ending =
            switch grammaticalCase {
            case .nominative: "ая"
            case .accusative: "ую"
            default: "ой"
            }
        let count: Reading.Content =
            numbers == .digits ? .words(word(start, number.end) + "-") : .compound(number.integer)
        return Reading(
            start: start, end: end, content: count.appending("комнатн" + ending + noun), semioticClass: .compound,
            confidence: .likely)
    }

    /// The length of «-к.», «к» behind a number where a flat or its area follows: «2к кв», «1-к., 30 м²».
    private func roomLetter(_ place: Int) -> Int {
        let letter = text[place] == 0x2D ? place + 1 : place
        guard text.has("к", at: letter), text.letterLength(letter + 2) == 0 else { return 0 }
        let stop = text[letter + 2] == 0x2E ? letter + 3 : letter + 2
        let next = text.skipSpaces(stop)
        if text.has("кв", at: next), next > stop || text[stop - 1] == 0x2E {
            let noun = text.lowered(next, text.wordEnd(next))
            return noun == "кв" || noun.begins(with: "квартир") ? stop - place : 0
        }
        guard text[stop] == 0x2C, text.isDigit(text.skipSpaces(stop + 1)) else { return 0 }
        let area = text.scanNumber(text.skipSpaces(stop + 1), syntax)
        return spelling(area.end)?.meaning.unit == .squareMeter ? stop - place : 0
    }

    /// «Отель 4*».
    func hotelStars(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = number.end + 1
        guard text[number.end] == 0x2A, (1...5).contains(number.integer), number.integerDigits == 1,
            text.letterLength(end) == 0, !text.isDigit(end), text[end] != 0x2A,
            vocabulary.isOf(wordBefore(start), .hotel) || vocabulary.isOf(loweredAfter(end), .hotel)
        else { return nil }
        let hotel = loweredAfter(end)
        if let ending = Self.hotelEndings[hotel] {
            let count: Reading.Content =
                numbers == .digits ? .words(word(start, number.end) + "-") : .compound(number.integer)
            return Reading(
                start: start, end: end, content: count.appending("звёздочн" + ending), semioticClass: .compound,
                confidence: .likely)
        }
        guard !vocabulary.isOf(hotel, .hotel) else { return nil }
        return Reading(
            start: start, end: end, content: .quantity(.measure(Measure(number.value, .star)), .nominative),
            semioticClass: .measure, confidence: .likely)
    }

    private static let hotelEndings: [Word: String] = [
        "отель": "ый", "отеля": "ого", "отелю": "ому", "отелем": "ым", "отеле": "ом", "отели": "ые", "отелей": "ых",
        "отелям": "ым", "отелях": "ых", "отелями": "ыми", "гостиница": "ая", "гостиницу": "ую", "гостинице": "ой",
        "гостиницы": "ой",
    ]
}
