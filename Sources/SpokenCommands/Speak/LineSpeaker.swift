import SpokenModel
import SpokenNormalization

/// Speaks a block of lines into a buffer: one line out for each line in.
struct LineSpeaker: ~Copyable {
    /// What becomes of a line.
    enum Output: Sendable {
        case spoken
        case json(SpanOffsets)
        case markup(SpeechMarkup)
    }

    private let normalizer: TextNormalizer
    private let output: Output
    private let isPlain: Bool
    /// The number of lines that are no UTF-8 and went through unchanged.
    private(set) var unreadable = 0
    /// The number of lines that were spoken.
    private(set) var lines = 0

    init(normalizer: TextNormalizer, output: Output) {
        self.normalizer = normalizer
        self.output = output
        if case .spoken = output { isPlain = true } else { isPlain = false }
    }

    mutating func speak(_ block: UnsafeBufferPointer<UInt8>, to result: inout UTF8Buffer) {
        var start = 0
        while start < block.count {
            let lineFeed = block.firstIndex(of: 0x0A, from: start)
            var end = lineFeed ?? block.count
            // The carriage return of a Windows line belongs to its end.
            if end > start, lineFeed != nil, block[end - 1] == 0x0D { end -= 1 }
            speak(line: UnsafeBufferPointer(rebasing: block[start..<end]), to: &result)
            let next = lineFeed.map { $0 + 1 } ?? block.count
            result.append(bytes: UnsafeBufferPointer(rebasing: block[end..<next]))
            start = next
        }
    }

    private mutating func speak(line: UnsafeBufferPointer<UInt8>, to result: inout UTF8Buffer) {
        lines += 1
        let isReadable = UTF8Check.isValid(line)
        if !isReadable { unreadable += 1 }
        if isPlain {
            if isReadable {
                normalizer.append(line, to: &result)
            } else {
                result.append(bytes: line)
            }
            return
        }
        switch output {
        case .spoken: break
        case .json(let offsets):
            let visible = String(decoding: line, as: UTF8.self)
            let pair = isReadable ? normalizer.normalize(visible) : NormalizedText(visible)
            result.append(SpokenLineJSON.text(of: pair, offsets))
        case .markup(let markup):
            result.append(markup.render(String(decoding: line, as: UTF8.self)))
        }
    }
}
