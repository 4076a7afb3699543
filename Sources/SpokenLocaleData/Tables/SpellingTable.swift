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

        /// nil for money and powers of ten.
        @inlinable package var unit: MeasureUnit? {
            if case .unit(let unit) = self { unit } else { nil }
        }

        /// nil for units, powers of ten and parts of currencies.
        @inlinable package var currency: CurrencyCode? {
            if case .currency(let code) = self { code } else { nil }
        }
    }

    package struct Match: Sendable, Hashable {
        package var meaning: Meaning
        /// How many bytes of the text the spelling takes.
        package var length: Int
    }

    private struct Entry: Sendable {
        /// Points into a table, or into the code of a currency.
        var spelling: LocaleWord
        var meaning: Meaning
    }

    private let entries: [Entry]
    private let slots: [UInt16]
    private let reach: SpellingReach
    // Keep the memory that the entries point into.
    private let tables: [LocaleTable]
    private let codes: CodeLetters

    /// The letters of the ISO codes, three bytes each.
    private final class CodeLetters: @unchecked Sendable {
        // Sendable: written before the table is handed out.
        private let bytes: UnsafeMutablePointer<UInt8>
        private var count = 0

        init(capacity: Int) {
            bytes = .allocate(capacity: max(capacity, 1))
        }

        deinit {
            bytes.deallocate()
        }

        func add(_ key: LocaleWord) -> LocaleWord {
            let start = bytes + count
            for (index, byte) in key.bytes.prefix(3).enumerated() { (start + index).initialize(to: byte & 0xDF) }
            count += 3
            return LocaleWord(start: start, length: 3)
        }
    }

    /// The table of a language that has units or currencies of its own; reads it anew each time: keep what you get.
    package convenience init?(language: String) {
        let tables = ["units", "currencies", "numeral-nouns"].map { LocaleTables.table(language, $0) }
        guard tables.contains(where: { $0 != nil }) else { return nil }
        self.init(units: tables[0], currencies: tables[1], magnitudes: tables[2])
    }

    package init(units: LocaleTable?, currencies: LocaleTable?, magnitudes: LocaleTable?) {
        let tables = [currencies, magnitudes, units].compactMap(\.self)
        // A row has one to four spellings.
        var entries = Entries(capacity: tables.reduce(0) { $0 + $1.rowCount } * 4)
        let codes = CodeLetters(capacity: (currencies?.rowCount ?? 0) * 3)
        entries.add(currencies) { key in
            guard let code = CurrencyCode(key.string.prefix(3)) else { return nil }
            return key.count == 3 ? (.currency(code), codes.add(key)) : (.minorUnit(code), nil)
        }
        entries.add(magnitudes) { key in Magnitude(key: key.string).map { (.magnitude($0), nil) } }
        entries.add(units) { key in (.unit(MeasureUnit(identifier: key.string)), nil) }
        self.entries = entries.list
        slots = entries.slots
        reach = entries.reach
        self.tables = tables
        self.codes = codes
    }

    /// The spellings that are known so far; the first meaning of a spelling stays.
    private struct Entries {
        var list: [Entry] = []
        var slots: [UInt16]
        var reach = SpellingReach()

        init(capacity: Int) {
            var slotCount = 16
            while slotCount < capacity * 2 { slotCount *= 2 }
            slots = [UInt16](repeating: 0, count: slotCount)
            list.reserveCapacity(capacity)
        }

        /// - Parameter meaning: what a key stands for, and one more spelling of it.
        mutating func add(_ table: LocaleTable?, _ meaning: (LocaleWord) -> (Meaning, LocaleWord?)?) {
            guard let table else { return }
            let columns = ["symbol", "abbreviation", "spellings"].map(table.column)
            for row in 0..<table.rowCount {
                guard let (meaning, code) = meaning(table.word(row, 0)) else { continue }
                for column in columns { add(all: table.word(row, column), meaning) }
                if let code { add(code, meaning) }
            }
        }

        /// Spellings with strokes between them.
        private mutating func add(all word: LocaleWord, _ meaning: Meaning) {
            let bytes = word.bytes
            var start = 0
            for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x7C {
                if index > start {
                    add(
                        LocaleWord(start: word.start + start, length: UInt32(truncatingIfNeeded: index - start)),
                        meaning)
                }
                start = index + 1
            }
        }

        mutating func add(_ spelling: LocaleWord, _ meaning: Meaning) {
            if list.count * 2 >= slots.count { grow() }
            guard let slot = freeSlot(spelling), list.count < Int(UInt16.max) else { return }
            list.append(Entry(spelling: spelling, meaning: meaning))
            slots[slot] = UInt16(truncatingIfNeeded: list.count)
            reach.add(spelling)
        }

        /// Nil for a spelling that is known.
        private func freeSlot(_ spelling: LocaleWord) -> Int? {
            var hash = SpellingTable.seed
            for byte in spelling.bytes { hash = SpellingTable.mix(hash, byte) }
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] != 0 {
                if list[Int(slots[slot]) - 1].spelling.bytes.isSame(as: spelling.bytes) { return nil }
                slot = (slot + 1) & (slots.count - 1)
            }
            return slot
        }

        private mutating func grow() {
            slots = [UInt16](repeating: 0, count: slots.count * 2)
            for (index, entry) in list.enumerated() {
                if let slot = freeSlot(entry.spelling) { slots[slot] = UInt16(truncatingIfNeeded: index + 1) }
            }
        }
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
        var best: (entry: Int, end: Int)?
        var hash = Self.seed
        var taken = 0
        var index = start
        var limit = 1
        while index < bytes.count, taken < limit {
            var (byte, length) = (bytes[index], 1)
            // Only spaces are written in several ways.
            if byte == 0xC2 || byte == 0xE2 { (byte, length) = Self.folded(bytes, index) }
            hash = Self.mix(hash, byte)
            taken &+= 1
            index &+= length
            // Most words are told from every spelling by their first two letters.
            if taken <= SpellingReach.start, taken & (taken &- 1) == 0 { limit = reach.behind(hash) }
            // Most places are within a word, where no spelling is asked for.
            if index < bytes.count, bytes[index] & 0xC0 == 0x80 { continue }
            if Self.endsWord(bytes, index), let found = entry(hash, bytes, start, index) { best = (found, index) }
        }
        return best.map { Match(meaning: entries[$0.entry].meaning, length: $0.end - start) }
    }

    /// The place of the entry that is written between two offsets.
    private func entry(_ hash: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = Int(slots[slot]) - 1
            if Self.equals(entries[entry].spelling, bytes, start, end) { return entry }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func equals(
        _ spelling: LocaleWord, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
    ) -> Bool {
        var index = start
        for expected in spelling.bytes {
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

    /// Whether a spelling may end at an offset that is not the first.
    @inline(__always)
    private static func endsWord(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        guard end < bytes.count else { return true }
        let (last, next) = (bytes[end - 1], bytes[end])
        // The middle of a character is no end.
        if next & 0xC0 == 0x80 { return false }
        let endsInLetter = last < 0x80 ? (last | 0x20) &- 0x61 < 26 : end >= 2 && isLetterLead(bytes[end - 2])
        guard endsInLetter else { return true }
        return (next | 0x20) &- 0x61 >= 26 && next &- 0x30 >= 10 && !isLetterLead(next)
    }

    /// Cyrillic and accented Latin letters begin with these bytes.
    @inline(__always)
    private static func isLetterLead(_ byte: UInt8) -> Bool {
        (0xC3...0xC9).contains(byte) || (0xD0...0xD3).contains(byte)
    }

    static var seed: UInt32 { 2_166_136_261 }

    static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
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
