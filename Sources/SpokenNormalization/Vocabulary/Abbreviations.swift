import SpokenLocaleData

/// The abbreviations of a language, by their first two bytes.
final class Abbreviations: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards. Its words lie in compiled-in tables, which live for ever.
    private let entries: UnsafeMutablePointer<Vocabulary.Abbreviation>
    private let count: Int
    /// Whether one begins with the bytes of a hash: the first four, or the first three of one that has no more.
    private let starts: UnsafeMutablePointer<Bool>
    /// Open addressing over the first two bytes; at most half of the slots are taken. Plain memory as the entries are: each
    /// word of a text asks for it.
    private let slots: UnsafeMutablePointer<Slot>
    private let slotMask: Int

    private struct Slot {
        var letters: UInt16 = 0
        var start: UInt16 = 0
        var end: UInt16 = 0
    }

    init(_ language: String) {
        starts = .allocate(capacity: 4096)
        starts.initialize(repeating: false, count: 4096)
        guard let table = LocaleTables.table(language, "abbreviations") else {
            (entries, count, slots, slotMask) = (.allocate(capacity: 1), 0, .allocate(capacity: 1), 0)
            slots.initialize(to: Slot())
            suffixes = UnsafeBufferPointer(start: nil, count: 0)
            return
        }
        let columns = Vocabulary.Abbreviation.Columns(table)
        var found: [Vocabulary.Abbreviation] = []
        found.reserveCapacity(table.rowCount)
        for row in 0..<min(table.rowCount, Int(UInt16.max)) {
            if let entry = Vocabulary.Abbreviation(table, row, columns) { found.append(entry) }
        }
        // Of two that are written alike, the one that asks more of its place goes first, and the longer one before.
        let order = found.indices.map { Self.key(found[$0], $0) }.sorted().map { $0 & 0xFFFF }
        count = found.count
        entries = .allocate(capacity: max(count, 1))
        for (place, index) in order.enumerated() { (entries + place).initialize(to: found[index]) }
        // In their order they stand side by side.
        let hyphened = order.indices.filter { found[order[$0]].written.first == 0x2D }
        suffixes = UnsafeBufferPointer(start: entries + (hyphened.first ?? 0), count: hyphened.count)
        for entry in found {
            let bytes = entry.written
            func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
            starts[Self.start(byte(0), byte(1), byte(2), byte(3))] = true
        }
        var slotCount = 16
        while slotCount < count * 2 { slotCount *= 2 }
        slotMask = slotCount - 1
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: Slot(), count: slotCount)
        var start = 0
        while start < count {
            let letters = Self.letters(entries[start])
            var end = start + 1
            while end < count, Self.letters(entries[end]) == letters { end += 1 }
            slots[slot(letters)] = Slot(
                letters: letters, start: UInt16(truncatingIfNeeded: start), end: UInt16(truncatingIfNeeded: end))
            start = end
        }
    }

    deinit {
        // Its entries own nothing.
        entries.deallocate()
        starts.deallocate()
        slots.deallocate()
    }

    /// Those that begin with two bytes, the longest first; none for other bytes. Behind a byte alone stands a zero: "N".
    subscript(letters: UInt16) -> UnsafeBufferPointer<Vocabulary.Abbreviation> {
        let slot = slots[slot(letters)]
        return UnsafeBufferPointer(start: entries + Int(slot.start), count: Int(slot.end) - Int(slot.start))
    }

    /// False where none begins as the text does whose first two bytes are these, whatever comes behind its fourth.
    @inline(__always)
    func mayBegin(_ letters: UInt16, _ text: TextView, _ place: Int) -> Bool {
        let (first, second) = (UInt8(letters >> 8), UInt8(truncatingIfNeeded: letters))
        let (third, fourth) = (text[place + 2], text[place + 3])
        return starts[Self.start(first, second, third, fourth)] || starts[Self.start(first, second, third, 0)]
            || starts[Self.start(first, second, 0, 0)]
    }

    @inline(__always)
    private static func start(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Int {
        let bytes = UInt32(first) << 24 | UInt32(second) << 16 | UInt32(third) << 8 | UInt32(fourth)
        return Int(truncatingIfNeeded: (bytes &* 0x9E37_79B1) >> 20)
    }

    var all: UnsafeBufferPointer<Vocabulary.Abbreviation> { UnsafeBufferPointer(start: entries, count: count) }

    /// Those that end a word, as «-str.» of «Hauptstr.»
    let suffixes: UnsafeBufferPointer<Vocabulary.Abbreviation>

    private func slot(_ letters: UInt16) -> Int {
        var slot = Int(truncatingIfNeeded: (UInt32(letters) &* 0x9E37_79B1) >> 16) & slotMask
        while slots[slot].end > 0, slots[slot].letters != letters { slot = (slot + 1) & slotMask }
        return slot
    }

    private static func letters(_ entry: Vocabulary.Abbreviation) -> UInt16 {
        UInt16(entry.written[0]) << 8 | (entry.written.count > 1 ? UInt16(entry.written[1]) : 0)
    }

    private static func key(_ entry: Vocabulary.Abbreviation, _ row: Int) -> Int {
        let length = 0xFFF - min(entry.written.count, 0xFFF)
        return Int(letters(entry)) << 32 | length << 20 | (entry.isNarrow ? 0 : 1) << 16 | row
    }
}
