import SpokenLanguageServer

/// Standard input and output as the two streams of a language server.
///
/// A client that writes much before it reads is not waited for: what it has to say is taken while the server writes.
final class StandardStreams: MessageChannel {
    /// What kept the server from writing; nil when nothing did.
    private(set) var failure: CommandFailure?
    /// What came while something was written.
    private var early: [UInt8] = []
    private var isClosed = false

    func receive(waits: Bool) -> MessageInput {
        if !early.isEmpty {
            defer { early = [] }
            return .bytes(early)
        }
        if isClosed { return .end }
        guard waits || Descriptor.isReady(0) else { return .nothing }
        return read()
    }

    func send(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // A pipe that is ready takes so many without waiting.
            let piece = rest.prefix(Descriptor.pieceOfPipe)
            if !isClosed, !Descriptor.isReady(toWrite: 1, orRead: 0) {
                switch read() {
                case .bytes(let new): early += new
                case .nothing, .end: isClosed = true
                }
                continue
            }
            if let code = Descriptor.write(UnsafeBufferPointer(rebasing: piece), to: 1) {
                failure = CommandFailure(output: code)
                return false
            }
            rest = rest.dropFirst(piece.count)
        }
        return true
    }

    /// A failure to read is the end of what is read.
    private func read() -> MessageInput {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            count = Descriptor.read(0, into: UnsafeMutableRawBufferPointer(buffer))
            filled = max(count, 0)
        }
        if count <= 0 { isClosed = true }
        return count > 0 ? .bytes(bytes) : .end
    }
}
