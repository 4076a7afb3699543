import NIOCore

/// Cuts a stream of bytes into lines; a line that is too long is told and passed over, and never kept whole.
struct LineSplitter {
    enum Line: Equatable {
        case text(ArraySlice<UInt8>)
        case tooLong
    }

    private let most: Int
    private var rest: [UInt8] = []
    private var isTooLong = false

    init(most: Int) { self.most = most }

    /// The lines that end in this chunk, without their ends; empty lines are left out.
    mutating func lines(of chunk: ByteBufferView) -> [Line] {
        var result: [Line] = []
        var start = chunk.startIndex
        while let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
            take(chunk[start..<end])
            if let line = line() { result.append(line) }
            start = chunk.index(after: end)
        }
        take(chunk[start...])
        return result
    }

    /// The last line, which needs no end.
    mutating func last() -> Line? { line() }

    private mutating func take(_ bytes: ByteBufferView) {
        guard !isTooLong else { return }
        if rest.count + bytes.count > most {
            isTooLong = true
            rest = []
        } else {
            rest += bytes
        }
    }

    private mutating func line() -> Line? {
        defer {
            rest = []
            isTooLong = false
        }
        if isTooLong { return .tooLong }
        let end = rest.last == UInt8(ascii: "\r") ? rest.count - 1 : rest.count
        return end == 0 ? nil : .text(rest[..<end])
    }
}
