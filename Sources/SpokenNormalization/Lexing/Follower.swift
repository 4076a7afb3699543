/// What begins behind a number and spaces, as one bit; a rule says as a set what it can build on, so that most rules are
/// not asked at all.
struct Follower: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    /// A letter of no alphabet below.
    static let otherLetter = Follower(bit: 32)
    static let digit = Follower(bit: 33)
    static let dash = Follower(bit: 34)
    static let slash = Follower(bit: 35)
    /// Per cent and per mille.
    static let percent = Follower(bit: 36)
    static let colon = Follower(bit: 37)
    /// A point, or three of them as one sign.
    static let point = Follower(bit: 38)
    static let comma = Follower(bit: 39)
    static let opening = Follower(bit: 40)
    static let closing = Follower(bit: 41)
    static let quote = Follower(bit: 42)
    static let degree = Follower(bit: 43)
    static let star = Follower(bit: 44)
    static let plus = Follower(bit: 45)
    static let times = Follower(bit: 46)
    /// The end of the line or of the text.
    static let end = Follower(bit: 47)
    /// A superscript, or a fraction that is one sign.
    static let raised = Follower(bit: 48)
    static let other = Follower(bit: 49)
    static let bitCount = 50

    /// Any letter.
    static let word = Follower(rawValue: 1 << 33 - 1)
    static let all = Follower(rawValue: .max)

    /// Letters, small or capital: of the Latin alphabet the first 26 bits, of the Russian one the first 32, so that «а»
    /// and "a" share one. A rule may be asked in vain, and never too rarely.
    static func letters(_ letters: StaticString) -> Follower {
        var set: Follower = []
        let view = TextView(base: letters.utf8Start, end: letters.utf8CodeUnitCount)
        var place = 0
        while place < view.end {
            set.formUnion(view.follower(place))
            place += max(view.letterLength(place), 1)
        }
        return set
    }
}

extension TextView {
    /// What begins behind at most four spaces.
    func follower(_ index: Int) -> Follower {
        // Most numbers stand before one space and a Cyrillic letter.
        let place = self[index] == 0x20 && self[index + 1] & 0xFE == 0xD0 ? index + 1 : skipSpaces(index)
        let (byte, next, last) = (self[place], self[place + 1], self[place + 2])
        switch byte {
        case 0x30...0x39: return .digit
        case 0x41...0x5A, 0x61...0x7A: return Follower(rawValue: 1 << UInt64((byte | 0x20) - 0x61))
        case 0x2D: return .dash
        case 0x2F: return .slash
        case 0x25: return .percent
        case 0x3A: return .colon
        case 0x2E: return .point
        case 0x2C: return .comma
        case 0x28: return .opening
        case 0x29: return .closing
        case 0x22, 0x27: return .quote
        case 0x2A: return .star
        case 0x2B: return .plus
        case 0x0A, 0x0D: return .end
        case 0x00: return place >= end ? .end : .other
        case 0xD0:
            switch next {
            case 0x90...0xAF: return Follower(rawValue: 1 << UInt64(next - 0x90))
            case 0xB0...0xBF: return Follower(rawValue: 1 << UInt64(next - 0xB0))
            case 0x81: return Follower(rawValue: 1 << 5)
            default: return .otherLetter
            }
        case 0xD1:
            switch next {
            case 0x80...0x8F: return Follower(rawValue: 1 << UInt64(next - 0x80 + 16))
            case 0x91: return Follower(rawValue: 1 << 5)
            default: return .otherLetter
            }
        case 0xC2:
            switch next {
            case 0xB0, 0xBA, 0xAA: return .degree
            case 0xAB, 0xBB, 0xB4: return .quote
            case 0xB2, 0xB3, 0xB9, 0xBC...0xBE: return .raised
            default: return .other
            }
        case 0xE2: return followerSign(next, last)
        case 0xC3 where next == 0x97: return .times
        default: return letterLength(place) > 0 ? .otherLetter : .other
        }
    }

    /// Of general punctuation and its neighbours.
    private func followerSign(_ next: UInt8, _ last: UInt8) -> Follower {
        switch (next, last) {
        case (0x80, 0x90...0x95), (0x88, 0x92): .dash
        case (0x80, 0x98...0x9F), (0x80, 0xB2...0xB7), (0x80, 0xB9...0xBA): .quote
        case (0x80, 0xA6): .point
        case (0x80, 0xB0...0xB1): .percent
        case (0x81, _), (0x82, 0x80...0x8E), (0x85, _): .raised
        default: .other
        }
    }
}
