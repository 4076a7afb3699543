import Dispatch
import SpokenModel
import SpokenNormalization

/// Speaks blocks of lines on several cores and keeps their order.
final class SpeakWorkers {
    /// One worker is used by one thread at a time: `concurrentPerform` gives each index to one thread, and the block
    /// is divided before and written after it.
    private final class Worker: @unchecked Sendable {
        var speaker: LineSpeaker
        var buffer = UTF8Buffer(capacity: 1 << 16)

        init(_ speaker: consuming LineSpeaker) {
            self.speaker = speaker
        }
    }

    private let workers: [Worker]

    init(count: Int, normalizer: TextNormalizer, output: LineSpeaker.Output) {
        workers = (0..<max(1, count)).map { _ in Worker(LineSpeaker(normalizer: normalizer, output: output)) }
    }

    /// The number of lines that went through unchanged because they are no UTF-8.
    var unreadable: Int { workers.reduce(0) { $0 + $1.speaker.unreadable } }

    /// The number of lines that were spoken.
    var lines: Int { workers.reduce(0) { $0 + $1.speaker.lines } }

    /// A block smaller than this is not worth dividing.
    private static let smallestShare = 1 << 14

    func speak<Failure: Error>(
        _ block: UnsafeBufferPointer<UInt8>, _ write: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        let shares = Self.shares(of: block, count: min(workers.count, max(1, block.count / Self.smallestShare)))
        if shares.count == 1 {
            Self.speak(block, workers[0])
        } else {
            // The block outlives the call, and each share is read by one thread.
            nonisolated(unsafe) let block = block
            let workers = workers
            DispatchQueue.concurrentPerform(iterations: shares.count) { index in
                Self.speak(UnsafeBufferPointer(rebasing: block[shares[index]]), workers[index])
            }
        }
        for worker in workers.prefix(shares.count) { try worker.buffer.withBytes(write) }
    }

    private static func speak(_ share: UnsafeBufferPointer<UInt8>, _ worker: Worker) {
        worker.buffer.removeAll()
        worker.speaker.speak(share, to: &worker.buffer)
    }

    /// At most `count` ranges of whole lines that make up the block.
    private static func shares(of block: UnsafeBufferPointer<UInt8>, count: Int) -> [Range<Int>] {
        var shares: [Range<Int>] = []
        var start = 0
        for index in 1..<max(count, 1) {
            let wanted = max(start, block.count / count * index)
            guard let lineFeed = block[wanted...].firstIndex(of: 0x0A) else { break }
            shares.append(start..<lineFeed + 1)
            start = lineFeed + 1
        }
        if start < block.count || shares.isEmpty { shares.append(start..<block.count) }
        return shares
    }
}
