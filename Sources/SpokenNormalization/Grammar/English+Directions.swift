import SpokenModel

/// Quarters of the wind in addresses: "1200 N. State St.", "500 N.W. 2nd Ave.", "Hwy 50 W", "3rd Ave N".
extension Classifier {
    func englishDirection(_ place: Int, _ end: Int) -> Reading? {
        guard let (name, last) = direction(place) else { return nil }
        let before = text.skipSpacesBack(place)
        let isBehindRoad = before < place && text.isDigit(before - 1) && isRoad(before)
        guard isBehindRoad && text[last] != 0x26 || isBeforeStreet(place, last) || isBehindStreetName(place, last)
        else { return nil }
        var spoken = name.prefix(1).uppercased() + name.dropFirst()
        // The full stop of the letter may end the sentence too.
        if text[last - 1] == 0x2E, text.isLineEnd(last) || isBehindRoad && text.isSentenceEnd(last) { spoken += "." }
        return Reading(
            start: place, end: last, content: .words(spoken), semioticClass: .address, confidence: .likely)
    }

    /// "N", "N.", "NW", "N.W.": its name, and the end of it.
    private func direction(_ place: Int) -> (name: String, end: Int)? {
        guard [0x4E, 0x45, 0x53, 0x57].contains(text[place]), place == 0 || text[place - 1] != 0x2E else { return nil }
        var letters = word(place, place + 1)
        var end = place + 1
        let next = text[end] == 0x2E ? end + 1 : end
        if text[place] == 0x4E || text[place] == 0x53, text[next] == 0x45 || text[next] == 0x57 {
            letters += word(next, next + 1)
            end = next + 1
        }
        guard text.letterLength(end) == 0, !text.isDigit(end), ![0x27, 0x2D, 0x2F].contains(text[end]),
            let name = latin.directions[letters]
        else { return nil }
        return (name, text[end] == 0x2E && text.letterLength(end + 1) == 0 ? end + 1 : end)
    }

    /// Whether a quarter of the wind begins behind a place: "Ave. NW".
    func isDirectionAhead(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        return next > place && direction(next) != nil
    }

    /// Whether the number that ends at a place is that of a road: "Hwy 50".
    private func isRoad(_ end: Int) -> Bool {
        let number = numberStart(before: end)
        return number < end && isBehindRoad(number)
    }

    /// "1211 E Arques Ave", "onto N Main St", "E. 42nd St.": behind a house or a little word, before a street's name.
    private func isBeforeStreet(_ place: Int, _ last: Int) -> Bool {
        let next = text.skipSpaces(last)
        guard next > last, text.isUpper(next) || text.isDigit(next) else { return false }
        // "100 E St" is a street called by a letter.
        if text.isUpper(next), latin.has(text.lowered(next, text.wordEnd(next)), .street), !isStreetAhead(next) {
            return false
        }
        let before = text.skipSpacesBack(place)
        guard isStreetAhead(last) || before < place && text.isDigit(before - 1) && isStreetAhead(before) else {
            return false
        }
        if before < place, text.isDigit(before - 1) { return true }
        guard text[last - 1] == 0x2E || text.isDigit(next) || isOneNameStreet(next) else { return false }
        return isAtStart(place) || text[before - 1] == 0x2C || latin.has(wordBefore(place), .deadline)
            || latin.has(wordBefore(place), .heading)
    }

    /// "N Main St", where "W Hotel Times Square" begins with a name of one letter.
    private func isOneNameStreet(_ name: Int) -> Bool {
        let end = text.wordEnd(name)
        let next = text.skipSpaces(end)
        return next > end && latin.has(text.lowered(next, text.wordEnd(next)), .street)
    }

    /// "3rd Ave N", "Pennsylvania Ave. NW": behind a street that has a name.
    private func isBehindStreetName(_ place: Int, _ last: Int) -> Bool {
        var before = text.skipSpacesBack(place)
        guard before < place, before > 0 else { return false }
        if text[before - 1] == 0x2E { before -= 1 }
        let street = text.wordStart(before)
        guard text.isUpper(street), latin.has(text.lowered(street, before), .street), isBehindName(street) else {
            return false
        }
        return last - place > 1 || isAtClause(last)
    }
}
