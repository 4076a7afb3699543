import SpokenModel

/// A text of another direction within one that runs from right to left: between U+2068 and U+2069 it does not move the
/// signs beside it (UAX #9, explicit directional isolates).
enum Isolation {
    static let start = "\u{2068}"
    static let end = "\u{2069}"

    /// Whether an argument has letters that run from left to right and stands in no isolate yet.
    static func isNeeded(_ argument: MessageArgument, behind buffer: borrowing UTF8Buffer) -> Bool {
        let text: String
        switch argument {
        case .string(let string): text = string
        case .text(let pair): text = pair.visibleText
        // ICU sets the marks of its numbers itself.
        case .number, .double, .quantity: return false
        }
        guard text.unicodeScalars.contains(where: runsFromLeft), !text.unicodeScalars.contains(where: isControl) else {
            return false
        }
        // The translator may have isolated the place: U+2066 to U+2068.
        return !buffer.withBytes {
            $0.count > 2 && $0.suffix(3).starts(with: [0xE2, 0x81]) && (0xA6...0xA8).contains($0.last ?? 0)
        }
    }

    /// A text without the signs that only the eye needs.
    static func without(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\u{2068}" || $0 == "\u{2069}" }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
    }

    private static func runsFromLeft(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.properties.isAlphabetic else { return false }
        // Hebrew, Arabic, Syriac, Thaana, NKo and their kin; their presentation forms; the scripts of antiquity and Adlam.
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return false
        default: return true
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (0x2066...0x2069).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
    }
}
