import SpokenLocaleData

/// What stands beside a token, as far as one look tells it: patterns that can not stand there are not asked.
struct RowNeighbours: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let end = RowNeighbours(rawValue: 1)
    static let letter = RowNeighbours(rawValue: 2)
    static let digit = RowNeighbours(rawValue: 4)
    static let dash = RowNeighbours(rawValue: 8)
    static let stroke = RowNeighbours(rawValue: 16)
    static let point = RowNeighbours(rawValue: 32)
    static let sign = RowNeighbours(rawValue: 64)
    /// With a space before them or without one.
    static let letters = RowNeighbours(rawValue: letter.rawValue | letter.rawValue << 7)
    static let all = RowNeighbours(rawValue: .max)

    /// What begins behind a place.
    static func behind(_ text: TextView, _ place: Int) -> RowNeighbours {
        let next = text.skipSpaces(place)
        if next >= text.end || text[next] == 0x0A || text[next] == 0x0D { return .end }
        return RowNeighbours(text, next, isLetter: text.letterLength(next) > 0, isSpaced: next > place)
    }

    /// What ends before a place.
    static func before(_ text: TextView, _ place: Int) -> RowNeighbours {
        let end = text.skipSpacesBack(place)
        if end == 0 || text[end - 1] == 0x0A || text[end - 1] == 0x0D { return .end }
        return RowNeighbours(text, text.previousScalar(end), isLetter: text.isLetterBefore(end), isSpaced: end < place)
    }

    /// What a sign is, and whether spaces lie between it and the place.
    private init(_ text: TextView, _ sign: Int, isLetter: Bool, isSpaced: Bool) {
        let kind: RowNeighbours
        if isLetter {
            kind = .letter
        } else if text.isDigit(sign) {
            kind = .digit
        } else if text.dashLength(sign) > 0 {
            kind = .dash
        } else if isSpaced {
            kind = .sign
        } else {
            switch text[sign] {
            case 0x2F: kind = .stroke
            case 0x2C, 0x2E, 0x3A: kind = .point
            default: kind = .sign
            }
        }
        self = isSpaced ? kind.spaced : kind
    }

    /// The same behind spaces, where strokes and points are signs as others.
    private var spaced: RowNeighbours {
        let kinds = subtracting([.end, .stroke, .point])
        return RowNeighbours(rawValue: (kinds.rawValue | (kinds == self ? 0 : Self.sign.rawValue)) << 7)
    }

    /// What a part of a pattern may begin with, or end with on the left.
    init(_ part: RowPart, joint: RowPart?, isLeft: Bool) {
        let kinds: RowNeighbours
        switch part.kind {
        case .number, .integer, .decimal: kinds = part.has(.raised) ? .sign : .digit
        // An abbreviation ends with its full stop.
        case .abbreviation, .suffixed, .counted, .weekday, .month: kinds = isLeft ? [.point, .letter] : .letter
        case .word, .roman, .initialism: kinds = .letter
        case .dash: kinds = .dash
        case .unit: kinds = [.letter, .sign, .point]
        case .literal:
            kinds = part.texts.reduce(into: []) { kinds, text in
                guard let base = text.baseAddress else { return }
                let view = TextView(base: base, end: text.count)
                kinds.formUnion(isLeft ? .before(view, text.count) : .behind(view, 0))
            }
        case .start, .end, .quoted, .listed:
            self = .all
            return
        }
        guard let joint else {
            self = kinds.union(kinds.spaced)
            return
        }
        self = joint.isGlued ? kinds : joint.isApart ? kinds.spaced : kinds.union(kinds.spaced)
    }
}
