/// Shortens quoted texts, so that a message stays one readable line.
enum Quoting {
    static func short(_ text: String) -> String {
        // Bytes are counted in no time, letters are not: they are looked at only as far as needed.
        guard text.utf8.count > 40 else { return text }
        switch start(text) {
        case .whole: return text
        case .bytes(let count): return String(decoding: text.utf8.prefix(count), as: UTF8.self) + "…"
        case .unknown:
            guard let limit = text.index(text.startIndex, offsetBy: 40, limitedBy: text.endIndex),
                limit != text.endIndex
            else { return text }
            return text.prefix(38) + "…"
        }
    }

    private enum Start {
        /// The text has no more than forty characters.
        case whole
        /// So many bytes hold the first 38 characters.
        case bytes(Int)
        /// A character may have several code points: somebody else must count.
        case unknown
    }

    /// Counts characters where each code point is one.
    private static func start(_ text: String) -> Start {
        var count = 0
        var bytes = 0
        var shown = 0
        for scalar in text.unicodeScalars {
            guard isAlone(scalar.value) else { return .unknown }
            if count == 38 { shown = bytes }
            if count == 40 { return .bytes(shown) }
            count += 1
            bytes += UTF8.width(scalar)
        }
        return .whole
    }

    /// True for code points that are a character beside any other such one: letters of Latin, Greek, Cyrillic, Hebrew
    /// and Arabic, ideographs, kana, syllables of Hangul, and common punctuation.
    private static func isAlone(_ code: UInt32) -> Bool {
        switch code {
        case 0x20...0x7E, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x621...0x64A, 0x2010...0x2027,
            0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3, 0xFF01...0xFF9D:
            true
        default: code == 0x0A || code == 0x09
        }
    }
}

extension TextTraits {
    var isEmptyText: Bool { contains(.empty) }
}
