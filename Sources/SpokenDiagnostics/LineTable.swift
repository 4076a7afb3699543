/// Finds the line and column of a UTF-8 offset in time that grows with the logarithm of the number of lines.
///
/// Lines end at LF, CR LF or CR.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let lineStarts: [Int]

    public init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices {
                let byte = bytes[offset]
                guard byte <= 0x0D else { continue }
                let isLineFeed = byte == 0x0A
                let isLoneReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
                if isLineFeed || isLoneReturn { starts.append(offset + 1) }
            }
        }
        self.bytes = bytes
        lineStarts = starts
    }

    /// The place of an offset; offsets outside of the file are taken as its nearest end.
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        let index = lineIndex(of: offset)
        var start = lineStarts[index]
        // A byte order mark is no character of the first line: editors do not count it.
        if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
        let column = bytes[start..<offset].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return SourceLocation(line: index + 1, column: column)
    }

    /// The bytes of a line counted from 1, without its end; empty for a line that is not there.
    public func lineSpan(_ line: Int) -> SourceSpan {
        guard line >= 1, line <= lineStarts.count else { return SourceSpan(0, 0) }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return SourceSpan(start, end)
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
