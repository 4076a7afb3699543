import CSpokenText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One block of memory for a result: its struct in front, behind it what that points to. The caller frees it as a whole.
struct ResultBlock {
    private let base: UnsafeMutableRawPointer
    private var used = 0
    private let size: Int

    /// - Parameter size: as `size(of:)` and `size(text:)` add up.
    init(size: Int) throws(CallFailure) {
        guard let base = malloc(size) else { throw .memory }
        self.base = base
        self.size = size
    }

    /// Room for values, wherever they begin.
    static func size<Value>(of type: Value.Type, count: Int = 1) -> Int {
        MemoryLayout<Value>.stride * count + MemoryLayout<Value>.alignment
    }

    static func size(text count: Int) -> Int { count + 1 }

    mutating func take<Value>(_ type: Value.Type, count: Int = 1) -> UnsafeMutablePointer<Value> {
        let start = (used + MemoryLayout<Value>.alignment - 1) & -MemoryLayout<Value>.alignment
        used = start + MemoryLayout<Value>.stride * count
        assert(used <= size)
        return (base + start).bindMemory(to: Value.self, capacity: max(count, 1))
    }

    /// Copies a text, with a NUL behind it.
    mutating func take(text bytes: UnsafeBufferPointer<UInt8>) -> spokentext_text {
        let copy = take(UInt8.self, count: bytes.count + 1)
        if let source = bytes.baseAddress { copy.update(from: source, count: bytes.count) }
        copy[bytes.count] = 0
        let start = UnsafeRawPointer(copy).assumingMemoryBound(to: CChar.self)
        return spokentext_text(bytes: start, length: bytes.count)
    }

    mutating func take(text: String) -> spokentext_text {
        var text = text
        return text.withUTF8 { take(text: $0) }
    }
}

/// The results of the header that are texts.
enum Results {
    static func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(CallFailure) -> UnsafeMutablePointer<spokentext_text> {
        var block = try ResultBlock(
            size: ResultBlock.size(of: spokentext_text.self) + ResultBlock.size(text: bytes.count))
        let result = block.take(spokentext_text.self)
        result.pointee = block.take(text: bytes)
        return result
    }

    static func pair(_ visible: String, _ accessible: String) throws(CallFailure) -> UnsafeMutablePointer<
        spokentext_pair
    > {
        var block = try ResultBlock(
            size: ResultBlock.size(of: spokentext_pair.self) + ResultBlock.size(text: visible.utf8.count)
                + ResultBlock.size(text: accessible.utf8.count))
        let result = block.take(spokentext_pair.self)
        result.pointee = spokentext_pair(visible: block.take(text: visible), accessible: block.take(text: accessible))
        return result
    }
}
