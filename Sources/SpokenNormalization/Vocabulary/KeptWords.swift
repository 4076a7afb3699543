import SpokenLocaleData

/// Words of an image with a value each, for books that live for ever: it points at their bytes, is never freed, and to ask it
/// or hand it on counts no references.
struct KeptWords<Value: Sendable>: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed.
    private let words: UnsafeBufferPointer<UnsafeBufferPointer<UInt8>>
    private let values: UnsafeBufferPointer<Value>
    /// Open addressing; at most half of the slots are taken. A slot holds the number of its word plus one.
    private let slots: UnsafeBufferPointer<UInt16>

    /// Words with a value behind each; those behind the first 32,767 are none.
    init(_ reader: inout ImageReader, _ value: (inout ImageReader) -> Value?) {
        var words: [UnsafeBufferPointer<UInt8>] = []
        var values: [Value] = []
        for _ in 0..<reader.count() {
            let word = reader.bytes()
            guard let value = value(&reader), words.count < Int(Int16.max) else { continue }
            words.append(word)
            values.append(value)
        }
        var count = 16
        while count < words.count * 2 { count *= 2 }
        let slots = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: count)
        slots.initialize(repeating: 0)
        for (index, word) in words.enumerated() {
            var slot = TableKeys.hash(word) & (count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = UInt16(truncatingIfNeeded: index + 1)
        }
        self.words = UnsafeBufferPointer(keeping: words)
        self.values = UnsafeBufferPointer(keeping: values)
        self.slots = UnsafeBufferPointer(slots)
    }

    subscript(word: Word) -> Value? {
        if words.isEmpty { return nil }
        if let bytes = word.plainBytes { return self[bytes] }
        return word.withBytes { self[$0] }
    }

    private subscript(word: UnsafeBufferPointer<UInt8>) -> Value? {
        var slot = TableKeys.hash(word) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if words[index].isSame(as: word) { return values[index] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The words, in their order.
    var keys: UnsafeBufferPointer<UnsafeBufferPointer<UInt8>> { words }
}
