import SpokenLocaleData
import SpokenModel

/// Buildings and pages: what only the places beside them tell apart.
extension Classifier {
    /// «д. 5, стр. 2»: a building, not a page.
    func isBehindHouse(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        if text[end - 1] == 0x2C { end -= 1 }
        // «16А, стр. 4»
        if text.isLetterBefore(end), text.isDigit(text.wordStart(end) - 1), end - text.wordStart(end) <= 2 {
            end = text.wordStart(end)
        }
        guard text.isDigit(end - 1), var number = numberBefore(end) else { return false }
        // «5/2, стр. 1»
        if text[number.start - 1] == 0x2F, let whole = numberBefore(number.start - 1) { number = whole }
        let before = text.skipSpacesBack(number.start)
        let isShort = text[before - 1] == 0x2E
        let last = isShort ? before - 1 : before
        let name = text.wordStart(last)
        let word = text.lowered(name, last)
        let isHouse = vocabulary.names(word, Self.houses)
        // «стр. 2 стр. 3»: pages, though a building is short so too.
        if vocabulary.names(word, Self.volumes) && (!isHouse || word == "стр") || text.has("№", at: before - 3) {
            return false
        }
        // «2019, стр. 12»: a year.
        if number.value >= 1000 { return false }
        if isShort { return isHouse }
        // «дом 5, стр. 3»
        if before < number.start, isHouse { return true }
        // «Тверская, 5, стр. 3», «ул. Мира, 12, стр. 2», but «Иванов, 5, стр. 3»
        if text[before - 1] == 0x2C {
            let street = text.wordStart(before - 1)
            let isNamed = ["ая", "ий", "ый", "ой", "а", "я", "ого", "его"].contains(
                where: text.lowered(street, before - 1).ends(with:))
            return isBehindStreetName(number.start) || isNamed && text.isUpper(street) && before - 1 - street > 8
        }
        // «Тверская 12 стр. 2»: a street's name.
        return before < number.start && text.isUpper(name)
    }

    /// «101000, Москва», «г. Омск, 644099, ул. Мира»: six digits that begin an address, or stand in one.
    func isPostcode(_ number: ScannedNumber, from start: Int) -> Bool {
        guard number.integerDigits == 6, (101_000..<700_000).contains(number.integer), text[number.end] == 0x2C else {
            return false
        }
        let next = text.skipSpaces(number.end + 1)
        let before = text.skipSpacesBack(start)
        return (before == 0 || [0x0A, 0x2C, 0x3A].contains(text[before - 1]))
            && (text.isUpper(next) || vocabulary.names(text.lowered(next, text.wordEnd(next)), Self.places))
    }

    /// «стр. 5, эт. 2»: whether a floor or a room follows the number at a place.
    func isBeforeRoom(_ place: Int) -> Bool {
        let end = place + text.digits(place).count
        guard text[end] == 0x2C else { return false }
        let next = text.skipSpaces(end + 1)
        return next > end + 1 && vocabulary.names(text.lowered(next, text.wordEnd(next)), Self.rooms)
    }

    /// What has pages.
    private static let volumes: WordClasses = [.part, .book]
    /// What a building of a plot stands behind: «д. 5, стр. 2».
    private static let houses: WordClasses = [.building, .street, .road]
    private static let places: WordClasses = [.street, .city]
    private static let rooms: WordClasses = [.building, .room]
}
