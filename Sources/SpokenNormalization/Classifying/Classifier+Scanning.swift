/// The walk over a text, and where what it found needs a second look.
extension Classifier {
    /// Visits what stands between two places.
    /// - Parameter visit: false ends the scan, which then returns false.
    @inline(__always)
    func scan(from place: inout Int, to end: Int, _ visit: (Reading) -> Bool) -> Bool {
        var read = place
        while place < end {
            guard vocabulary.classes.stops[Int(bytes[place])] else {
                place += 1
                continue
            }
            switch classify(place) {
            case .skip(let next):
                place = max(next, place + 1)
            case .reading(let reading) where reading.start < read || isGlued(reading):
                place = max(gluedEnd(reading), place + 1)
            case .reading(let reading):
                guard visit(reading) else { return false }
                read = reading.end
                place = max(reading.end, place + 1)
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
    func isDoubtful(_ reading: Reading) -> Bool {
        !isPlainBefore(reading.start) || !isPlainAfter(reading)
    }

    private func isPlainBefore(_ place: Int) -> Bool {
        switch place == 0 ? 0x0A : text[place - 1] {
        case 0x0A, 0x28: return true
        case 0x20, 0xA0:
            let space = text.previousScalar(place)
            guard text.spaceLength(space) == place - space else { return false }
            let last = text.previousScalar(space)
            // «кв. $5»: the dollars are said behind the number.
            if text[last] == 0x2E, !text.isDigit(place), text.letterLength(place) == 0 { return false }
            return text.letterLength(last) > 0 || isSentenceSign(last)
        default: return false
        }
    }

    private func isPlainAfter(_ reading: Reading) -> Bool {
        var place = reading.end
        if isStop(text[place]) { place += 1 }
        switch text[place] {
        case 0 where place >= text.end, 0x0A: return true
        case 0x20, 0xC2:
            let next = place + text.spaceLength(place)
            guard next > place else { return false }
            if text.isDigit(next) { return place > reading.end || reading.semioticClass == .abbreviation && !isLatin }
            return text.letterLength(next) > 0 || isSentenceSign(next)
        default: return false
        }
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
