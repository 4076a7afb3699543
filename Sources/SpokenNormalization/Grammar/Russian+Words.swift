import SpokenModel

/// What Russian writes with a number or a Roman numeral.
extension Classifier {
    /// «1-й», «16+».
    func suffixed(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.hasFraction, !number.isNegative else { return nil }
        if text[number.end] == 0x2D, let form = ordinalForm(number.end + 1) {
            return Reading(
                start: start, end: form.end,
                content: .quantity(.ordinal(number.integer, form.gender, form.number), form.grammaticalCase),
                semioticClass: .ordinal)
        }
        if text[number.end] == 0x2D, vocabulary.language == "ru", text[number.end + 1] >= 0xD0,
            text.wordEnd(number.end + 1) > number.end + 7, number.integer > 1
        {
            return Reading(
                start: start, end: number.end + 1, content: .compound(number.integer), semioticClass: .compound,
                confidence: .likely)
        }
        return nil
    }

    /// «36А»: a house, not amperes.
    func house(_ number: ScannedNumber, from start: Int) -> Reading? {
        let length = text.letterLength(number.end)
        guard numbers == .words, length > 0, text.isUpper(number.end), text.wordEnd(number.end) == number.end + length,
            !number.hasFraction, !text.isDigit(number.end + length)
        else { return nil }
        return Reading(
            start: start, end: number.end + length,
            content: .sequence([.cardinal(number.value)]).appending(" " + word(number.end, number.end + length)),
            semioticClass: .address, confidence: .likely)
    }

    /// «XXI век».
    func century(_ place: Int, _ end: Int) -> Reading? {
        guard vocabulary.language == "ru", end - place <= 8, let value = Self.roman(bytes[place..<end]) else {
            return nil
        }
        let noun = wordAfter(end).text
        let grammaticalCase: GrammaticalCase? =
            switch noun {
            case "век": .nominative
            case "века": .genitive
            case "веку": .dative
            case "веком": .instrumental
            case "веке": .prepositional
            default: nil
            }
        guard let grammaticalCase else { return nil }
        return Reading(
            start: place, end: end, content: .quantity(.ordinal(value), grammaticalCase), semioticClass: .ordinal)
    }

    func ordinalForm(
        _ place: Int
    ) -> (gender: GrammaticalGender, number: GrammaticalNumber, grammaticalCase: GrammaticalCase, end: Int)? {
        guard vocabulary.language == "ru" else { return nil }
        let end = text.wordEnd(place)
        switch word(place, end) {
        case "й", "ый", "ий": return (.masculine, .singular, .nominative, end)
        case "я", "ая": return (.feminine, .singular, .nominative, end)
        case "е", "ое": return (.neuter, .singular, .nominative, end)
        case "ые", "ие": return (.masculine, .plural, .nominative, end)
        case "го", "ого", "его": return (.masculine, .singular, .genitive, end)
        case "му", "ому": return (.masculine, .singular, .dative, end)
        case "м", "ом", "ем": return (.masculine, .singular, .prepositional, end)
        case "ой", "ей": return (.feminine, .singular, .genitive, end)
        case "ю", "ую": return (.feminine, .singular, .accusative, end)
        case "х", "ых", "их": return (.masculine, .plural, .genitive, end)
        case "ми", "ыми": return (.masculine, .plural, .instrumental, end)
        default: return nil
        }
    }
}
