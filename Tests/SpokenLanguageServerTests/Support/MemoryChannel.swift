import SpokenLanguageServer

/// Both streams in memory: the input is handed over in pieces, and what is written is kept.
final class MemoryChannel: MessageChannel {
    private var input: [[UInt8]]
    private(set) var output: [UInt8] = []

    init(_ input: [[UInt8]]) {
        self.input = input.reversed()
    }

    func receive(waits: Bool) -> MessageInput {
        // What comes later is not there yet while the server is at work.
        guard waits || input.count > 1 && input.last?.isEmpty == true else { return .nothing }
        return input.popLast().map { .bytes($0) } ?? .end
    }

    func send(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        output += bytes
        return true
    }
}
