/// How many columns a text takes in a terminal.
package enum DisplayWidth {
    /// Combining characters take none; East Asian wide characters and emoji take two (UAX #11); the rest one.
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// The longest beginning that fits in so many columns.
    static func prefix(of text: String, _ columns: Int) -> String {
        var left = columns
        return String(
            text.prefix { character in
                left -= of(character)
                return left >= 0
            })
    }

    /// The longest end that fits in so many columns.
    static func suffix(of text: String, _ columns: Int) -> String {
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
