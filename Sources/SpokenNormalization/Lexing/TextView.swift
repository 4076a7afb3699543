/// The bytes of a text with the questions that a classifier asks of them. Outside of the text every byte is 0, so that
/// no question can leave it. Nothing here walks further than a bounded number of bytes, whatever the text.
struct TextView {
    let base: UnsafePointer<UInt8>
    let end: Int

    /// Words longer than this are cut: no table has one, and no question may cost more.
    static var longestWord: Int { 96 }

    @inline(__always)
    subscript(_ index: Int) -> UInt8 {
        index >= 0 && index < end ? base[index] : 0
    }

    @inline(__always)
    func isDigit(_ index: Int) -> Bool {
        self[index] &- 0x30 < 10
    }

    /// The length of the letter (or combining mark) that begins at `index`; 0 when there is none.
    @inline(__always)
    func letterLength(_ index: Int) -> Int {
        let byte = self[index]
        if byte < 0x80 { return (byte | 0x20) &- 0x61 < 26 ? 1 : 0 }
        switch byte {
        case 0xC3: return self[index + 1] == 0x97 || self[index + 1] == 0xB7 ? 0 : (index + 1 < end ? 2 : 0)
        case 0xC4...0xDF: return index + 1 < end ? 2 : 0
        case 0xE0, 0xE1, 0xE4...0xED: return index + 2 < end ? 3 : 0
        case 0xE3: return self[index + 1] == 0x80 ? 0 : (index + 2 < end ? 3 : 0)
        default: return 0
        }
    }

    /// The place of the scalar that ends at `index`.
    @inline(__always)
    func previousScalar(_ index: Int) -> Int {
        var place = index - 1
        var left = 3
        while left > 0, self[place] & 0xC0 == 0x80 {
            place -= 1
            left -= 1
        }
        return place
    }

    @inline(__always)
    func isLetterBefore(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let place = previousScalar(index)
        let length = letterLength(place)
        return length > 0 && place + length == index
    }

    /// The end of the word that begins at `index`: letters only.
    @inline(__always)
    func wordEnd(_ index: Int) -> Int {
        guard index >= 0 else { return index }
        var place = index
        let limit = index + Self.longestWord
        let last = min(limit, end) - 1
        while place < limit {
            // Most letters are Cyrillic: two bytes, the first of which is D0 or D1.
            while place < last, base[place] & 0xFE == 0xD0 { place += 2 }
            let length = place < limit ? letterLength(place) : 0
            if length == 0 { break }
            place += length
        }
        return min(place, end)
    }

    /// Whether a point, a hyphen or a stroke stands at `index`: behind letters they make an abbreviation or a compound.
    @inline(__always)
    func isMark(_ index: Int) -> Bool { (0x2D...0x2F).contains(self[index]) }

    /// The start of the word that ends at `index`.
    @inline(__always)
    func wordStart(_ index: Int) -> Int {
        var place = index
        let limit = index - Self.longestWord
        while place > 0, place > limit {
            // A Cyrillic letter: two bytes, the first of which is D0 or D1.
            if place >= 2, place <= end, base[place - 1] & 0xC0 == 0x80, base[place - 2] & 0xFE == 0xD0 {
                place -= 2
                continue
            }
            let letter = previousScalar(place)
            let length = letterLength(letter)
            guard length > 0, letter + length == place else { break }
            place = letter
        }
        return max(place, 0)
    }

    /// The length of the space at `index`: U+0020, U+00A0, U+2009, U+202F, U+2007; 0 for anything else.
    @inline(__always)
    func spaceLength(_ index: Int) -> Int {
        switch self[index] {
        case 0x20: return 1
        case 0xC2: return self[index + 1] == 0xA0 ? 2 : 0
        case 0xE2:
            guard self[index + 1] == 0x80 else { return 0 }
            let last = self[index + 2]
            return last == 0x89 || last == 0xAF || last == 0x87 || last == 0x8A ? 3 : 0
        default: return 0
        }
    }

    /// Behind at most four spaces.
    @inline(__always)
    func skipSpaces(_ index: Int) -> Int {
        var place = index
        var left = 4
        while left > 0 {
            let length = spaceLength(place)
            if length == 0 { break }
            place += length
            left -= 1
        }
        return place
    }

    /// Before at most four spaces.
    @inline(__always)
    func skipSpacesBack(_ index: Int) -> Int {
        var place = index
        var left = 4
        while left > 0, place > 0 {
            let before = previousScalar(place)
            let length = spaceLength(before)
            if length == 0 || before + length != place { break }
            place = before
            left -= 1
        }
        return place
    }

    /// The length of a dash at `index` that can join the ends of a range: hyphen, two of them («1941--1945»),
    /// U+2010…U+2015, U+2212.
    func dashLength(_ index: Int) -> Int {
        if self[index] == 0x2D {
            return self[index + 1] == 0x2D && self[index + 2] != 0x2D && self[index - 1] != 0x2D ? 2 : 1
        }
        guard self[index] == 0xE2 else { return 0 }
        if self[index + 1] == 0x80, (0x90...0x95).contains(self[index + 2]) { return 3 }
        return self[index + 1] == 0x88 && self[index + 2] == 0x92 ? 3 : 0
    }

    /// Whether the bytes at `index` are those of `text`.
    @inline(__always)
    func has(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index >= 0, index + count <= end, text.hasPointerRepresentation else { return false }
        let other = text.utf8Start
        for offset in 0..<count where base[index + offset] != other[offset] { return false }
        return true
    }

    func has(_ other: [UInt8], at index: Int) -> Bool {
        guard index >= 0, index + other.count <= end else { return false }
        for offset in other.indices where base[index + offset] != other[offset] { return false }
        return true
    }

    /// The digits at `index` as a number, at most 18 of them, and their count.
    func digits(_ index: Int) -> (value: Int, count: Int) {
        var value = 0
        var count = 0
        while count < 18, isDigit(index + count) {
            value = value &* 10 &+ Int(self[index + count] &- 0x30)
            count += 1
        }
        return (value, count)
    }

    /// Whether an upper-case letter (ASCII, Cyrillic, Latin-1) begins at `index`.
    func isUpper(_ index: Int) -> Bool {
        let byte = self[index]
        let next = self[index + 1]
        switch byte {
        case 0x41...0x5A: return true
        case 0xD0: return (0x80...0xAF).contains(next)
        case 0xD2: return next == 0x90
        case 0xC3: return (0x80...0x9E).contains(next) && next != 0x97
        // «Ł», «Ś», «Ž»: Latin Extended-A has its pairs side by side.
        case 0xC4, 0xC5:
            let value = Int(byte & 0x1F) << 6 | Int(next & 0x3F)
            switch value {
            case 0x100...0x137, 0x14A...0x178: return value & 1 == 0
            case 0x139...0x148, 0x179...0x17E: return value & 1 == 1
            default: return false
            }
        default: return false
        }
    }

    /// Whether a small letter of any script stands at a place; scripts without capitals have none.
    func isSmall(_ index: Int) -> Bool {
        let length = letterLength(index)
        guard length > 1 else { return length == 1 && self[index] >= 0x61 }
        let letter = String(decoding: (index..<(index + length)).map { self[$0] }, as: UTF8.self)
        return letter.unicodeScalars.first?.properties.isLowercase == true
    }

    /// Whether nothing follows in the line but spaces and closing punctuation.
    func isLineEnd(_ index: Int) -> Bool {
        let place = skipSpaces(index)
        return place >= end || self[place] == 0x0A || self[place] == 0x0D
    }

    /// Whether a new sentence can begin at `index`: the end of the line, or a space and an upper-case letter.
    func isSentenceEnd(_ index: Int) -> Bool {
        if isLineEnd(index) { return true }
        let place = skipSpaces(index)
        guard place > index else { return false }
        return isUpper(place) || (self[place] == 0xC2 && self[place + 1] == 0xAB && isUpper(place + 2))
    }
}
