import SpokenModel

/// A run of UTF-8 in a table: a word that is appended without becoming a `String`.
///
/// It points into memory that its table owns: use it while the table lives. Compiled-in tables live for ever.
@frozen @usableFromInline
package struct LocaleWord: @unchecked Sendable {
    // Sendable: the bytes are written once, before the table is handed out.
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let length: UInt32

    @inlinable
    init(start: UnsafePointer<UInt8>, length: UInt32) {
        self.start = start
        self.length = length
    }

    /// Unpacks a cell of a table.
    @inlinable @inline(__always)
    init(_ cell: UInt32, in text: UnsafePointer<UInt8>) {
        start = text + Int(cell >> 12)
        length = cell & 0xFFF
    }

    @inlinable package var isEmpty: Bool { length == 0 }
    @inlinable package var count: Int { Int(length) }

    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The first bytes of a word.
    package init(start word: LocaleWord, count: Int) {
        self.init(start: word.start, length: UInt32(truncatingIfNeeded: max(0, min(count, word.count))))
    }

    /// The bytes behind the first ones of a word.
    package func dropped(_ count: Int) -> LocaleWord {
        let count = max(0, min(count, self.count))
        return LocaleWord(start: start + count, length: length - UInt32(truncatingIfNeeded: count))
    }

    /// Of a field with several values, which bars separate: each of them.
    package var items: [Slice<UnsafeBufferPointer<UInt8>>] { bytes.split(separator: 0x7C) }

    /// Whether a name is one of them.
    package func has(item name: String) -> Bool { items.contains { $0.elementsEqual(name.utf8) } }

    package static func == (word: LocaleWord, text: StaticString) -> Bool {
        guard text.hasPointerRepresentation else { return false }
        return word.bytes.isSame(
            as: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

extension UTF8Buffer {
    @inlinable @inline(__always)
    package mutating func append(_ word: LocaleWord) {
        append(padded: word.start, count: Int(word.length))
    }
}
