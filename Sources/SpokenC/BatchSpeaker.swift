import CSpokenText
import SpokenModel

/// Speaks a batch on several threads: each takes the next chunk when it is done with one, and the chunks are put together
/// in their order.
///
/// With `assesses` each text is also looked at: how sure its speech is, and what of it no rule reads.
final class BatchSpeaker: @unchecked Sendable {
    // Unchecked: a chunk belongs to the thread that has taken it, and its texts have places of their own in `lengths`.
    private final class Chunk {
        let range: Range<Int>
        var buffer = UTF8Buffer(capacity: 16)
        /// What is unread, piece by piece, and how long each piece is.
        var pieces = UTF8Buffer(capacity: 16)
        var pieceLengths: [Int] = []
        var failure: CallFailure?

        init(_ range: Range<Int>) { self.range = range }
    }

    private let speaker: Speaker
    private let batch: TextBatch
    private let chunks: [Chunk]
    private let lengths: UnsafeMutablePointer<Int>
    /// Of each text the number of its unread pieces and its least confidence; nil where nobody asks.
    private let pieceCounts: UnsafeMutablePointer<Int>?
    private let confidences: UnsafeMutablePointer<UInt8>?
    private let next = Guarded(0)

    /// Small enough that cores end together, large enough that taking one costs nothing.
    private static let chunkSize = 1 << 17

    init(_ speaker: Speaker, _ batch: TextBatch, assesses: Bool = false) {
        self.speaker = speaker
        self.batch = batch
        chunks = batch.chunks(bytes: Self.chunkSize).map(Chunk.init)
        lengths = .allocate(capacity: max(batch.count, 1))
        pieceCounts = assesses ? .allocate(capacity: max(batch.count, 1)) : nil
        confidences = assesses ? .allocate(capacity: max(batch.count, 1)) : nil
    }

    deinit {
        lengths.deallocate()
        pieceCounts?.deallocate()
        confidences?.deallocate()
    }

    /// - Parameter jobs: how many threads; 0 for as many as there are cores.
    func speak(jobs: UInt32) throws(CallFailure) -> UnsafeMutablePointer<spokentext_texts> {
        try run(jobs: jobs)
        var block = try ResultBlock(size: ResultBlock.size(of: spokentext_texts.self) + spokenSize)
        let result = block.take(spokentext_texts.self)
        result.pointee = takeSpoken(from: &block)
        return result
    }

    /// - Parameter jobs: how many threads; 0 for as many as there are cores.
    func assess(jobs: UInt32) throws(CallFailure) -> UnsafeMutablePointer<spokentext_assessments> {
        try run(jobs: jobs)
        let pieceCount = chunks.reduce(0) { $0 + $1.pieceLengths.count }
        var block = try ResultBlock(
            size: ResultBlock.size(of: spokentext_assessments.self) + spokenSize
                + ResultBlock.size(of: Int64.self, count: pieceCount + 1)
                + ResultBlock.size(text: chunks.reduce(0) { $0 + $1.pieces.count })
                + ResultBlock.size(of: Int64.self, count: batch.count + 1)
                + ResultBlock.size(of: UInt8.self, count: batch.count))
        let result = block.take(spokentext_assessments.self)
        let spoken = takeSpoken(from: &block)
        let copies = block.take(UInt8.self, count: batch.count)
        if let confidences { copies.update(from: confidences, count: batch.count) }
        let unreadOffsets = takeOffsets(from: &block, batch.count) { pieceCounts?[$0] ?? 0 }
        let pieceLengths = chunks.flatMap(\.pieceLengths)
        let pieceOffsets = takeOffsets(from: &block, pieceLengths.count) { pieceLengths[$0] }
        let pieces = takeBytes(from: &block) { chunk, visit in chunk.pieces.withBytes(visit) }
        result.pointee = spokentext_assessments(
            spoken: spoken, confidences: UnsafePointer(copies),
            unread: spokentext_texts(
                bytes: pieces.bytes, length: pieces.length, offsets: pieceOffsets, offset_size: batch.offsetSize,
                count: pieceLengths.count),
            unread_offsets: unreadOffsets)
        return result
    }

    private func run(jobs: UInt32) throws(CallFailure) {
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
        let length = chunks.reduce(0) { $0 + $1.buffer.count }
        guard batch.offsetSize == 8 || length <= Int(Int32.max) else {
            throw CallFailure(
                SPOKENTEXT_TOO_LONG, "what is said has \(length) bytes, more than offsets of 4 bytes count; hand in 8")
        }
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
            if let confidences, let pieceCounts {
                let pieces = chunk.pieceLengths.count
                let least = speaker.normalizer.assess(text, to: &chunk.buffer) { place in
                    chunk.pieces.append(bytes: UnsafeBufferPointer(rebasing: text[place]))
                    chunk.pieceLengths.append(place.count)
                }
                confidences[index] = least.map { UInt8($0.rawValue + 1) } ?? 0
                pieceCounts[index] = chunk.pieceLengths.count - pieces
            } else if !text.isEmpty {
                speaker.normalizer.append(text, to: &chunk.buffer)
            }
            lengths[index] = chunk.buffer.count - start
        }
    }

    private var spokenSize: Int {
        ResultBlock.size(of: Int64.self, count: batch.count + 1)
            + ResultBlock.size(text: chunks.reduce(0) { $0 + $1.buffer.count })
    }

    private func takeSpoken(from block: inout ResultBlock) -> spokentext_texts {
        let offsets = takeOffsets(from: &block, batch.count) { lengths[$0] }
        let text = takeBytes(from: &block) { chunk, visit in chunk.buffer.withBytes(visit) }
        return spokentext_texts(
            bytes: text.bytes, length: text.length, offsets: offsets, offset_size: batch.offsetSize,
            count: batch.count)
    }

    /// The bytes of all chunks, with a NUL behind them.
    private func takeBytes(
        from block: inout ResultBlock, _ bytes: (Chunk, (UnsafeBufferPointer<UInt8>) -> Void) -> Void
    ) -> spokentext_text {
        var length = 0
        for chunk in chunks { bytes(chunk) { length += $0.count } }
        let start = block.take(UInt8.self, count: length + 1)
        var end = start
        for chunk in chunks {
            bytes(chunk) { part in
                if let source = part.baseAddress { end.update(from: source, count: part.count) }
                end += part.count
            }
        }
        end.pointee = 0
        return spokentext_text(bytes: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self), length: length)
    }

    /// Where each of so many things begins, and where the last one ends, in numbers of the caller's size.
    private func takeOffsets(
        from block: inout ResultBlock, _ count: Int, _ length: (Int) -> Int
    ) -> UnsafeRawPointer {
        func sums<Offset: FixedWidthInteger>(_ offsets: UnsafeMutablePointer<Offset>) -> UnsafeRawPointer {
            var sum = 0
            offsets[0] = 0
            for index in 0..<count {
                sum &+= length(index)
                offsets[index &+ 1] = Offset(truncatingIfNeeded: sum)
            }
            return UnsafeRawPointer(offsets)
        }
        return batch.offsetSize == 8
            ? sums(block.take(Int64.self, count: count + 1)) : sums(block.take(Int32.self, count: count + 1))
    }
}
