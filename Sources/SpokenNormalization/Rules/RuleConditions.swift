/// What must hold of a place before a rule is asked at all: the rules of each kind of place are sorted by it beforehand.
struct RuleConditions: OptionSet, Sendable {
    let rawValue: UInt8

    /// Of a number: something stands behind it that could belong to it.
    static let followed = RuleConditions(rawValue: 1)
    /// Of a number: it could be a year, by two to four digits, and in words or with something behind it.
    static let year = RuleConditions(rawValue: 2)
    /// Of a number: the same for the year of an era, which may have one digit: «5 г. до н. э.»
    static let yearOfEra = RuleConditions(rawValue: 4)
    /// Of digits: signs may join them to more: «10:30», «12.05.2025», «8-800».
    static let joined = RuleConditions(rawValue: 8)
    /// Of a word: it begins with a capital.
    static let capital = RuleConditions(rawValue: 16)
    /// Numbers are written out. Where they are not, the rule is no part of the book.
    static let words = RuleConditions(rawValue: 64)

    /// A small number for what holds of a scanned number.
    @inline(__always)
    var numberKind: Int { Int(rawValue) & 7 }
    @inline(__always)
    var digitsKind: Int { Int(rawValue) >> 3 & 1 }

    /// The same for a word of so many bytes.
    @inline(__always)
    func wordKind(length: Int) -> Int { Int(rawValue) >> 4 & 1 | min(length, Self.longestLength) << 1 }

    /// No rule asks for words of more bytes alone.
    static let longestLength = 15
}
