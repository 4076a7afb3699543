import SpokenModel

/// What makes a number a part of something longer that is no notation of English or Spanish.
extension Classifier {
    /// "5@x", "5_a", "$5.99.1", "9:00–10:00–3": what follows belongs to the same thing, so that nothing of it is said.
    func latinJoins(_ reading: Reading) -> Bool {
        let end = reading.end
        let next = text[end]
        // "½https://"
        if reading.semioticClass == .electronic, isBehindPart(reading.start) { return true }
        switch next {
        case 0x40, 0x5F, 0x5C, 0x23, 0x5E, 0x60, 0x7C: return true
        case 0x2E, 0x2C:
            if text.isDigit(end + 1) || text[end + 1] == 0x40 { return true }
            return next == 0x2E && text.letterLength(end + 1) > 0
                && latin.has(text.exact(end + 1, text.wordEnd(end + 1)), .domain)
        // "9:00–23:00%"
        case 0x25: return [.time, .range, .score, .date].contains(reading.semioticClass)
        case 0x3A: return text.isDigit(end + 1) || text[end + 1] == 0x2F && text[end + 2] == 0x2F
        // "15×00", "9:00–23:00°"
        case 0xC3: return text.has("×", at: end) && text.isDigit(end + 2)
        case 0xC2: return text.has("°", at: end) && [.time, .range, .score].contains(reading.semioticClass)
        case 0x2D, 0xE2:
            let dash = text.dashLength(end)
            // "-10–12"
            if dash > 0, text.isDigit(end + dash), reading.semioticClass == .cardinal, !text.isDigit(reading.start) {
                return true
            }
            return dash > 0 && text.isDigit(end + dash)
                && [.time, .range, .score, .telephone, .date].contains(reading.semioticClass)
        default: return false
        }
    }

    /// Where to go on behind something that is not said: nothing of the same run is, lest its parts are said alone.
    func gluedEnd(_ reading: Reading) -> Int {
        guard profile.has(.western) else { return reading.end }
        if latinJoins(reading) { return max(chunkEnd(reading.end), reading.end) }
        // "5m30" is no "5m3" and a "0".
        return text.isDigit(reading.end) && text.isDigit(reading.end - 1) ? codeEnd(reading.end) : reading.end
    }

    /// Whether a letter, a digit or a fraction touches a place from the left.
    private func isBehindPart(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        return text.isDigit(place - 1) || text.isLetterBefore(place)
            || text.vulgarFraction(text.previousScalar(place)) != nil
    }

    /// Whether nothing but signs stands outside of a place.
    func isSignWithout(_ emoji: Range<Int>) -> Bool {
        guard bytes.count - emoji.count < 8 else { return false }
        return !(0..<bytes.count).contains { index in
            !emoji.contains(index) && (text.isDigit(index) || text.letterLength(index) > 0)
        }
    }

    /// "No. 🍕9": an emoji keeps an abbreviation from what it would stand before.
    func isAbbreviated(_ place: Int, before next: Int) -> Bool {
        guard text[place - 1] == 0x2E, text.isLetterBefore(place - 1) else { return false }
        return text.isDigit(next) || text.letterLength(next) > 0 && !text.isUpper(next)
    }

    /// "£ $5": the sign of a currency that is none of an amount before it.
    func isLoneCurrencySign(_ place: Int) -> Bool {
        !text.isDigit(text.skipSpacesBack(place) - 1) && isCurrencySign(place)
    }

    private func isCurrencySign(_ place: Int) -> Bool {
        text[place] == 0x24 || text[place] == 0xE2 && text[place + 1] == 0x82 || text.has("£", at: place)
            || text.has("¥", at: place)
    }

    /// "2–2–2": a number behind a dash and another number.
    func isBehindDash(_ start: Int) -> Bool {
        guard start > 1 else { return false }
        let sign = text.previousScalar(start)
        return text.dashLength(sign) == start - sign && text.isDigit(sign - 1)
    }

    /// Where the number behind "x" or "×" begins: "24 x 36"; nil where none does.
    func latinFactor(_ place: Int) -> Int? {
        let sign = text.skipSpaces(place)
        let length = text[sign] == 0x78 ? 1 : text.has("×", at: sign) ? 2 : 0
        let next = text.skipSpaces(sign + length)
        return length > 0 && text.isDigit(next) ? next : nil
    }

    /// "10 ft x 12 ft": both sides with their unit.
    func latinSides(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let (first, firstEnd, _) = quantity(number), case .measure(let measure) = first, !number.isNegative else {
            return nil
        }
        var values = [number.value]
        var end = firstEnd
        while values.count < 3 {
            guard let next = latinFactor(end) else { break }
            let second = text.scanNumber(next, syntax)
            guard second.fits, !second.isChain, let (other, last, _) = quantity(second),
                case .measure(let side) = other, side.unit == measure.unit
            else { return nil }
            values.append(second.value)
            end = last
        }
        guard values.count > 1 else { return nil }
        return Reading(
            start: start, end: end, content: .quantity(.dimensions(values, measure.unit), .nominative),
            semioticClass: .measure, confidence: .likely)
    }

    /// "3-9+": whether the digits before a place are a part of something longer.
    func isCodeTail(_ place: Int) -> Bool {
        var start = place
        while start > 0, place - start < 20, text.isDigit(start - 1) || [0x2C, 0x2E].contains(text[start - 1]) {
            start -= 1
        }
        guard start > 0 else { return false }
        return text[start - 1] == 0x2D && start > 1 && text.spaceLength(text.previousScalar(start - 1)) == 0
            || text.isLetterBefore(start) || [0x2F, 0x3A, 0x5F].contains(text[start - 1])
    }

    /// Whether an amount begins at a place: "5", "$5".
    func isAmountAhead(_ place: Int) -> Bool {
        if text.isDigit(place) { return true }
        let byte = text[place]
        guard byte == 0x24 || byte == 0xC2 || byte == 0xE2 || text.isUpper(place),
            text.letterLength(place) == 0 || text.wordEnd(place) - place <= 3
        else { return false }
        if case .reading(let reading) = prefixedMoney(place) { return reading.semioticClass == .money }
        return false
    }
}
