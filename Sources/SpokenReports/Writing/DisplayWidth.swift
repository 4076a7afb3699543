/// How many columns a text takes in a terminal.
package enum DisplayWidth {
    /// Combining characters take none; East Asian wide characters and emoji take two (UAX #11); the rest one.
    package static func of(_ text: some StringProtocol) -> Int {
        if let count = simpleCount(text) { return count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// How many characters a text has when each is a letter, digit or mark of Latin, Greek or Cyrillic that takes one column
    /// and joins no other; nil for other texts. To part a text into its characters takes fifty times as long.
    static func simpleCount(_ text: some StringProtocol) -> Int? {
        var count = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x386...0x482, 0x48A...0x52F, 0x2010...0x2027: count += 1
            default: return nil
            }
        }
        return count
    }

    /// The longest beginning that fits in so many columns.
    static func prefix(of text: String, _ columns: Int) -> String {
        if simpleCount(text) != nil { return String(text.unicodeScalars.prefix(max(columns, 0))) }
        var left = columns
        return String(
            text.prefix { character in
                left -= of(character)
                return left >= 0
            })
    }

    /// The longest end that fits in so many columns.
    static func suffix(of text: String, _ columns: Int) -> String {
        if simpleCount(text) != nil { return String(text.unicodeScalars.suffix(max(columns, 0))) }
        var left = columns
        var count = 0
        for character in text.reversed() {
            left -= of(character)
            guard left >= 0 else { break }
            count += 1
        }
        return String(text.suffix(count))
    }

    private static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return first.value < 0x20 ? 0 : 1 }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return isWide(first.value) ? 2 : 1
        }
    }

    /// The blocks that are wide as a whole.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
            0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
