/// A report on its way out: what is written is handed on piece by piece, so that the whole is never in memory.
package struct ReportPieces {
    private var bytes: [UInt8] = []
    private let sink: ([UInt8]) -> Void

    /// How many bytes are worth a call of the system.
    private static let size = 1 << 16

    package init(_ sink: @escaping ([UInt8]) -> Void) {
        self.sink = sink
        bytes.reserveCapacity(Self.size + 1024)
    }

    package mutating func append(_ text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
        if bytes.count >= Self.size { finish() }
    }

    package mutating func append(_ byte: UInt8) { bytes.append(byte) }

    package static func += (pieces: inout ReportPieces, text: String) { pieces.append(text.utf8) }

    /// Hands on what is left.
    package mutating func finish() {
        guard !bytes.isEmpty else { return }
        sink(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
