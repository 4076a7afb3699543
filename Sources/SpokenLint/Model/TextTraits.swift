/// What a text holds, found in one pass, so that a rule looks only at texts that could concern it.
struct TextTraits: OptionSet, Sendable {
    let rawValue: UInt32

    static let percent = TextTraits(rawValue: 1 << 0)
    static let digit = TextTraits(rawValue: 1 << 1)
    static let latin = TextTraits(rawValue: 1 << 2)
    /// Cyrillic or Greek letters.
    static let cyrillicOrGreek = TextTraits(rawValue: 1 << 3)
    static let nonASCII = TextTraits(rawValue: 1 << 4)
    static let doubleSpace = TextTraits(rawValue: 1 << 5)
    static let edgeSpace = TextTraits(rawValue: 1 << 6)
    static let threeDots = TextTraits(rawValue: 1 << 7)
    static let quote = TextTraits(rawValue: 1 << 8)
    static let hyphen = TextTraits(rawValue: 1 << 9)
    /// A character that may be invisible: soft hyphen, zero width, bidi controls, byte order mark, controls.
    static let invisible = TextTraits(rawValue: 1 << 10)
    static let space = TextTraits(rawValue: 1 << 11)
    static let underscore = TextTraits(rawValue: 1 << 12)
    static let period = TextTraits(rawValue: 1 << 13)
    /// Nothing but spaces and line breaks, or nothing at all.
    static let empty = TextTraits(rawValue: 1 << 14)
    /// A small Latin or Cyrillic letter.
    static let lowercase = TextTraits(rawValue: 1 << 15)
    /// Six bytes or more and no small letter of those.
    static let capitals = TextTraits(rawValue: 1 << 16)
    /// A state of a String Catalog stands beside the text.
    static let state = TextTraits(rawValue: 1 << 17)
    /// The text is one of several forms or variants.
    static let form = TextTraits(rawValue: 1 << 18)
    /// The text of an element: its label, value or hint.
    static let element = TextTraits(rawValue: 1 << 19)
    /// The label of an element.
    static let label = TextTraits(rawValue: 1 << 20)
    /// `?`, `!`, `:` or `;`.
    static let sentenceMark = TextTraits(rawValue: 1 << 21)
    /// `<`, `{`, `[`, `$`, `&`, `@`, `*`, `/`, `~`, a backtick or `www`: what markup, links and named placeholders are made of.
    static let markup = TextTraits(rawValue: 1 << 22)
    /// Brackets of ASCII.
    static let bracket = TextTraits(rawValue: 1 << 23)
    /// A line break or a tab.
    static let lineBreak = TextTraits(rawValue: 1 << 24)
    static let any = TextTraits(rawValue: 1 << 31)
    static let all = TextTraits(rawValue: .max)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var traits: TextTraits = []
        var previous: UInt8 = 0
        var beforePrevious: UInt8 = 0
        Self.ofBytes.withUnsafeBufferPointer { table in
            for byte in bytes {
                traits.formUnion(table[Int(byte)])
                if byte == previous {
                    if byte == 0x20 { traits.insert(.doubleSpace) }
                    if byte == 0x2E, beforePrevious == 0x2E { traits.insert(.threeDots) }
                    // "www"
                    if byte == 0x77, beforePrevious == 0x77 { traits.insert(.markup) }
                }
                // The small letters of Russian are D0 B0 to D1 8F.
                if byte >= 0x80, (previous == 0xD0 && byte >= 0xB0) || (previous == 0xD1 && byte <= 0x8F) {
                    traits.insert(.lowercase)
                }
                beforePrevious = previous
                previous = byte
            }
        }
        // Every text has this one, so that a rule on all texts is asked about each.
        traits.insert(.any)
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A }) { traits.insert(.empty) }
        if bytes.count >= 6, !traits.contains(.lowercase) { traits.insert(.capitals) }
        if let first = bytes.first, let last = bytes.last,
            first == 0x20 || last == 0x20 || first == 0x0A || last == 0x0A || first == 0xC2
                || bytes.count > 1
                    && bytes[bytes.count - 2] == 0xC2 && last == 0xA0
        {
            traits.insert(.edgeSpace)
        }
        self = traits
    }

    /// What each byte says on its own.
    private static let ofBytes: [TextTraits] = (0...255).map { byte in
        switch byte {
        case 0x20: .space
        case 0x25: .percent
        case 0x30...0x39: .digit
        case 0x41...0x5A: .latin
        case 0x61...0x7A: [.latin, .lowercase]
        case 0x22, 0x27: .quote
        case 0x2D: .hyphen
        case 0x21, 0x3A, 0x3B, 0x3F: .sentenceMark
        case 0x2E: .period
        case 0x5F: .underscore
        case 0x09, 0x0A, 0x0D: .lineBreak
        case 0x28, 0x29, 0x5D, 0x7D: .bracket
        case 0x5B, 0x7B: [.bracket, .markup]
        case 0x24, 0x26, 0x2A, 0x2F, 0x3C, 0x40, 0x60, 0x7E: .markup
        case 0x00...0x1F, 0x7F: .invisible
        // CE…D3 lead Greek and Cyrillic; C2, CD, D8, E2 and EF lead the blocks with invisible characters.
        case 0xCE...0xD3: [.nonASCII, .cyrillicOrGreek]
        case 0xC2, 0xCD, 0xD8, 0xE2, 0xEF: [.nonASCII, .invisible]
        case 0x80...0xFF: .nonASCII
        default: []
        }
    }
}
