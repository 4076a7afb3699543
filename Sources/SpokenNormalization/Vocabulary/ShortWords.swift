import SpokenLocaleData

/// The words of at most four Russian letters that some rule asks for: all others are passed over with one look.
final class ShortWords: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards.
    /// Open addressing over the bytes of a word as one number; at most half of the slots are taken, and no word is 0.
    private let slots: UnsafeMutablePointer<UInt64>
    private let mask: Int

    /// The bytes of a word that fits into one number.
    static var longest: Int { 8 }

    /// nil where a rule asks for every word.
    /// - Parameter rows: the rules that are rows, whose cores may begin with such words.
    init?(
        _ anchors: [WordAnchor], abbreviations: Abbreviations, spellings: SpellingTable?,
        weekdays: WordTable<RussianWords.Weekday>, rows: RowBook?
    ) {
        var words: [UInt64] = []
        func add(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard let base = bytes.baseAddress else { return }
            let view = TextView(base: base, end: bytes.count)
            let end = view.wordEnd(0)
            guard end > 0, end <= Self.longest, !view.isMark(end) else { return }
            words.append(Self.key(view, 0, end))
        }
        for anchor in anchors {
            switch anchor {
            case .any: return nil
            case .marked: break
            case .spelling: spellings?.forEachSpelling { add($0.bytes) }
            case .abbreviation: for entry in abbreviations.all { add(entry.written) }
            case .weekday: weekdays.forEach { bytes, _ in add(bytes) }
            case .words(let list): for word in list { word.withUTF8Buffer(add) }
            }
        }
        if let rows { for word in rows.ofTexts.keys { add(word) } }
        var count = 16
        while count < words.count * 2 { count *= 2 }
        mask = count - 1
        slots = .allocate(capacity: count)
        slots.initialize(repeating: 0, count: count)
        for word in words { slots[slot(word)] = word }
    }

    deinit { slots.deallocate() }

    @inline(__always)
    func has(_ text: TextView, _ start: Int, _ end: Int) -> Bool {
        let key = Self.key(text, start, end)
        return slots[slot(key)] == key
    }

    /// The slot of a word, or the free one that it would get.
    @inline(__always)
    private func slot(_ key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
        while slots[slot] != 0, slots[slot] != key { slot = (slot + 1) & mask }
        return slot
    }

    @inline(__always)
    private static func key(_ text: TextView, _ start: Int, _ end: Int) -> UInt64 {
        let length = end - start
        if start >= 0, start + longest <= text.end, length > 0, length <= longest {
            let eight = UnsafeRawPointer(text.base).loadUnaligned(fromByteOffset: start, as: UInt64.self)
            return UInt64(littleEndian: eight) & .max >> UInt64(8 * (longest - length))
        }
        var key: UInt64 = 0
        for place in stride(from: end - 1, through: start, by: -1) { key = key << 8 | UInt64(text[place]) }
        return key
    }
}
