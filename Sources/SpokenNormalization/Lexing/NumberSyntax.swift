import SpokenLocaleData
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
    /// What a decimal sign before exactly three digits parts.
    var triples = Triples.decimals
    /// Whether the countries of the language differ in their signs, so that a text tells them.
    let asksText: Bool

    enum Triples: Sendable {
        case decimals, groups
        /// Nothing tells; the number stays as it is.
        case open
    }

    init(_ profile: LanguageProfile) {
        (decimal, group, groupsByPlainSpace) = (profile.decimal, profile.group, profile.groupsBySpace)
        asksText = profile.hasOpenSigns
    }

    /// The signs of a country abroad; those at home where rules cannot look for them.
    init(_ signs: NumberNotation.Signs, _ notation: NumberNotation, _ profile: LanguageProfile) {
        self.init(profile)
        guard let sign = signs.decimal.byte else { return }
        decimal = sign
        group = signs.group.byte ?? 0
        hasPairs = notation.primary == 3 && notation.secondary == 2
    }

    /// Whether a sign parts groups of digits.
    @inline(__always)
    func parts(_ sign: UInt8) -> Bool {
        sign == group && sign != 0 || sign == decimal && triples == .groups
    }

    /// Whether nothing tells what a sign before these digits parts; nobody writes three zeros behind a decimal sign.
    func isOpen(_ sign: UInt8, _ digits: UInt64, _ count: Int) -> Bool {
        sign == decimal && count == 3 && (triples == .open || asksText && digits == 0)
    }

    /// The signs of a language, or those of another country than its own.
    static func of(_ tag: LanguageTag, _ profile: LanguageProfile, isAbroad: Bool) -> NumberSyntax {
        guard isAbroad else {
            var syntax = NumberSyntax(profile)
            if syntax.asksText, tag.region.isEmpty { syntax.triples = .open }
            return syntax
        }
        let notation = NumberNotation(LocaleForms(tag).dates)
        return NumberSyntax(notation.numbers, notation, profile)
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
