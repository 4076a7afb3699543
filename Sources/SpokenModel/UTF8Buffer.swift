/// A growing run of UTF-8 bytes that a caller keeps and reuses, so that formatting allocates nothing after warm-up.
///
/// ```swift
/// var buffer = UTF8Buffer()
/// buffer.append("179 ₽")
/// buffer.string      // "179 ₽"
/// buffer.removeAll() // keeps the memory
/// ```
@frozen
public struct UTF8Buffer: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    /// The number of bytes in use.
    @inlinable public var count: Int { length }
    @usableFromInline var length: Int

    /// - Parameter capacity: how many bytes fit before the first growth; at least 16 are taken.
    @inlinable
    public init(capacity: Int = 256) {
        self.capacity = Swift.max(capacity, 16)
        base = .allocate(capacity: self.capacity)
        length = 0
    }

    @inlinable
    deinit {
        base.deallocate()
    }

    /// True when nothing was appended.
    @inlinable public var isEmpty: Bool { count == 0 }

    /// Forgets the content and keeps the memory.
    @inlinable
    public mutating func removeAll() {
        length = 0
    }

    /// Forgets all bytes from `newCount` on; does nothing when there are no more than that.
    @inlinable
    public mutating func truncate(to newCount: Int) {
        if newCount >= 0, newCount < length { length = newCount }
    }

    /// Makes room for `extra` more bytes.
    @inlinable @inline(__always)
    public mutating func reserve(_ extra: Int) {
        if capacity &- count < extra { grow(extra) }
    }

    @usableFromInline @inline(never)
    mutating func grow(_ extra: Int) {
        var size = capacity
        while size - count < extra { size *= 2 }
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = size
    }

    /// Appends one byte. The caller keeps the whole valid UTF-8.
    @inlinable @inline(__always)
    public mutating func append(byte: UInt8) {
        reserve(1)
        base[count] = byte
        length &+= 1
    }

    /// Appends UTF-8; the caller answers for its being valid.
    @inlinable @inline(__always)
    public mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (base + count).update(from: source, count: bytes.count)
        length &+= bytes.count
    }

    /// Appends a literal without making a string of it.
    @inlinable @inline(__always)
    public mutating func append(_ text: StaticString) {
        if text.hasPointerRepresentation {
            append(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        } else {
            append(scalar: text.unicodeScalar)
        }
    }

    /// Appends a piece of a string.
    @inlinable
    public mutating func append(_ text: some StringProtocol) {
        var text = String(text)
        text.withUTF8 { append(bytes: $0) }
    }

    /// Appends a string.
    @inlinable
    public mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(bytes: $0) }
    }

    /// Appends one scalar as UTF-8.
    @inlinable
    public mutating func append(scalar: Unicode.Scalar) {
        UTF8.encode(scalar) { append(byte: $0) }
    }

    /// Offers `room` free bytes to `initialize`, which returns how many it wants to have written: more than `room`
    /// means that it needs more space, and nothing is appended. Returns what `initialize` returned.
    @inlinable
    @discardableResult
    package mutating func appendUninitialized(
        _ room: Int, _ initialize: (UnsafeMutableBufferPointer<UInt8>) -> Int
    ) -> Int {
        reserve(room)
        let written = initialize(UnsafeMutableBufferPointer(start: base + count, count: room))
        if written >= 0, written <= room { length &+= written }
        return written
    }

    /// Reads the bytes in place.
    @inlinable
    public borrowing func withBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeBufferPointer(start: base, count: count))
    }

    /// The content as a string; broken UTF-8 is repaired with U+FFFD.
    @inlinable
    public var string: String {
        String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
    }
}
