import CSpokenText
import SpokenModel

/// `spokentext_texts` that came in: many texts in one buffer, their offsets looked at.
struct TextBatch: @unchecked Sendable {
    // Read-only, and the caller keeps it until the call returns.
    private let bytes: UnsafePointer<UInt8>?
    private let offsets: UnsafeRawPointer
    let offsetSize: Int
    let count: Int

    init(_ texts: spokentext_texts) throws(CallFailure) {
        guard texts.offset_size == 4 || texts.offset_size == 8 else {
            throw CallFailure(SPOKENTEXT_INVALID_VALUE, "'offset_size' is \(texts.offset_size); write 4 or 8")
        }
        guard texts.count >= 0, texts.count < Int.max / 16, texts.length >= 0 else {
            throw CallFailure(SPOKENTEXT_TOO_LONG, "there are no so many texts")
        }
        guard let offsets = texts.offsets else { throw .null("offsets") }
        guard Int(bitPattern: offsets) % texts.offset_size == 0 else {
            throw CallFailure(SPOKENTEXT_INVALID_VALUE, "'offsets' do not begin at a place for numbers")
        }
        self.offsets = offsets
        offsetSize = texts.offset_size
        count = texts.count
        bytes = UnsafeRawPointer(texts.bytes)?.assumingMemoryBound(to: UInt8.self)
        var last = 0
        for index in 0...count {
            let offset = offset(index)
            guard offset >= last, offset <= texts.length else {
                throw CallFailure(
                    SPOKENTEXT_INVALID_VALUE,
                    "offset \(index) is \(offset), which is "
                        + (offset < last
                            ? "before the one in front of it" : "behind the last of \(texts.length) bytes"),
                    index: max(index - 1, 0))
            }
            last = offset
        }
        if bytes == nil, last > 0 { throw .null("bytes") }
    }

    @inline(__always)
    func offset(_ index: Int) -> Int {
        offsetSize == 4
            ? Int(offsets.load(fromByteOffset: index &* 4, as: Int32.self))
            : Int(clamping: offsets.load(fromByteOffset: index &* 8, as: Int64.self))
    }

    @inline(__always)
    func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let start = offset(index)
        return UnsafeBufferPointer(start: bytes.map { $0 + start }, count: offset(index &+ 1) &- start)
    }

    /// Ranges of texts with about so many bytes each.
    func chunks(bytes size: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        while start < count {
            // The last text that ends within the size: offsets rise, so half of the rest is left out each time.
            var (low, high) = (start + 1, count)
            let limit = offset(start) + size
            while low < high {
                let middle = (low + high + 1) / 2
                if offset(middle) <= limit { low = middle } else { high = middle - 1 }
            }
            // Empty texts have no bytes but take their time too.
            let end = min(low, start + size)
            result.append(start..<end)
            start = end
        }
        return result
    }
}
