import SpokenLocaleData
import SpokenModel

/// Short spellings of units behind a number that may be something else: what stands around them decides.
extension Classifier {
    /// Whether a spelling of a unit lacks what it needs around it.
    /// - Parameter isApart: whether a space stands before it.
    func lacksLicence(_ start: Int, _ end: Int, isApart: Bool) -> Bool {
        guard end - start <= 5, text.isDigit(text.skipSpacesBack(start) - 1) else { return false }
        // "100293l": so many digits that nothing groups are a code.
        if !isApart, end - start <= 2, start > 6, (start - 6..<start).allSatisfy({ text.isDigit($0) }) { return true }
        let number = numberStart(before: start)
        // "Windows 10 h", «Fiat 500 L»: behind the name of what has models
        if end - start <= 2, text.letterLength(start) > 0, isBehind(.model, number) { return true }
        if end - start == 1, [0x68, 0x41, 0x4A, 0x4B, 0x4C, 0x4E, 0x56, 0x57].contains(text[start]),
            isBehindProper(number)
        {
            return true
        }
        if isCoordinate(number, start, end) { return true }
        guard let licence = latin.licences[UnsafeBufferPointer(rebasing: bytes[start..<end])] else { return false }
        let next = text.skipSpaces(end)
        let isBeforeWord = next > end && text.letterLength(next) > 0
        switch licence {
        case .free, .lettered: return false
        case .never: return true
        case .capital: return isApart && !isAtStart(number) && !text.isUpper(wordStartBefore(number))
        case .headed: return isBeforeWord && !isHeaded(end)
        case .counted: return isDecimal(before: start) || !isPieces(number, end, isApart: isApart)
        case .measured: return isApart ? isBeforeWord && !isHeaded(end) : !isMeasure(number, end)
        case .weighed: return !isWeight(number, start, end, isApart: isApart)
        case .financial: return !isRate(number, end)
        case .timed: return isSide(number, end)
        case .stored: return !isStorage(number, end)
        case .verbal: return isBeforeWord && isVerb(end)
        case .scored:
            return isDecimal(before: start) || text[next] == 0x2F
                || text.has("pts", at: start) && isPaid(number, end)
        }
    }

    /// "18.95 N; 67.40 W", "Latitude 10.11N": a point of the compass, told by the other one beside it or by its name.
    private func isCoordinate(_ number: Int, _ start: Int, _ end: Int) -> Bool {
        guard end == start + 1, text[start] == 0x4E || text[start] == 0x57 else { return false }
        let name = nameBefore(number)
        if name.begins(with: "lat") || name.begins(with: "lon") { return true }
        // The north is written first.
        let isNorth = text[start] == 0x4E
        let points: [UInt8] = isNorth ? [0x45, 0x57] : [0x4E, 0x53]
        var place = isNorth ? end : number
        for _ in 0..<24 {
            place += isNorth ? 1 : -1
            guard place > 0, place < text.end, text[place] != 0x0A else { return false }
            guard points.contains(text[place]), text.letterLength(place + 1) == 0 else { continue }
            if text.isDigit(text.skipSpacesBack(place) - 1) { return true }
        }
        return false
    }

    /// "5 m wide", "5 m cable", "5 m from here": a word that a unit can stand before.
    private func isHeaded(_ end: Int) -> Bool {
        let noun = loweredAfter(end)
        return latin.has(noun, .dimension) || latin.has(noun, .head) || latin.has(noun, .function)
            || latin.has(noun, .linking) || latin.has(noun, .shape) || latin.has(noun, .timer)
            || latin.quarters.contains(noun)
    }

    /// "a 6 pc set", "12 pc", but "43pc of voters", "up 19pc"
    private func isPieces(_ number: Int, _ end: Int, isApart: Bool) -> Bool {
        let noun = loweredAfter(end)
        let next = text.skipSpaces(end)
        if next > end, text.letterLength(next) > 0 { return latin.has(noun, .head) || latin.has(noun, .pieces) }
        return isApart || isAtStart(number)
    }

    /// Whether a letter without a space before it is a length: by the noun that it tells of, by the words before the
    /// number, or by another amount beside it.
    private func isMeasure(_ number: Int, _ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        let before = text.skipSpacesBack(number)
        let noun = loweredAfter(end)
        if latin.has(noun, .dimension) && noun != "of" || latin.has(noun, .head) || latin.has(noun, .shape) {
            return true
        }
        // "4x100m", "2m x 3m", "2m × 3m"
        if text[before - 1] == 0x78 || text.has("×", at: before - 2) || text[next] == 0x78 || text.has("×", at: next) {
            return true
        }
        // "1.8m 30cm", "30m/98ft", "100m (328 ft)"
        let other = text.skipSpaces(text[next] == 0x28 || text[next] == 0x2F ? next + 1 : next)
        if text.isDigit(other), lengthAhead(text.scanNumber(other, syntax).end) { return true }
        if text[next] == 0x2F { return text.letterLength(next + 1) > 0 }
        guard next == end || text.letterLength(next) == 0 || isHeaded(end) else { return false }
        let word = wordBefore(number)
        return isAtStart(number) && text.isLineEnd(end) || latin.has(word, .head)
            || latin.has(nameBefore(number), .extent)
            || latin.has(noun, .direction)
    }

    /// Whether a unit of length stands at a place, as far as its spelling tells.
    private func lengthAhead(_ place: Int) -> Bool {
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: text.skipSpaces(place)),
            case .unit(let unit) = match.meaning
        else { return false }
        return [.centimeter, .millimeter, .meter, .foot, .inch, .yard].contains(unit)
    }

    private func isWeight(_ number: Int, _ start: Int, _ end: Int, isApart: Bool) -> Bool {
        let (value, count) = text.digits(number)
        // "802.11g" is a standard.
        if value == 802, text[number + count] == 0x2E { return false }
        let before = text.skipSpacesBack(number)
        let name = text.wordStart(before)
        // "35mm f 1.4 g"
        if before - name == 1, text[name] == 0x66 || text[name] == 0x46 { return false }
        if isApart || text[number + count] == syntax.decimal { return true }
        let next = loweredAfter(end)
        let previous = nameBefore(number)
        if latin.has(next, .network) || latin.has(previous, .network) { return false }
        // "the 128g model", "a 16g stick": so much memory
        if value >= 16, value & (value - 1) == 0 || latin.has(next, .stored),
            latin.has(next, .stored) || latin.has(next, .storage)
        {
            return false
        }
        // "with 4g and", "on 3g or 4g", but "with 4g of fat"
        if (2...5).contains(value), latin.has(previous, .linking) || latin.has(previous, .function) {
            if next != "of", next.isEmpty || latin.has(next, .linking) || latin.has(next, .function) { return false }
        }
        // "kth-xw667 8g": behind a model another model, or its size.
        if before < number, isModelBefore(before) { return false }
        let isName =
            name < before && text.isUpper(name) && text.skipSpacesBack(name) > 0 && !isAtStart(name) && value <= 12
        // "quartet 7684g": so many digits without groups are a model.
        if count > 3, before < number, !latin.has(previous, .measuring), !isAtStart(number) { return false }
        guard value <= 6 || isName else { return true }
        if isAtStart(number) || latin.has(previous, .measuring) || next == "of" || next == "de" { return true }
        if [0x2C, 0x7E, 0x3C, 0x3E, 0x3D, 0x2F, 0x7C].contains(text[before - 1]) || text.has("≈", at: before - 3) {
            return text[text.skipSpaces(end)] != 0x2C
        }
        let sign = text.skipSpaces(end)
        return (text[sign] == 0x2F || text[sign] == 0x28) && text.isDigit(text.skipSpaces(sign + 1))
    }

    /// «El Fiat 500 L»: a name within a sentence of small letters, right before the number.
    private func isBehindProper(_ number: Int) -> Bool {
        let before = text.skipSpacesBack(number)
        let name = text.wordStart(before)
        guard before < number, before - name > 1, text.isUpper(name), !isAtStart(name) else { return false }
        let word = text.lowered(name, before)
        let first = wordStartBefore(name)
        return first < name && !text.isUpper(first) && !latin.has(word, .electric) && !latin.has(word, .timer)
            && !latin.has(word, .measuring) && !latin.has(word, .extent) && !latin.has(word, .warm)
    }

    /// Whether letters and digits in one run end at a place: "kvr800d2n5".
    private func isModelBefore(_ end: Int) -> Bool {
        var place = end
        var letters = 0
        var digits = 0
        while place > 0, end - place < 24, text[place - 1] > 0x20, text[place - 1] < 0x80 {
            place -= 1
            if text.isDigit(place) { digits += 1 } else if text.letterLength(place) > 0 { letters += 1 }
        }
        // "2tbsp", "30ml" are amounts.
        return letters > 0 && digits > 0 && text.letterLength(place) > 0
    }

    private func isRate(_ number: Int, _ end: Int) -> Bool {
        let before = wordBefore(number)
        let sign = text.previousScalar(number)
        return latin.has(before, .financial) || latin.has(loweredAfter(end), .financial)
            || [0x2B, 0x2D].contains(text[sign]) && !text.isDigit(sign - 1) && !text.isLetterBefore(sign)
            || text.has("−", at: sign)
    }

    /// "36w x 24d x 29.5 h", "19 h. 264"
    private func isSide(_ number: Int, _ end: Int) -> Bool {
        var before = text.skipSpacesBack(number)
        // "x 81-1 8h": eighty-one and an eighth
        while before > 0, number - before < 8, text.isDigit(before - 1) || text[before - 1] == 0x2D { before -= 1 }
        before = text.skipSpacesBack(before)
        if text[before - 1] | 0x20 == 0x78, !text.isLetterBefore(before - 1) { return true }
        if text[end] == 0x2E, text.isDigit(text.skipSpaces(end + 1)) { return true }
        // "36 h x 48 w"
        let sign = text.skipSpaces(end)
        return text[sign] | 0x20 == 0x78 && sign > end && text.isDigit(text.skipSpaces(sign + 1))
    }

    /// "2 TB drive", "The cloud keeps 5 TB": what stores data stands behind it or among the words before.
    private func isStorage(_ number: Int, _ end: Int) -> Bool {
        if latin.has(loweredAfter(end), .storage) || latin.has(loweredAfter(end), .head) { return true }
        if isAtStart(number), text.isLineEnd(end) || text[end] == 0x2F { return true }
        let next = text.skipSpaces(end)
        if next > end, text.isUpper(next) { return true }
        var place = number
        for _ in 0..<6 {
            let start = wordStartBefore(place)
            guard start < place else { return false }
            if latin.has(wordBefore(place), .storage) { return true }
            place = start
        }
        return false
    }

    /// «Pagó 300 pts. por el cromo», «12.000.000 pts.», «25 pts. el kilo»: pesetas as often as points.
    private func isPaid(_ number: Int, _ end: Int) -> Bool {
        let amount = text.scanNumber(number, syntax)
        if amount.integer >= 1000 || text.isDigit(text.skipSpacesBack(number) - 1) { return true }
        var place = number
        for _ in 0..<8 {
            let start = wordStartBefore(place)
            guard start < place else { break }
            if latin.has(wordBefore(place), .paid) { return true }
            place = start
        }
        place = text[end] == 0x2E ? end + 1 : end
        for _ in 0..<3 {
            let (word, last) = loweredWord(place)
            if latin.has(word, .paid) { return true }
            place = last
        }
        return false
    }

    /// «ha llegado», «ha de ser», but «10 ha de viñedo», «10 ha y»
    private func isVerb(_ end: Int) -> Bool {
        let (noun, last) = loweredWord(end)
        // «600 ha quemadas»: a participle behind the verb has no plural.
        if noun.ends(with: "as") { return false }
        guard noun == "de" || noun == "del" else {
            return !latin.has(noun, .function) || ["ya", "no", "se", "sido"].contains(noun)
        }
        let verb = loweredAfter(last)
        return ["ar", "er", "ir", "arse", "erse", "irse"].contains { verb.ends(with: $0) }
            && !["mar", "lugar"].contains(verb)
    }
}
