import SpokenLocaleData
import SpokenModel

/// Short forms and notations that only Spanish has: «231,5 hab./km²», «3 millones de km», «el 90+3'».
extension Classifier {
    /// «231,5 hab./km²», «21 341 hab.», «municipio de 512 hab.»: people, where a hotel has rooms.
    func spanishInhabitants(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let millions = scaledInhabitants(number, from: start) { return millions }
        let place = text.skipSpaces(number.end)
        guard text[place] == 0x68, text.has("hab", at: place), text.letterLength(place + 3) == 0, place > number.end,
            let one = vocabulary.symbols["inhabitant"], let many = vocabulary.symbols["inhabitants"],
            !number.isNegative
        else { return nil }
        let stop = text[place + 3] == 0x2E ? place + 4 : place + 3
        let noun = CountedNoun(singular: [.nominative: one], plural: [.nominative: many])
        let people = Reading.Content.quantity(.count(number.value, noun), .nominative)
        let bar = text.skipSpaces(stop)
        if text[bar] == 0x2F, let (unit, end) = perSpelling(text.skipSpaces(bar + 1)), let per = vocabulary.per(unit),
            [.squareKilometer, .hectare, .squareMile].contains(unit)
        {
            return Reading(
                start: start, end: end, content: people.appending(" " + per), semioticClass: .measure,
                confidence: .likely)
        }
        let isPer = text[bar] == 0x2F || text[bar] == 0x78 && text.spaceLength(bar + 1) > 0
        let before = wordBefore(start) == "de" ? nounBefore(wordStartBefore(start)) : nameBefore(start)
        guard isPer || number.integer >= 100 || number.hasFraction || latin.has(before, .settled),
            isPer || !latin.has(before, .hotel) && !isBehindHotel(start)
        else { return nil }
        return Reading(
            start: start, end: text[stop - 1] == 0x2E && text.isSentenceEnd(stop) ? stop - 1 : stop, content: people,
            semioticClass: .measure, confidence: .likely)
    }

    /// «700 mil hab.», «2 millones de hab.»: what is counted by thousands and millions.
    private func scaledInhabitants(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let (meaning, end) = spelling(number.end), case .magnitude(let magnitude) = meaning,
            !number.isNegative, let many = vocabulary.symbols["inhabitants"]
        else { return nil }
        var place = text.skipSpaces(end)
        if text.has("de ", at: place) { place = text.skipSpaces(place + 3) }
        guard place > end, text.has("hab", at: place), text.letterLength(place + 3) == 0 else { return nil }
        let stop = text[place + 3] == 0x2E && !text.isSentenceEnd(place + 4) ? place + 4 : place + 3
        let joint = magnitude == .thousand ? " " : " de "
        return Reading(
            start: start, end: stop,
            content: Reading.Content.quantity(.magnitude(number.value, magnitude), .nominative).appending(joint + many),
            semioticClass: .measure, confidence: .likely)
    }

    /// «1.º > 2.º», «18/8 > 1ª Pamplona», «Etapa 3 > 150 km»: a sign between parts of a list rather than of a comparison.
    func isStageList(_ place: Int, _ next: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        if text.has("º", at: before - 2) || text.has("ª", at: before - 2) { return true }
        let number = numberStart(before: before)
        if number < before, text[number - 1] == 0x2F || latin.has(nounBefore(number), .numbered) { return true }
        guard text.isDigit(next) else { return false }
        let mark = text.scanNumber(next, vocabulary.syntax).end
        let ordinal = text[mark] == 0x2E ? mark + 1 : mark
        return text.has("º", at: ordinal) || text.has("ª", at: ordinal)
    }

    /// «El hotel tiene 120 hab.»: rooms, since a house that lets them stands among the words before.
    private func isBehindHotel(_ place: Int) -> Bool {
        var place = place
        for _ in 0..<6 {
            let start = wordStartBefore(place)
            guard start < place else { return false }
            if latin.has(wordBefore(place), .hotel) { return true }
            place = start
        }
        return false
    }

    /// «1,5 millones de km», «3 millones de t»: a unit behind millions.
    func spanishScaledUnit(_ place: Int) -> Reading? {
        guard text.has(" de ", at: place - 4), [0x73, 0x6E].contains(text[place - 5]),
            ["millones", "millón", "miles", "billones"].contains(wordBefore(place - 3)),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: place), case .unit = match.meaning
        else { return nil }
        let end = place + match.length
        guard match.length > 1 || [0x74, 0x6D, 0x6C, 0x67].contains(text[place]), text.letterLength(end) == 0,
            !text.isDigit(end), ![0x2F, 0x2D, 0x27].contains(text[end]), !isRaised(end),
            !latin.isUnitName(text.exact(place, end)), let noun = vocabulary.noun(match.meaning, isPlural: true)
        else { return nil }
        let stop = text[end - 1] == 0x2E && text.isSentenceEnd(end) ? end - 1 : end
        return Reading(
            start: place, end: stop, content: .words(noun), semioticClass: .measure, confidence: .likely)
    }

    /// «3+ años de experiencia»: in words more than three.
    func spanishOver(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2B, !number.isNegative, number.fits,
            text.spaceLength(number.end + 1) > 0, let more = vocabulary.symbols["over-count"]
        else { return nil }
        let next = text.skipSpaces(number.end + 1)
        let end = text.wordEnd(next)
        guard isNoun(next, end), text[end - 1] == 0x73 else { return nil }
        return Reading(
            start: start, end: number.end + 1,
            content: latinCounting(number, nounAt: number.end + 1).prefixed(more + " "), semioticClass: .cardinal,
            confidence: .likely)
    }

    /// «el 90+3'», «minuto 45+2'»: a minute that is added to a half.
    func addedMinute(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2B, [45, 90, 105, 120].contains(number.integer), !number.hasFraction,
            let plus = vocabulary.symbols["plus"], let name = vocabulary.noun(.unit(.minute), isPlural: false)
        else { return nil }
        let (added, count) = text.digits(number.end + 1)
        let end = number.end + 1 + count
        let mark = footMark(end)
        let before = wordBefore(start)
        guard (1...2).contains(count), mark > 0, text.letterLength(end + mark) == 0, text[end + mark] != 0x27,
            ["el", "al", "del", "minuto"].contains(before)
        else { return nil }
        let parts: [Reading.Content] =
            numbers == .digits
            ? [.words("\(number.integer) \(plus) \(added)")]
            : [cardinal(number), .words(" \(plus) "), cardinal(added)]
        return Reading(
            start: start, end: end + mark,
            content: .joined([.words(before == "minuto" ? "" : name + " ")] + parts), semioticClass: .time,
            confidence: .likely)
    }

    /// «1 kilo y 1/2»: in words half of what stands before it.
    func halfOfNoun(_ start: Int, _ end: Int) -> Reading? {
        guard wordBefore(start) == "y", text.spaceLength(end) == 0 || wordAfter(end).text == "de" else { return nil }
        let joint = wordStartBefore(start)
        let noun = wordStartBefore(joint)
        guard noun < joint, isNoun(noun, text.wordEnd(noun)), text.isDigit(text.skipSpacesBack(noun) - 1) else {
            return nil
        }
        return Reading(
            start: start, end: end,
            content: .words(spanishGender(of: text.exact(noun, text.wordEnd(noun))) == .feminine ? "media" : "medio"),
            semioticClass: .fraction, confidence: .likely)
    }

    /// «sueldo de 30.000 brutos/año», «Precio/100 g»: what an amount is for, behind a word.
    func spanishPerWord(_ place: Int, _ end: Int) -> Reading? {
        guard text[end] == 0x2F, let per = vocabulary.symbols["per"] else { return nil }
        let noun = text.lowered(place, end)
        guard latin.has(noun, .priced) else { return nil }
        if text.isDigit(end + 1) {
            let number = text.scanNumber(end + 1, vocabulary.syntax)
            guard number.fits, !number.isChain, [1, 10, 100, 1000].contains(number.integer), !number.hasFraction,
                let (quantity, last, _) = quantity(number), case .measure = quantity, text.letterLength(last) == 0
            else { return nil }
            return Reading(
                start: place, end: last,
                content: Reading.Content.quantity(quantity, .nominative).prefixed(word(place, end) + " \(per) "),
                semioticClass: .measure, confidence: .likely)
        }
        let last = text.wordEnd(end + 1)
        guard let words = latin.perWords[word(end + 1, last)], text[last] != 0x2F else { return nil }
        return Reading(
            start: place, end: last, content: .words(word(place, end) + " " + words), semioticClass: .measure,
            confidence: .likely)
    }
}
