import SpokenLocaleData
import SpokenModel

/// Short spellings of units that in Spanish are other words as often, by what stands around the number.
extension Classifier {
    /// Whether a spelling behind a number is rather an article, a date of death, a page, a name or an age.
    func spanishRefusesUnit(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, isApart: Bool) -> Bool {
        guard case .unit(let unit) = meaning, text.letterLength(start) > 0, text.isDigit(text.skipSpacesBack(start) - 1)
        else { return false }
        // «12 l'entrada»: an article or a pronoun of Catalan or French.
        let mark = text[end] == 0x27 ? 1 : text.has("’", at: end) ? 3 : 0
        if mark > 0, text.letterLength(end + mark) > 0 { return true }
        // «300 m.a.», «60 km./h.»: the beginning of a longer abbreviation.
        let stop = text[end - 1] == 0x2E ? end - 1 : end
        if text[stop] == 0x2E, text.letterLength(stop + 1) > 0 || text[stop + 1] == 0x2F { return true }
        let number = numberStart(before: start)
        if unit == .room { return isPeopled(number, end) }
        guard text.letterLength(start) == stop - start, isApart || text[end - 1] == 0x2E else { return false }
        return isDeath(number, stop) || isLocated(number, unit) || isNumberOfName(number, stop, unit)
            || unit == .meter && isAged(number, end)
    }

    /// «En 1812 m. el general»: a year and what somebody did in it.
    private func isDeath(_ number: Int, _ stop: Int) -> Bool {
        let scanned = text.scanNumber(number, syntax)
        guard text[stop] == 0x2E, isYear(scanned), latin.has(wordBefore(number), .dating) else { return false }
        return !text.isLineEnd(stop + 1) && ![0x2C, 0x3B, 0x29].contains(text[stop + 1])
    }

    /// «pp. 45 s.», «art. 3 s.», «Jn 3, 16 s.»: and what follows the page, the article, the verse.
    private func isLocated(_ number: Int, _ unit: MeasureUnit) -> Bool {
        let noun = nounBefore(number)
        if latin.has(noun, .numbered) || latin.has(noun, .range) && !latin.has(noun, .function) { return true }
        guard unit == .second else { return false }
        if latin.has(noun, .scripture) { return true }
        // «5, 3 s»
        let comma = text.skipSpacesBack(number)
        guard comma > 1, text[comma - 1] == 0x2C, text.isDigit(comma - 2) else { return false }
        return latin.has(nounBefore(numberStart(before: comma - 1)), .scripture)
    }

    /// «bus 14 V», «la 5 V», «el 3 l de Audi», «tren R 2 N»: a letter of a name that the number belongs to.
    private func isNumberOfName(_ number: Int, _ stop: Int, _ unit: MeasureUnit) -> Bool {
        let before = text.skipSpacesBack(number)
        let start = text.wordStart(before)
        guard start < before, before < number else { return false }
        let word = text.lowered(start, before)
        if latin.has(word, .place) || latin.has(word, .size) || latin.has(word, .vehicle) { return true }
        // «tren R 2 N», but «A 300 m, gire»
        if before - start == 1, text.isUpper(start), !latin.has(word, .function), !latin.has(word, .electric) {
            return true
        }
        let scanned = text.scanNumber(number, syntax)
        guard !scanned.hasFraction, scanned.integer != 1, let gender = vocabulary.gender(of: .unit(unit)) else {
            return false
        }
        // «Los 7 h.», «a las 5 m»: an article of another gender
        if word == "los" || word == "las" { return (word == "las") != (gender == .feminine) }
        guard ["el", "la", "del", "al"].contains(word) else { return false }
        // «el 100 m lisos»
        return !latin.has(loweredAfter(text[stop] == 0x2E ? stop + 1 : stop), .discipline)
    }

    /// «Bebé de 9 m», «3 años y 2 m»: months.
    private func isAged(_ number: Int, _ end: Int) -> Bool {
        let months = text.scanNumber(number, syntax)
        guard months.integer <= 36, !months.hasFraction else { return false }
        var place = number
        while place > 0, number - place < 32, text[place - 1] != 0x0A {
            let start = text.wordStart(place)
            if start < place, latin.has(text.lowered(start, place), .aged) { return true }
            place = start < place ? start : place - 1
        }
        // «2 m de fianza»
        let (joint, last) = wordAfter(end)
        if joint == "de", latin.has(loweredAfter(last), .aged) { return true }
        // «1 año 3 m 2 d»
        let next = text.skipSpaces(end)
        let unit = text.skipSpaces(next + text.digits(next).count)
        return unit > next && text[unit] == 0x64 && text.letterLength(unit + 1) == 0
    }

    /// «5.000 hab./año», «23 hab. x km2», «700 mil hab.»: people rather than rooms.
    private func isPeopled(_ number: Int, _ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        return text[next] == 0x2F || text[next] == 0x78 && text.spaceLength(next + 1) > 0
            || latin.magnitudes[text.lowered(number, text.wordEnd(number))] != nil
    }
}
