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
    /// The same behind spaces.
    static let spacedLetter = RowNeighbours(rawValue: 2 << 7)
    static let spacedDigit = RowNeighbours(rawValue: 4 << 7)
    static let spacedDash = RowNeighbours(rawValue: 8 << 7)
    static let spacedSign = RowNeighbours(rawValue: 64 << 7)
    static let all = RowNeighbours(rawValue: .max)
    static let glued: RowNeighbours = [.letter, .digit, .dash, .stroke, .point, .sign]
    static let spaced: RowNeighbours = [.spacedLetter, .spacedDigit, .spacedDash, .spacedSign]

    /// What begins at a place.
    static func behind(_ text: TextView, _ place: Int) -> RowNeighbours {
        let next = text.skipSpaces(place)
        if next >= text.end || text[next] == 0x0A || text[next] == 0x0D { return .end }
        let isSpaced = next > place
        if text.letterLength(next) > 0 { return isSpaced ? .spacedLetter : .letter }
        if text.isDigit(next) { return isSpaced ? .spacedDigit : .digit }
        if text.dashLength(next) > 0 { return isSpaced ? .spacedDash : .dash }
        if isSpaced { return .spacedSign }
        switch text[next] {
        case 0x2F: return .stroke
        case 0x2C, 0x2E, 0x3A: return .point
        default: return .sign
        }
    }

    /// What a part of a pattern may begin with.
    init(_ part: RowBook.Part?) {
        guard let element = part?.element, !element.isOptional, !element.isNegated else {
            self = .all
            return
        }
        let kinds: RowNeighbours
        switch element.kind {
        case .number, .integer, .decimal: kinds = [.digit, .spacedDigit]
        case .word, .roman, .abbreviation, .suffixed, .counted, .weekday, .month: kinds = [.letter, .spacedLetter]
        case .dash: kinds = [.dash, .spacedDash]
        case .unit: kinds = [.letter, .sign, .point, .spacedLetter, .spacedSign]
        case .literal:
            kinds = element.literals.reduce(into: []) { kinds, text in
                guard let first = text.first else { return }
                if first.isLetter {
                    kinds.formUnion([.letter, .spacedLetter])
                } else if first.isNumber {
                    kinds.formUnion([.digit, .spacedDigit, .sign, .spacedSign])
                } else if first == "-" || first == "–" || first == "—" || first == "−" {
                    kinds.formUnion([.dash, .spacedDash, .sign, .spacedSign])
                } else {
                    kinds.formUnion([.stroke, .point, .sign, .spacedSign])
                }
            }
        case .start, .end: kinds = .all
        }
        switch element.joint {
        case .glued: self = element.kind == .end ? .all : kinds.subtracting(.spaced)
        case .space: self = kinds == .all ? .all : kinds.intersection(.spaced)
        case .either: self = kinds
        }
    }
}
