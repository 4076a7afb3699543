import SpokenCatalogs
import SpokenFormatting
import SpokenLocaleData
import SpokenModel

/// Finds numbers with signs and units in a text that is said, and asks the engine how they are said.
struct SpeechScanner {
    let text: LintText
    let engine: SpeechEngine
    let bytes: [UInt8]
    let hasBackslash: Bool
    /// Where straight quotes stand, single and double ones: in a row of quotes each would have to count all before it.
    let quotes: (single: [Int], double: [Int])
    var spans: [SpokenSpan] = []

    init(_ text: LintText, _ engine: SpeechEngine) {
        self.text = text
        self.engine = engine
        bytes = Array(text.string.utf8)
        hasBackslash = bytes.contains(0x5C)
        quotes = text.traits.contains(.quote) ? (Self.places(of: 0x27, bytes), Self.places(of: 0x22, bytes)) : ([], [])
    }

    private static func places(of byte: UInt8, _ bytes: [UInt8]) -> [Int] { bytes.indices.filter { bytes[$0] == byte } }

    mutating func scan() -> [SpokenSpan] {
        var index = 0
        var placeholders = text.placeholders[...]
        while index < bytes.count {
            while let first = placeholders.first, !first.isReal { placeholders.removeFirst() }
            if let first = placeholders.first, first.range.lowerBound <= index {
                placeholders.removeFirst()
                index = max(index + 1, unit(behind: first))
                continue
            }
            guard mayBegin(bytes[index]) else {
                index += 1
                if bytes[index - 1] == 0x3A, holds((0x3A, 0x2F, 0x2F), at: index - 1) { index = endOfAddress(index) }
                continue
            }
            let next = step(index)
            index = max(next, index + 1)
        }
        return spans
    }

    /// `https://example.com/20160321`: nobody is to say it, and its numbers are none.
    private func endOfAddress(_ index: Int) -> Int {
        var end = index
        while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x80 { end += 1 }
        return end
    }

    /// False for bytes at which nothing is found: nearly all of them, so that they cost one comparison.
    private func mayBegin(_ byte: UInt8) -> Bool {
        switch byte {
        // Digits.
        case 0x30...0x39: true
        // Signs before a number, or before a placeholder.
        case 0x24: !text.traits.isDisjoint(with: [.digit, .percent])
        case 0x2A, 0x2D: text.traits.contains(.digit)
        // I, V and X.
        case 0x49, 0x56, 0x58: text.traits.contains(.cyrillicOrGreek)
        // § and ½; Cyrillic capitals; №, ★ and old emoji; emoji.
        case 0xC2, 0xD0, 0xE2, 0xF0: true
        // The currency signs of other scripts stand before a number too.
        default: byte > 0xC2 && !text.traits.isDisjoint(with: [.digit, .percent])
        }
    }

    /// Looks at one offset and returns the offset behind what was found there.
    private mutating func step(_ index: Int) -> Int {
        let current = bytes[index]
        if current.isDigit { return startsWord(index) ? number(index) : skipWord(index) }
        if current == 0x2D || holds((0xE2, 0x88, 0x92), at: index) {
            let width = current == 0x2D ? 1 : 3
            // A hyphen behind a letter of any script joins: «ב-50», «Ил-86».
            guard byte(index + width).isDigit, startsWord(index), !hasLetter(before: index) else {
                return index + width
            }
            return number(index + width, sign: index)
        }
        if current == 0x2A || isBullet(index) { return masked(index) }
        // A currency of letters begins a word: «стр. 5» is no price in «р.».
        if !text.traits.isDisjoint(with: [.digit, .percent]), current == 0x24 || current >= 0xC2,
            !(0xC3...0xD3).contains(current) || startsWord(index), let next = currency(before: index)
        {
            return next
        }
        if current >= 0xC2 { return character(index) }
        if current.isLetter { return startsWord(index) ? roman(index) : index + 1 }
        return index + 1
    }

    func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

    /// True for a character of three bytes.
    func holds(_ character: (UInt8, UInt8, UInt8), at index: Int) -> Bool {
        byte(index) == character.0 && byte(index + 1) == character.1 && byte(index + 2) == character.2
    }

    /// `•`
    func isBullet(_ index: Int) -> Bool { holds((0xE2, 0x80, 0xA2), at: index) }

    /// U+00A0
    func isNoBreakSpace(_ index: Int) -> Bool { byte(index) == 0xC2 && byte(index + 1) == 0xA0 }

    func slice(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    mutating func add(_ kind: SpokenSpan.Kind, _ range: Range<Int>, _ spoken: String?) {
        let written = slice(range)
        if let spoken, spoken == written { return }
        let isPart = SpokenSpan.isPart(range, of: bytes)
        spans.append(SpokenSpan(kind: kind, range: range, written: written, spoken: isPart ? nil : spoken))
    }

    /// How a quantity is said here; the preposition before it decides the case.
    func spoken(_ quantity: Quantity, at start: Int) -> String? {
        guard let formatter = engine.formatter, formatter.hasWords(for: quantity) else { return nil }
        let before = wordBefore(start)
        guard !before.isEmpty else { return formatter.format(quantity).accessibleText }
        for role in QuantityRole.allCases where role != .plain {
            let pair = formatter.format(quantity, role: role)
            let preposition = pair.visibleText.prefix { $0 != " " && $0 != "\u{A0}" }
            if before == preposition.lowercased(), pair.accessibleText.hasPrefix(preposition + " ") {
                return String(pair.accessibleText.dropFirst(preposition.count + 1))
            }
        }
        // A short word may be a preposition that governs another case; a longer one is a name for the value.
        return before.count > 5 || engine.language == "en" ? formatter.format(quantity).accessibleText : nil
    }

    /// The word before an offset in small letters; empty at the start and behind punctuation.
    private func wordBefore(_ index: Int) -> String {
        var end = index
        while end > 0, byte(end - 1) == 0x20 { end -= 1 }
        guard end < index else { return "" }
        var start = end
        while start > 0, bytes[start - 1].isLetter || bytes[start - 1] >= 0x80 { start -= 1 }
        return slice(start..<end).lowercased()
    }

    /// True when no letter, digit or underscore stands before an offset.
    func startsWord(_ index: Int) -> Bool {
        let before = byte(index - 1)
        return
            !(before.isDigit || before.isLetter || before == 0x5F
            || (0xD0...0xD3).contains(byte(index - 2)) && before >= 0x80)
    }

    func hasLetter(before index: Int) -> Bool {
        var start = index - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard start >= 0 else { return false }
        return slice(start..<index).unicodeScalars.first?.properties.isAlphabetic == true
    }

    /// A word with digits in it, and the rest of a version: "v1.2.0".
    private func skipWord(_ index: Int) -> Int {
        var end = index
        while byte(end).isDigit || byte(end).isLetter
            || byte(end) == 0x2E && byte(end - 1).isDigit && byte(end + 1).isDigit
        { end += 1 }
        return end
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
