/// Roman numerals of up to a hundred, which is what centuries, monarchs and chapters need.
enum RomanNumeral {
    /// The value and the end of the numeral at a place; nil when the letters there are no well-formed numeral.
    /// - Parameter text: Latin capitals; a Cyrillic Х or І counts, since it is often typed for the Latin letter.
    /// - Parameter mayHaveEnding: whether small letters may follow, as of an ordinal: «XXe».
    static func scan(
        _ text: TextView, _ place: Int, mayHaveEnding: Bool = false
    ) -> (value: UInt64, end: Int)? {
        var digits = Letters()
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

    /// At most nine letters; eight of them tell a value.
    private struct Letters {
        private var bytes: UInt64 = 0
        private(set) var count = 0

        init() {}

        init(_ text: StaticString) {
            text.withUTF8Buffer { for byte in $0 { append(byte) } }
        }

        mutating func append(_ byte: UInt8) {
            bytes = bytes << 8 | UInt64(byte)
            count += 1
        }

        /// Whether others stand from a letter on.
        func has(_ others: Letters, at place: Int) -> Bool {
            let rest = count - place - others.count
            guard count <= 8, rest >= 0 else { return false }
            return bytes >> UInt64(rest * 8) & ~(UInt64.max << UInt64(others.count * 8)) == others.bytes
        }
    }

    private static func value(_ digits: Letters) -> UInt64? {
        var total: UInt64 = 0
        var place = 0
        for (letters, value) in tables where digits.has(letters, at: place) {
            total += value
            place += letters.count
            // Of each power only one part stands in a numeral, but for the tens, which may follow fifty.
            if place == digits.count { break }
        }
        return place == digits.count && total > 0 ? total : nil
    }

    /// The parts in the order in which they may follow each other; each is tried once.
    private static let tables: [(Letters, UInt64)] = [
        (Letters("XL"), 40), (Letters("L"), 50), (Letters("XXX"), 30), (Letters("XX"), 20), (Letters("X"), 10),
        (Letters("IX"), 9), (Letters("IV"), 4), (Letters("V"), 5), (Letters("III"), 3), (Letters("II"), 2),
        (Letters("I"), 1),
    ]
}
