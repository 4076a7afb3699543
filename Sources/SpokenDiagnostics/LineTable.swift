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
                for offset in block..<end {
                    let byte = bytes[offset]
                    if byte & 0xC0 != 0x80 { characters += 1 }
                    guard byte <= 0x0D else { continue }
                    let isLineFeed = byte == 0x0A
                    let isLoneReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
                    if isLineFeed || isLoneReturn { starts.append(offset + 1) }
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
            var count = 0
            for offset in range.clamped(to: bytes.indices) where bytes[offset] & 0xC0 != 0x80 { count += 1 }
            return count
        }
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
