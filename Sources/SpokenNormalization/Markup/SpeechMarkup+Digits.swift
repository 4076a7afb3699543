import SpokenModel

/// Telephones and codes, which stay as they are in digits: what reads numbers in words tells which those are.
extension SpeechMarkup {
    /// A result with a span for each of them.
    func withNamedDigits(_ result: NormalizedText) -> NormalizedText {
        guard let reader else { return result }
        let (visible, spoken) = (Array(result.visibleText.utf8), Array(result.accessibleText.utf8))
        var result = result
        for named in reader.normalize(result.visibleText).changes {
            guard let digits = Self.digits(of: named, in: visible) else { continue }
            let index = result.spans.firstIndex { $0.visible.upperBound > digits.lowerBound } ?? result.spans.count
            var span = named
            span.visible = digits
            if index < result.spans.count, result.spans[index].visible.overlaps(digits) {
                // «арт. 00451»: the word before them is a span of its own.
                var word = result.spans[index]
                let start = word.spoken.upperBound - digits.count
                guard word.visible.upperBound == digits.upperBound, start >= word.spoken.lowerBound else { continue }
                span.spoken = start..<word.spoken.upperBound
                guard spoken[span.spoken].elementsEqual(visible[digits]) else { continue }
                word.semioticClass = .abbreviation
                word.visible = Self.withoutSpaces(word.visible.lowerBound..<digits.lowerBound, visible)
                word.spoken = Self.withoutSpaces(word.spoken.lowerBound..<start, spoken)
                result.spans.replaceSubrange(index...index, with: word.visible.isEmpty ? [span] : [word, span])
            } else {
                let shift =
                    index == 0
                    ? 0 : result.spans[index - 1].spoken.upperBound - result.spans[index - 1].visible.upperBound
                span.spoken = digits.lowerBound + shift..<digits.upperBound + shift
                guard span.spoken.upperBound <= spoken.count, spoken[span.spoken].elementsEqual(visible[digits]) else {
                    continue
                }
                result.spans.insert(span, at: index)
            }
        }
        return result
    }

    /// The digits of a telephone with their signs, or of a code that is nothing but digits; nil for other spans.
    private static func digits(of span: NormalizedSpan, in visible: [UInt8]) -> Range<Int>? {
        guard span.semioticClass == .telephone || span.semioticClass == .code,
            let start = span.visible.first(where: { visible[$0] &- 0x30 < 10 || [0x28, 0x2B].contains(visible[$0]) })
        else { return nil }
        let digits = start..<span.visible.upperBound
        let isWhole = start == 0 || [0x20, 0xA0].contains(visible[start - 1])
        let count = visible[digits].count { $0 &- 0x30 < 10 }
        let isOfDigits = visible[digits].allSatisfy { $0 &- 0x30 < 10 || [0x20, 0x2D].contains($0) }
        return span.semioticClass == .telephone || isWhole && isOfDigits && count >= leastOfCode ? digits : nil
    }

    /// Shorter numbers are no codes to be said one by one: «USB 3».
    private static let leastOfCode = 4

    private static func withoutSpaces(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, [0x20, 0xA0, 0xC2].contains(bytes[end - 1]) { end -= 1 }
        return range.lowerBound..<end
    }
}
