import SpokenModel

/// Finds the unit, currency or magnitude that free text writes: «см», «кв. м», «₽», «руб.», «тыс.».
///
/// The spellings are the columns `symbol`, `abbreviation` and `spellings` of the tables, and the ISO codes. A spelling
/// that two rows have belongs to the first of them. Any single space counts as a plain one.
package final class SpellingTable: Sendable {
    package enum Meaning: Sendable, Hashable {
        case unit(MeasureUnit)
        case currency(CurrencyCode)
        /// «коп.»
        case minorUnit(CurrencyCode)
        case magnitude(Magnitude)
    }

    package struct Match: Sendable, Hashable {
        package var meaning: Meaning
        /// How many bytes of the text the spelling takes.
        package var length: Int
    }

    private struct Entry: Sendable {
        var spelling: [UInt8]
        var meaning: Meaning
    }

    private let entries: [Entry]
    private let slots: [UInt16]
    private let longest: Int

    /// The table of a language that has units or currencies of its own; reads it anew each time: keep what you get.
    package convenience init?(language: String) {
        let tables = ["units", "currencies", "numeral-nouns"].map { LocaleTables.table(language, $0) }
        guard tables.contains(where: { $0 != nil }) else { return nil }
        self.init(units: tables[0], currencies: tables[1], magnitudes: tables[2])
    }

    package init(units: LocaleTable?, currencies: LocaleTable?, magnitudes: LocaleTable?) {
        var entries: [Entry] = []
        var known: Set<[UInt8]> = []
        func add(_ table: LocaleTable?, _ meaning: (String) -> Meaning?) {
            guard let table else { return }
            let columns = ["symbol", "abbreviation", "spellings"].map(table.column)
            for row in 0..<table.rowCount {
                guard let meaning = meaning(table.word(row, 0).string) else { continue }
                var spellings = columns.flatMap { table.word(row, $0).string.split(separator: "|").map(String.init) }
                if case .currency(let code) = meaning { spellings.append(code.description) }
                for spelling in spellings where known.insert(Array(spelling.utf8)).inserted {
                    entries.append(Entry(spelling: Array(spelling.utf8), meaning: meaning))
                }
            }
        }
        add(currencies) { key in
            CurrencyCode(key.prefix(3)).map { key.utf8.count == 3 ? .currency($0) : .minorUnit($0) }
        }
        add(magnitudes) { key in Magnitude(key: key).map { .magnitude($0) } }
        add(units) { .unit(MeasureUnit(identifier: $0)) }

        var slotCount = 16
        while slotCount < entries.count * 2 { slotCount *= 2 }
        var slots = [UInt16](repeating: 0, count: slotCount)
        for (index, entry) in entries.prefix(Int(UInt16.max) - 1).enumerated() {
            var hash = Self.seed
            for byte in entry.spelling { hash = Self.mix(hash, byte) }
            var slot = Int(hash) & (slotCount - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
            slots[slot] = UInt16(index + 1)
        }
        self.entries = entries
        self.slots = slots
        longest = entries.map(\.spelling.count).max() ?? 0
    }

    /// The meaning of a whole word.
    package func meaning(_ spelling: some StringProtocol) -> Meaning? {
        var spelling = String(spelling)
        return spelling.withUTF8 { bytes in
            longestMatch(in: bytes, at: 0).flatMap { $0.length == bytes.count ? $0.meaning : nil }
        }
    }

    /// The longest spelling that begins at an offset and ends where a word ends: a letter is not followed by a letter
    /// or a digit.
    package func longestMatch(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Match? {
        guard start >= 0 else { return nil }
        var best: Match?
        var hash = Self.seed
        var taken = 0
        var index = start
        while index < bytes.count, taken < longest {
            let (byte, length) = Self.folded(bytes, index)
            hash = Self.mix(hash, byte)
            taken += 1
            index += length
            if let found = entry(hash, bytes, start, index), Self.endsWord(bytes, index, found.spelling) {
                best = Match(meaning: found.meaning, length: index - start)
            }
        }
        return best
    }

    private func entry(_ hash: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Entry? {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if Self.equals(entry.spelling, bytes, start, end) { return entry }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func equals(
        _ spelling: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
    ) -> Bool {
        var index = start
        for expected in spelling {
            guard index < end else { return false }
            let (byte, length) = folded(bytes, index)
            guard byte == expected else { return false }
            index += length
        }
        return index == end
    }

    /// The byte at an offset, with U+00A0, U+2009 and U+202F taken as a plain space, and the bytes that it takes.
    private static func folded(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (UInt8, Int) {
        let byte = bytes[index]
        if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xA0 { return (0x20, 2) }
        if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
            bytes[index + 2] == 0xAF || bytes[index + 2] == 0x89
        {
            return (0x20, 3)
        }
        return (byte, 1)
    }

    private static func endsWord(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, _ spelling: [UInt8]) -> Bool {
        guard end < bytes.count, let last = spelling.last else { return true }
        let next = bytes[end]
        // The middle of a character is no end.
        if next & 0xC0 == 0x80 { return false }
        let endsInLetter = (last | 0x20) &- 0x61 < 26 || (last >= 0x80 && isLetter(spelling))
        guard endsInLetter else { return true }
        if (next | 0x20) &- 0x61 < 26 || next &- 0x30 < 10 { return false }
        // Cyrillic and accented Latin letters begin with these bytes.
        return !((0xC3...0xC9).contains(next) || (0xD0...0xD3).contains(next))
    }

    /// True when the last character of a spelling is a Cyrillic or an accented Latin letter.
    private static func isLetter(_ spelling: [UInt8]) -> Bool {
        guard spelling.count >= 2 else { return false }
        let lead = spelling[spelling.count - 2]
        return (0xC3...0xC9).contains(lead) || (0xD0...0xD3).contains(lead)
    }

    private static var seed: UInt32 { 2_166_136_261 }

    private static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash ^ UInt32(byte)) &* 16_777_619
    }
}

extension Magnitude {
    /// Reads the key of the tables of number nouns: `1e3`, `1e6`, `1e9`, `1e12`.
    package init?(key: String) {
        switch key {
        case "1e3": self = .thousand
        case "1e6": self = .million
        case "1e9": self = .billion
        case "1e12": self = .trillion
        default: return nil
        }
    }
}
