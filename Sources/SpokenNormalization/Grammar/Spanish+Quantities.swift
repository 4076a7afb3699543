import SpokenModel

/// Notations of amounts that only Spanish has: «Cad. 12/26», «3 x 25 €», «+50 €».
extension Classifier {
    /// «12,500 €», but «1,459 €/l»: no coin is a thousandth.
    func spanishGroup(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isAmbiguousGroup(number), number.separator == 0x2C, isBeforeCurrency(number.end), quantity(number) == nil
        else { return nil }
        return kept(start, number.end)
    }

    /// «compras de +50 €», «+ de 20 años»: more than so much.
    func spanishMore(_ place: Int) -> Reading? {
        guard profile.has(.spanish), place == 0 || text.skipSpacesBack(place) < place else { return nil }
        if text.has(" de ", at: place + 1), isAmountAhead(text.skipSpaces(place + 4)) {
            return Reading(
                start: place, end: place + 1, content: .words("más"), semioticClass: .symbol, confidence: .likely)
        }
        guard text.isDigit(place + 1), wordBefore(place) == "de",
            latin.has(wordBefore(wordStartBefore(place)), .spent),
            case .reading(var reading) = classify(text.scanNumber(place + 1, syntax), from: place + 1),
            reading.semioticClass == .money, reading.start == place + 1, case .quantity(.money, _) = reading.content
        else { return nil }
        reading.start = place
        reading.content = reading.content.prefixed("más de ")
        return reading
    }

    /// «1,5 M de seguidores», «1 M de euros»: millions.
    func isMillions(_ end: Int) -> Bool {
        guard text[end - 1] == 0x4D, text.has(" de ", at: end), text.letterLength(end + 4) > 0 else { return false }
        return text[text.wordEnd(end + 4) - 1] == 0x73
    }
}

// MARK: Groups with spaces

extension Classifier {
    /// What data are counted in.
    static let stored: Set<MeasureUnit> = [.gigabyte, .megabyte, .terabyte]

    /// «838 848 833 834», «tel. 22 123 45 67», «902 908 897»: columns, telephones and codes are no groups of one number, and
    /// their digits keep their spaces. Where the whole run ends.
    func spacedRunEnd(_ number: ScannedNumber) -> Int? {
        guard profile.has(.spanish) else { return nil }
        let before = text.skipSpacesBack(number.start)
        let isBehindDigits = before < number.start && text.isDigit(before - 1)
        // «PlayStation 4 500GB»
        if isBehindDigits, !number.isGrouped, number.integerDigits == 3, text.letterLength(number.end) > 0 {
            return codeEnd(number.end)
        }
        guard number.isGrouped, !number.hasFraction,
            text[number.start + text.digits(number.start).count] == 0x20
        else { return nil }
        // «PlayStation 4 500 GB»
        if isBehind(.model, number.start) { return number.end }
        // «14 256 GB»: nobody parts so few digits; «el 9 256 GB»: a model whose name is left out.
        if number.integerDigits == 5 || number.integerDigits == 4 && isBehind(.masculine, number.start),
            case .unit(let unit)? = vocabulary.spellings?.longestMatch(in: bytes, at: text.skipSpaces(number.end))?
                .meaning,
            Self.stored.contains(unit)
        {
            return number.end
        }
        // «código postal 28 013»
        if ["postal", "cp"].contains(wordBefore(number.start)) { return number.end }
        var end = number.end
        while text[end] == 0x20, text.isDigit(end + 1) { end += 1 + max(1, text.digits(end + 1).count) }
        if end > number.end || number.integerDigits > 9 || isBehindDigits { return end }
        // Nine digits that begin as the telephones of Spain do, and count nothing.
        guard number.integerDigits == 9, (0x36...0x39).contains(text[number.start]) else { return nil }
        let next = text.skipSpaces(end)
        return text.letterLength(next) > 0 && !latin.has(wordAfter(end).text, .function) || spelling(end) != nil
            ? nil : end
    }
}
