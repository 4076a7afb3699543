import CSpokenText
import SpokenModel

/// Speaks a batch on several threads: each takes the next chunk when it is done with one, and the chunks are put together
/// in their order.
final class BatchSpeaker: @unchecked Sendable {
    // Unchecked: a chunk belongs to the thread that has taken it, and its texts have places of their own in `lengths`.
    private final class Chunk {
        let range: Range<Int>
        var buffer = UTF8Buffer(capacity: 16)
        var failure: CallFailure?

        init(_ range: Range<Int>) { self.range = range }
    }

    private let speaker: Speaker
    private let batch: TextBatch
    private let chunks: [Chunk]
    private let lengths: UnsafeMutablePointer<Int>
    private let next = Guarded(0)

    /// Small enough that cores end together, large enough that taking one costs nothing.
    private static let chunkSize = 1 << 17

    init(_ speaker: Speaker, _ batch: TextBatch) {
        self.speaker = speaker
        self.batch = batch
        chunks = batch.chunks(bytes: Self.chunkSize).map(Chunk.init)
        lengths = .allocate(capacity: max(batch.count, 1))
    }

    deinit { lengths.deallocate() }

    /// - Parameter jobs: how many threads; 0 for as many as there are cores.
    func speak(jobs: UInt32) throws(CallFailure) -> UnsafeMutablePointer<spokentext_texts> {
        let jobs = min(jobs == 0 ? c_spoken_text_cores() : jobs, UInt32(clamping: chunks.count))
        if jobs > 1 {
            c_spoken_text_parallel(
                jobs,
                { context in
                    guard let context else { return }
                    Unmanaged<BatchSpeaker>.fromOpaque(context).takeUnretainedValue().work()
                },
                Unmanaged.passUnretained(self).toOpaque())
        } else {
            work()
        }
        // Chunks are in the order of the texts: the first failure is that of the first wrong text.
        for chunk in chunks { if let failure = chunk.failure { throw failure } }
        return try result()
    }

    private func work() {
        while true {
            let index = next.withLock { next in
                defer { next += 1 }
                return next
            }
            guard index < chunks.count else { return }
            speak(chunks[index])
        }
    }

    private func speak(_ chunk: Chunk) {
        let size = batch.offset(chunk.range.upperBound) - batch.offset(chunk.range.lowerBound)
        chunk.buffer.reserve(size + size / 2)
        for index in chunk.range {
            let text = batch.text(index)
            guard text.count <= speaker.longestText else {
                chunk.failure = CallFailure(
                    SPOKENTEXT_TOO_LONG,
                    "text \(index) has \(text.count) bytes; at most \(speaker.longestText) are read", index: index,
                    place: speaker.longestText)
                return
            }
            if let place = UTF8Check.firstError(in: text) {
                chunk.failure = .notUTF8("text \(index)", place: place, index: index)
                return
            }
            let start = chunk.buffer.count
            if !text.isEmpty { speaker.normalizer.append(text, to: &chunk.buffer) }
            lengths[index] = chunk.buffer.count - start
        }
    }

    private func result() throws(CallFailure) -> UnsafeMutablePointer<spokentext_texts> {
        let length = chunks.reduce(0) { $0 + $1.buffer.count }
        guard batch.offsetSize == 8 || length <= Int(Int32.max) else {
            throw CallFailure(
                SPOKENTEXT_TOO_LONG, "what is said has \(length) bytes, more than offsets of 4 bytes count; hand in 8")
        }
        var block = try ResultBlock(
            size: ResultBlock.size(of: spokentext_texts.self)
                + ResultBlock.size(of: Int64.self, count: batch.count + 1) + ResultBlock.size(text: length))
        let result = block.take(spokentext_texts.self)
        let offsets: UnsafeRawPointer
        if batch.offsetSize == 8 {
            offsets = sums(block.take(Int64.self, count: batch.count + 1))
        } else {
            offsets = sums(block.take(Int32.self, count: batch.count + 1))
        }
        let bytes = block.take(UInt8.self, count: length + 1)
        var end = bytes
        for chunk in chunks {
            chunk.buffer.withBytes { said in
                if let source = said.baseAddress { end.update(from: source, count: said.count) }
                end += said.count
            }
        }
        end.pointee = 0
        result.pointee = spokentext_texts(
            bytes: UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self), length: length, offsets: offsets,
            offset_size: batch.offsetSize, count: batch.count)
        return result
    }

    /// Where each text begins, and where the last one ends.
    private func sums<Offset: FixedWidthInteger>(_ offsets: UnsafeMutablePointer<Offset>) -> UnsafeRawPointer {
        var sum = 0
        offsets[0] = 0
        for index in 0..<batch.count {
            sum &+= lengths[index]
            offsets[index &+ 1] = Offset(truncatingIfNeeded: sum)
        }
        return UnsafeRawPointer(offsets)
    }
}

@_cdecl("spokentext_speak_many")
public func speakMany(
    _ formatter: spokentext_formatter, _ texts: UnsafePointer<spokentext_texts>?, _ jobs: UInt32,
    _ spoken: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_texts>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    spoken?.pointee = nil
    return answer(error) { () throws(CallFailure) in
        guard let spoken else { throw .null("spoken") }
        guard let texts else { throw .null("texts") }
        let speaker = try Speaker.of(formatter)
        spoken.pointee = try BatchSpeaker(speaker, try TextBatch(texts.pointee)).speak(jobs: jobs)
    }
}
