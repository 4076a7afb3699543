import Foundation
import NIOCore

/// The answers to the lines of a stream, one line for each, in their order; what is wrong with a line is told in its place.
struct StreamAnswers<Work: Operation> {
    private let work: Work
    private let common: Work.Common
    private let most: Int
    private let decoder = JSONDecoder()
    private let encoder = SpeechService.encoder()
    private var line = 0
    private var count = 0
    private var bytes = ByteBuffer()

    init(_ work: Work, _ common: Work.Common, most: Int) {
        self.work = work
        self.common = common
        self.most = most
    }

    var isEmpty: Bool { bytes.readableBytes == 0 }
    /// Enough to be sent.
    var isFull: Bool { bytes.readableBytes > 1 << 15 }

    mutating func add(_ line: LineSplitter.Line) {
        self.line += 1
        switch line {
        case .tooLong: fail("a line has at most \(most) bytes")
        case .text(let text):
            do {
                let item = try decoder.decode(Work.Item.self, from: Data(text))
                bytes.writeBytes(try encoder.encode(try work.answer(item, common)))
                count += 1
            } catch {
                fail(Failure.text(error))
            }
        }
        bytes.writeInteger(UInt8(ascii: "\n"))
    }

    mutating func take() -> ByteBuffer {
        SpeechService.items(Work.name, count)
        count = 0
        defer { bytes = ByteBuffer() }
        return bytes
    }

    private mutating func fail(_ message: String) {
        if let json = try? encoder.encode(LineFailure(line: line, message)) { bytes.writeBytes(json) }
    }
}
