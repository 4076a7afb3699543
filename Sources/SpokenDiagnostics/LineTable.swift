/// Finds the line and column of a UTF-8 offset in time that grows with the logarithm of the number of lines, however long
/// a line is.
///
/// Lines end at LF, CR LF or CR.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    /// How many characters stand before each block of `blockSize` bytes: a minified catalog is one line of megabytes.
    private let charactersBeforeBlock: [Int]
    private static let blockSize = 1024

    /// The lines of a file, which end with LF, CR LF or CR.
    public init(_ bytes: [UInt8]) {
        var starts = [0]
        var blocks: [Int] = []
        blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
        bytes.withUnsafeBufferPointer { bytes in
            var characters = 0
            var block = 0
            while block < bytes.count {
                blocks.append(characters)
                let end = min(block + Self.blockSize, bytes.count)
                var offset = block
                // Eight bytes at a time, since most words hold no line end.
                while offset + 8 <= end {
                    let word = Self.word(bytes, offset)
                    characters += 8 - Self.continuationCount(word)
                    if Self.mayEndLine(word) {
                        for place in offset..<(offset + 8) where Self.endsLine(bytes, place) {
                            starts.append(place + 1)
                        }
                    }
                    offset += 8
                }
                while offset < end {
                    if bytes[offset] & 0xC0 != 0x80 { characters += 1 }
                    if Self.endsLine(bytes, offset) { starts.append(offset + 1) }
                    offset += 1
                }
                block = end
            }
        }
        self.bytes = bytes
        lineStarts = starts
        charactersBeforeBlock = blocks
    }

    /// The place of an offset; offsets outside of the file are taken as its nearest end.
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        let index = lineIndex(of: offset)
        var start = lineStarts[index]
        // A byte order mark is no character of the first line: editors do not count it.
        if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
        // Nearly every line is short enough to be counted from its start; the blocks are for lines of megabytes.
        let column =
            offset - start <= Self.blockSize
            ? characters(in: start..<offset) : characters(before: offset) - characters(before: start)
        return SourceLocation(line: index + 1, column: column + 1)
    }

    /// The line of an offset, from 1; offsets outside of the file are taken as its nearest end.
    package func line(of offset: Int) -> Int { lineIndex(of: min(max(offset, 0), bytes.count)) + 1 }

    /// How many lines there are; a file that ends with a line end has an empty one behind it.
    package var lineCount: Int { lineStarts.count }

    /// The bytes of a line counted from 1, without its end; empty for a line that is not there.
    public func lineSpan(_ line: Int) -> SourceSpan {
        guard line >= 1, line <= lineStarts.count else { return SourceSpan(0, 0) }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return SourceSpan(start, end)
    }

    private func characters(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        guard block < charactersBeforeBlock.count else {
            // Behind the last block: the file ends where a block does.
            guard let last = charactersBeforeBlock.last else { return 0 }
            return last + characters(in: ((charactersBeforeBlock.count - 1) * Self.blockSize)..<offset)
        }
        return charactersBeforeBlock[block] + characters(in: (block * Self.blockSize)..<offset)
    }

    private func characters(in range: Range<Int>) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            let range = range.clamped(to: bytes.indices)
            var count = range.count
            var offset = range.lowerBound
            while offset + 8 <= range.upperBound {
                count -= Self.continuationCount(Self.word(bytes, offset))
                offset += 8
            }
            while offset < range.upperBound {
                if bytes[offset] & 0xC0 == 0x80 { count -= 1 }
                offset += 1
            }
            return count
        }
    }

    /// Eight bytes; the caller knows that they are there.
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// How many of eight bytes continue a character: those that begin with the bits 10.
    private static func continuationCount(_ word: UInt64) -> Int {
        (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
    }

    /// True when one of eight bytes is below 16, as the ends of lines are; nearly never for other bytes.
    private static func mayEndLine(_ word: UInt64) -> Bool {
        (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 != 0
    }

    private static func endsLine(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let byte = bytes[offset]
        return byte == 0x0A || byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
