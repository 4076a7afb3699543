/// Hands out a file in blocks of whole lines, as they come in; memory is bounded by the longest line plus one chunk.
struct LineBlockReader: ~Copyable {
    private let file: InputFile
    private var buffer: [UInt8] = []
    /// How much of the buffer was handed out.
    private var start = 0
    private var isAtEnd = false
    private let chunkSize: Int

    init(path: String, chunkSize: Int = 1 << 18) throws(CommandFailure) {
        file = try InputFile(path: path)
        self.chunkSize = chunkSize
    }

    /// The size in bytes; nil where nobody can know it: of a pipe.
    var size: Int? { file.size }

    /// Calls `body` with the next whole lines, each with its line feed; only the last line of a file may lack it.
    /// Returns false at the end.
    mutating func next(
        _ body: (UnsafeBufferPointer<UInt8>) throws(CommandFailure) -> Void
    ) throws(CommandFailure) -> Bool {
        buffer.removeFirst(start)
        start = 0
        while !isAtEnd {
            let searched = buffer.count
            isAtEnd = try file.read(into: &buffer, size: chunkSize) == 0
            let lineFeed = buffer.withUnsafeBufferPointer { $0[searched...].lastIndex(of: 0x0A) }
            if let lineFeed {
                try hand(lineFeed + 1, body)
                return true
            }
        }
        guard !buffer.isEmpty else { return false }
        try hand(buffer.count, body)
        return true
    }

    private mutating func hand(
        _ end: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        start = end
        try buffer.withUnsafeBufferPointer { bytes throws(CommandFailure) in
            try body(UnsafeBufferPointer(rebasing: bytes[..<end]))
        }
    }
}
