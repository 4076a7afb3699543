/// Roman numerals of up to a hundred, which is what centuries, monarchs and chapters need.
enum RomanNumeral {
    /// The value and the end of the numeral at a place; nil when the letters there are no well-formed numeral.
    /// - Parameter text: Latin capitals; a Cyrillic Х or І counts, since it is often typed for the Latin letter.
    /// - Parameter mayHaveEnding: whether small letters may follow, as of an ordinal: «XXe».
    static func scan(
        _ text: TextView, _ place: Int, mayHaveEnding: Bool = false
    ) -> (value: UInt64, end: Int)? {
        var digits: [UInt8] = []
        var end = place
        while digits.count < 9 {
            switch text[end] {
            case 0x49, 0x56, 0x58, 0x4C: digits.append(text[end])
            case 0xD0 where text[end + 1] == 0xA5:
                digits.append(0x58)
                end += 1
            case 0xD0 where text[end + 1] == 0x86:
                digits.append(0x49)
                end += 1
            default:
                guard text.letterLength(end) == 0 || mayHaveEnding && text.isSmall(end), !text.isDigit(end),
                    let value = value(digits)
                else { return nil }
                return (value, end)
            }
            end += 1
        }
        return nil
    }

    /// Whether the letter at a place can begin a numeral.
    static func mayBegin(_ text: TextView, _ place: Int) -> Bool {
        switch text[place] {
        case 0x49, 0x56, 0x58, 0x4C: true
        case 0xD0: text[place + 1] == 0xA5 || text[place + 1] == 0x86
        default: false
        }
    }

    private static func value(_ digits: [UInt8]) -> UInt64? {
        var total: UInt64 = 0
        var place = 0
        for (letters, value) in tables where digits[place...].starts(with: letters) {
            total += value
            place += letters.count
            // Of each power only one part stands in a numeral, but for the tens, which may follow fifty.
            if place == digits.count { break }
        }
        return place == digits.count && total > 0 ? total : nil
    }

    /// The parts in the order in which they may follow each other; each is tried once.
    private static let tables: [([UInt8], UInt64)] = [
        ("XL", 40), ("L", 50), ("XXX", 30), ("XX", 20), ("X", 10), ("IX", 9), ("IV", 4), ("V", 5), ("III", 3),
        ("II", 2),
        ("I", 1),
    ].map { (Array($0.0.utf8), $0.1) }
}
