import SpokenCatalogs

/// One place of a text that screen readers say wrongly, or not at all.
struct SpokenSpan: Sendable, Hashable {
    enum Kind: Sendable, Hashable, CaseIterable {
        case currencySymbol, unitAbbreviation, perUnit, percentSign, decimalTail, digitGrouping, dashRange, clockTime
        case numericDate, minusSign, symbol, maskedDigits, longDigits, ordinalSuffix, romanNumeral, acronym, emoji
        case abbreviation
    }

    let kind: Kind
    /// UTF-8 offsets in the text.
    let range: Range<Int>
    let written: String
    /// What the engine says in its place; nil where the place alone does not tell (a unit behind a placeholder).
    let spoken: String?
    /// True for what `speak` leaves as it is: less certain than what it reads.
    var isUnread = false

    /// Without what the scanner would say of the place alone.
    var withoutSpoken: SpokenSpan { SpokenSpan(kind: kind, range: range, written: written, spoken: nil) }

    /// True when a slash and a letter follow, as in «92 mg/dL»: what the place alone is said as would break the whole.
    static func isPart(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
        guard range.upperBound >= 0, range.upperBound < bytes.count - 1, bytes[range.upperBound] == 0x2F else {
            return false
        }
        let next = bytes[range.upperBound + 1]
        return next.isLetter || next >= 0x80
    }
}

extension SpokenSpan.Kind {
    /// True where a place is reported though `speak` leaves it as it is: what synthesizers say badly and a person must
    /// say better (signs, codes, ranges and times of which nothing tells what they are), and signs beside a placeholder,
    /// whose number is not there yet.
    func isOpen(in text: LintText, _ range: Range<Int>) -> Bool {
        switch self {
        case .symbol, .emoji, .maskedDigits, .longDigits, .acronym, .ordinalSuffix, .romanNumeral, .clockTime,
            .dashRange,
            .decimalTail, .numericDate:
            true
        default:
            text.placeholders.touching((range.lowerBound - 4)..<(range.upperBound + 4)).contains(where: \.isReal)
        }
    }
}
