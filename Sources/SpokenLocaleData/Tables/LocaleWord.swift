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

    @inlinable package var isEmpty: Bool { length == 0 }
    @inlinable package var count: Int { Int(length) }

    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    package static func == (word: LocaleWord, text: StaticString) -> Bool {
        guard text.hasPointerRepresentation, word.count == text.utf8CodeUnitCount else { return false }
        return word.bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

extension UTF8Buffer {
    @inlinable @inline(__always)
    package mutating func append(_ word: LocaleWord) {
        append(padded: word.start, count: Int(word.length))
    }
}
