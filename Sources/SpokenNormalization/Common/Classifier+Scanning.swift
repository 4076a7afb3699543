/// The walk over a text, and where what it found needs a second look.
extension Classifier {
    /// Visits what stands between two places.
    /// - Parameter visit: false ends the scan, which then returns false.
    @inline(__always)
    func scan(from place: inout Int, to end: Int, _ visit: (Reading) -> Bool) -> Bool {
        var read = place
        let plainRows = vocabulary.plainRows
        while place < end {
            guard vocabulary.classes.stops[Int(bytes[place])] else {
                place += 1
                continue
            }
            if let plainRows, let wordEnd = plainRows.plainWordEnd(text, place) {
                place = wordEnd
                continue
            }
            switch classify(place) {
            case .skip(let next):
                place = max(next, place + 1)
            case .reading(let reading):
                if reading.start < read {
                    place = max(reading.end, place + 1)
                } else {
                    guard visit(reading) else { return false }
                    read = reading.end
                    place = max(reading.end, place + 1)
                }
            }
        }
        return true
    }

    /// The start of a run without spaces.
    func chunkStart(_ place: Int) -> Int {
        guard place < text.end else { return text.end }
        var start = place
        let limit = place - TextView.longestWord
        while start > 0, start > limit, text[start - 1] != 0x20, text[start - 1] != 0x0A { start -= 1 }
        return max(start, 0)
    }

    /// Whether what is said for a reading could make something new with its neighbours: with anything but words, spaces
    /// and the usual signs of a sentence.
    /// - Parameter read: where the reading before it ends.
    func isDoubtful(_ reading: Reading, behind read: Int) -> Bool {
        if reading.semioticClass == .electronic { return true }
        return !isPlainBefore(reading, behind: read) || !isPlainAfter(reading)
    }

    private func isPlainBefore(_ reading: Reading, behind read: Int) -> Bool {
        let place = reading.start
        switch place == 0 ? 0x0A : text[place - 1] {
        case 0x0A: return true
        // «123-45-9123-456(99»: what is left before the bracket may be a telephone without its last digits.
        case 0x28:
            let last = text.skipSpacesBack(place - 1)
            return read == last || !text.isDigit(last - 1)
        case 0x20, 0xA0:
            let space = text.previousScalar(place)
            guard text.spaceLength(space) == place - space else { return false }
            let last = text.previousScalar(space)
            switch text[last] {
            // «St. 12/31»: behind what is said the abbreviation may be one.
            case 0x2E: return read == space
            case 0x2C: return reading.semioticClass != .date
            // «II I тыс.», "2 x 15₽": a numeral or a sign may go with the words that are said behind it.
            case 0x49, 0x56, 0x58, 0x4C, 0x78: return false
            default: break
            }
            guard text.letterLength(last) > 0 else { return isSentenceSign(last) }
            // «2ч 5», «2 ч 5»: letters behind digits that were left may be a unit once no number follows.
            return (read == space || !isLeftUnit(space)) && !isNamed(space, reading)
        default: return false
        }
    }

    /// Whether letters that end at a place touch a digit, or are a unit behind a number.
    private func isLeftUnit(_ end: Int) -> Bool {
        let start = text.wordStart(end)
        if text.isDigit(start - 1) { return true }
        guard end - start <= 6, text.isDigit(text.skipSpacesBack(start) - 1) else { return false }
        return vocabulary.written.formBehind(text, start, isAlone: true) != nil
    }

    /// Whether the word that ends at a place is a name with the number behind it, or belongs to one before it: "SSD 512",
    /// "5-yr", «I квартале».
    private func isNamed(_ end: Int, _ reading: Reading) -> Bool {
        guard numbers == .words else { return false }
        if (0x41...0x5A).contains(text[end - 1]) { return true }
        guard reading.semioticClass == .cardinal else { return false }
        let start = text.wordStart(end)
        return text[start - 1] == 0x2D || [0x49, 0x56, 0x58].contains(text[start - 2])
    }

    private func isPlainAfter(_ reading: Reading) -> Bool {
        var place = reading.end
        if isStop(text[place]) { place += 1 }
        switch text[place] {
        case 0 where place >= text.end, 0x0A: return true
        case 0x20, 0xC2:
            let next = place + text.spaceLength(place)
            guard next > place else { return false }
            if text.isDigit(next) { return place > reading.end }
            if text.letterLength(next) == 0 { return isSentenceSign(next) }
            // «1° I»: a numeral may go with the noun that is said before it.
            if [0x49, 0x56, 0x58].contains(text[next]), RomanNumeral.scan(text, next) != nil { return false }
            return place > reading.end || !isBareNumber(reading) || !startsUnit(next)
        default: return false
        }
    }

    /// Whether what is said ends in a number, so that a unit behind it would be one of it.
    private func isBareNumber(_ reading: Reading) -> Bool {
        switch reading.semioticClass {
        case .cardinal, .ordinal, .decimal, .fraction, .range, .time, .date, .code, .score, .telephone, .symbol: true
        // «д.2025 г.»
        default: text.isDigit(reading.end - 1)
        }
    }

    /// Whether a unit or an abbreviation begins at a place.
    private func startsUnit(_ place: Int) -> Bool {
        let end = text.wordEnd(place)
        return text[end] == 0x2E && end - place <= 8
            || vocabulary.written.formBehind(text, place, isAlone: true) != nil
    }

    /// A comma, a full stop, a bracket and what else closes a part of a sentence.
    private func isStop(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
        default: false
        }
    }

    private func isSentenceSign(_ place: Int) -> Bool {
        if isStop(text[place]) || text[place] == 0x28 { return true }
        return text.has("—", at: place) || text.has("·", at: place) || text.has("«", at: place)
            || text.has("»", at: place)
    }
}
