/// Reads what `ImageWriter` has written, where it stands: nothing is copied. Behind the end all numbers are 0, so that an
/// image that is cut is read without a trap.
package struct ImageReader {
    private let words: UnsafeBufferPointer<UInt32>
    private var place = 0

    /// - Parameter words: they must live as long as what is read.
    package init(_ words: UnsafeBufferPointer<UInt32>) { self.words = words }

    package mutating func number() -> UInt32 {
        guard place < words.count else { return 0 }
        defer { place += 1 }
        return words[place]
    }

    package mutating func long() -> UInt64 {
        let low = UInt64(number())
        return low | UInt64(number()) << 32
    }

    /// A count of things that take a number each at least: no more than are left.
    package mutating func count() -> Int { min(Int(number()), words.count - place) }

    /// Bytes in their place.
    package mutating func bytes() -> UnsafeBufferPointer<UInt8> {
        let count = min(Int(number()), (words.count - place) * 4)
        guard count > 0, let base = words.baseAddress else { return UnsafeBufferPointer(start: nil, count: 0) }
        defer { place += (count + 3) / 4 }
        let start = UnsafeRawPointer(base + place).assumingMemoryBound(to: UInt8.self)
        return UnsafeBufferPointer(start: start, count: count)
    }

    package mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

    /// So many numbers in their place, or as many as are left.
    package mutating func numbers(count: Int) -> UnsafeBufferPointer<UInt32> {
        let count = min(max(count, 0), words.count - place)
        defer { place += count }
        return UnsafeBufferPointer(rebasing: words[place..<place + count])
    }

    /// Their count, then numbers in their place.
    package mutating func numbers() -> UnsafeBufferPointer<UInt32> {
        let count = count()
        defer { place += count }
        return UnsafeBufferPointer(rebasing: words[place..<place + count])
    }

    package mutating func list<Part>(_ body: (inout ImageReader) -> Part) -> [Part] {
        let count = count()
        var parts: [Part] = []
        parts.reserveCapacity(count)
        for _ in 0..<count { parts.append(body(&self)) }
        return parts
    }
}
