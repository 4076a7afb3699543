import SpokenModel

/// How the rules of a language read numbers: the rows of its profile where it is at home, and the signs of CLDR in
/// other countries.
struct NumberSyntax: Sendable {
    /// 0x2C in Russian and Spanish, 0x2E in English.
    var decimal: UInt8
    /// A second separator of groups beside spaces: 0x2C in English, 0x2E in Spanish; 0x27 is any apostrophe, 0 none.
    var group: UInt8
    var groupsByPlainSpace: Bool
    /// "12,34,567" in India.
    var hasPairs = false

    init(_ tag: LanguageTag, _ profile: LanguageProfile, isAbroad: Bool) {
        (decimal, group, groupsByPlainSpace) = (profile.decimal, profile.group, profile.groupsBySpace)
        guard isAbroad else { return }
        let notation = NumberNotation(tag)
        // Austrian English groups its money by commas and its numbers by spaces: there the signs at home are safer.
        guard notation.numbers == notation.money, let sign = notation.numbers.decimal.byte else { return }
        decimal = sign
        group = notation.numbers.group.byte ?? 0
        hasPairs = notation.primary == 3 && notation.secondary == 2
    }
}

extension NumberNotation.Sign {
    /// The byte that a rule looks for; nil for spaces, which are looked for anyhow, and for other scripts.
    fileprivate var byte: UInt8? {
        switch self {
        case .point: 0x2E
        case .comma: 0x2C
        case .apostrophe: 0x27
        default: nil
        }
    }
}

extension TextView {
    /// The end of "12,34,567" and its value, where groups of two stand before the last one of three.
    func scanPairs(_ start: Int, _ syntax: NumberSyntax) -> (value: UInt64, digits: Int, end: Int)? {
        guard syntax.hasPairs, self[start] != 0x30 else { return nil }
        var (value, count) = digits(start)
        guard (1...2).contains(count) else { return nil }
        var place = start + count
        var pairs = 0
        while self[place] == syntax.group, isDigit(place + 1), isDigit(place + 2), count < 15 {
            let (group, length) = digits(place + 1)
            guard length == 2 || length == 3 && pairs > 0 else { return nil }
            value = value * (length == 2 ? 100 : 1000) + group
            count += length
            place += 1 + length
            pairs += 1
            if length == 3 { return UInt64(exactly: value).map { ($0, count, place) } }
        }
        return nil
    }
}
