import SpokenFormatting
import SpokenModel

/// A text is read once. Only where what is said for a piece of it could make something new with what stands beside it
/// («½» behind a dropped emoji, a second date in one run of digits) the spoken text is read again, until nothing changes
/// any more: so the speech of a speech is that speech, whatever the text.
extension TextNormalizer {
    /// Texts that need more are no texts: they stay as they are.
    private static let maximumRounds = 6

    func run(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout SpeechPass, to buffer: inout UTF8Buffer) {
        let origin = buffer.count
        read(bytes, &pass, to: &buffer)
        guard !pass.doubts.isEmpty else { return }
        let doubts = pass.doubts
        let isStable = buffer.withBytes { isSettled(UnsafeBufferPointer(rebasing: $0[origin...]), doubts) }
        if !isStable { settle(bytes, &pass, from: origin, in: &buffer) }
    }

    /// Reads what is said again and again, until it stays.
    private func settle(
        _ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout SpeechPass, from origin: Int, in buffer: inout UTF8Buffer
    ) {
        var spoken = buffer.withBytes { Array($0[origin...]) }
        for _ in 0..<Self.maximumRounds {
            var next = UTF8Buffer(capacity: spoken.count + 64)
            var further = SpeechPass(wantsSpans: pass.wantsSpans)
            spoken.withUnsafeBufferPointer { read($0, &further, to: &next) }
            if next.withBytes({ $0.elementsEqual(spoken) }) {
                buffer.truncate(to: origin)
                spoken.withUnsafeBufferPointer { buffer.append(bytes: $0) }
                return
            }
            if pass.wantsSpans { pass.spans = NormalizedSpan.joined(pass.spans, further.spans) }
            spoken = next.withBytes { Array($0) }
        }
        buffer.truncate(to: origin)
        pass.spans = []
        speakLines(bytes, &pass, to: &buffer)
    }

    /// Of a text that finds no end its lines are spoken one by one, and a line that finds none stays as it is.
    private func speakLines(
        _ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout SpeechPass, to buffer: inout UTF8Buffer
    ) {
        let origin = buffer.count
        var start = 0
        while let end = bytes[start...].firstIndex(of: 0x0A) {
            var line = SpeechPass(wantsSpans: pass.wantsSpans, wantsUnchanged: pass.wantsUnchanged)
            let spoken = buffer.count - origin
            run(UnsafeBufferPointer(rebasing: bytes[start..<end]), &line, to: &buffer)
            buffer.append(byte: 0x0A)
            pass.spans += line.spans.map { $0.moved(visible: start, spoken: spoken) }
            start = end + 1
        }
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        guard start > 0 else { return buffer.append(bytes: rest) }
        var line = SpeechPass(wantsSpans: pass.wantsSpans, wantsUnchanged: pass.wantsUnchanged)
        let spoken = buffer.count - origin
        run(rest, &line, to: &buffer)
        pass.spans += line.spans.map { $0.moved(visible: start, spoken: spoken) }
    }

    /// Whether what is said stays when it is read again around the doubtful places.
    private func isSettled(_ spoken: UnsafeBufferPointer<UInt8>, _ doubts: [Range<Int>]) -> Bool {
        guard let base = spoken.baseAddress else { return true }
        return withClassifier(spoken, at: base) { isSettled(spoken, doubts, $0) }
    }

    private func isSettled(
        _ spoken: UnsafeBufferPointer<UInt8>, _ doubts: [Range<Int>], _ classifier: Classifier
    ) -> Bool {
        if classifier.loneSymbol() != nil { return false }
        var scratch = UTF8Buffer(capacity: 256)
        var place = 0
        for doubt in doubts where doubt.upperBound + Self.reach > place {
            place = classifier.chunkStart(max(place, doubt.lowerBound - Self.reach))
            let end = min(doubt.upperBound + Self.reach, spoken.count)
            let isSame = classifier.scan(from: &place, to: end) { reading in
                scratch.removeAll()
                return !append(reading, to: &scratch)
                    || scratch.withBytes {
                        $0.isSame(as: UnsafeBufferPointer(rebasing: spoken[reading.start..<reading.end]))
                    }
            }
            if !isSame { return false }
        }
        return true
    }

    /// So many bytes to each side of a doubtful place are read again.
    private static let reach = 160

    /// Appends what is said for a reading, and tells whether it is taken: a formatter that has no words for a value leaves
    /// the text as it is.
    @inline(__always)
    private func append(_ reading: Reading, to buffer: inout UTF8Buffer) -> Bool {
        let start = buffer.count
        let isSayable = reading.appendSayable(quantities, to: &buffer)
        return isSayable && reading.confidence >= minimumConfidence
            && (buffer.count > start || reading.semioticClass == .emoji)
    }

    /// Reads a text once.
    private func read(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout SpeechPass, to buffer: inout UTF8Buffer) {
        guard let base = bytes.baseAddress else { return }
        withClassifier(bytes, at: base) { read(bytes, &pass, to: &buffer, $0) }
    }

    @inline(__always)
    private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout SpeechPass, to buffer: inout UTF8Buffer,
        _ classifier: Classifier
    ) {
        let origin = buffer.count
        if let words = classifier.loneSymbol() {
            buffer.append(words)
            let spoken = 0..<(buffer.count - origin)
            pass.doubts.append(spoken)
            pass.spans.append(
                NormalizedSpan(
                    visible: 0..<bytes.count, spoken: spoken, semioticClass: .symbol, confidence: .likely,
                    rule: "lone-symbol"))
            return
        }
        var place = 0
        var copied = 0
        _ = classifier.scan(from: &place, to: bytes.count) { reading in
            let gap = UnsafeBufferPointer(rebasing: bytes[copied..<reading.start])
            // Between two parts that are said a space that does not break is a plain one: «2 ч 15 мин».
            let isPlainGap = gap.count == 2 && copied > 0 && gap[0] == 0xC2 && gap[1] == 0xA0
            let gapStart = buffer.count
            if isPlainGap { buffer.append(byte: 0x20) } else { buffer.append(bytes: gap) }
            let last = copied
            copied = reading.end
            var start = buffer.count
            let source = UnsafeBufferPointer(rebasing: bytes[reading.start..<reading.end])
            guard append(reading, to: &buffer) else {
                buffer.truncate(to: gapStart)
                buffer.append(bytes: gap)
                buffer.append(bytes: source)
                return true
            }
            let isSame = buffer.withBytes { UnsafeBufferPointer(rebasing: $0[start...]).isSame(as: source) }
            if isSame, isPlainGap {
                buffer.truncate(to: gapStart)
                buffer.append(bytes: gap)
                start = buffer.count
                buffer.append(bytes: source)
            }
            let joint = isSame ? 0 : addVowel(before: start, source: bytes, reading.start, from: last, in: &buffer)
            // A space that is another one belongs to what is said behind it.
            let isJoined = isPlainGap && !isSame
            let spoken = Range(uncheckedBounds: ((isJoined ? gapStart : start - joint) - origin, buffer.count - origin))
            if !isSame, classifier.isDoubtful(reading, behind: last) { pass.doubts.append(spoken) }
            if pass.wantsSpans, !isSame || pass.wantsUnchanged {
                pass.spans.append(
                    NormalizedSpan(
                        visible: (isJoined ? last : reading.start - joint)..<reading.end, spoken: spoken,
                        semioticClass: reading.semioticClass,
                        confidence: reading.confidence, rule: reading.rule.description))
            }
            return true
        }
        buffer.append(bytes: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
}
