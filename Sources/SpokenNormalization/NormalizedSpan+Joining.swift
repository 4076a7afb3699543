extension NormalizedSpan {
    /// The same change in a longer text.
    func moved(visible: Int, spoken: Int) -> NormalizedSpan {
        var span = self
        span.visible = (span.visible.lowerBound + visible)..<(span.visible.upperBound + visible)
        span.spoken = (span.spoken.lowerBound + spoken)..<(span.spoken.upperBound + spoken)
        return span
    }

    /// The changes of a text whose speech was changed again: from the text to the last speech.
    static func joined(_ first: [NormalizedSpan], _ second: [NormalizedSpan]) -> [NormalizedSpan] {
        var result: [NormalizedSpan] = []
        // How far the text lies behind the first speech, and the last speech before it, outside of the changes.
        var (back, ahead) = (0, 0)
        var (left, right) = (first[...], second[...])
        while let start = [left.first?.spoken.lowerBound, right.first?.visible.lowerBound].compactMap(\.self).min() {
            var end = start
            let (visibleStart, spokenStart) = (start + back, start + ahead)
            var span: NormalizedSpan?
            // Changes that touch the same bytes of the first speech become one.
            while true {
                if let next = left.first,
                    next.spoken.lowerBound < end || next.spoken.lowerBound == end && span == nil
                        || next.spoken.isEmpty && next.spoken.lowerBound == end
                {
                    end = max(end, next.spoken.upperBound)
                    back += next.visible.count - next.spoken.count
                    span = span?.weakened(by: next) ?? next
                    left = left.dropFirst()
                } else if let next = right.first,
                    next.visible.lowerBound < end || next.visible.lowerBound == end && span == nil
                {
                    end = max(end, next.visible.upperBound)
                    ahead += next.spoken.count - next.visible.count
                    span = span?.weakened(by: next) ?? next
                    right = right.dropFirst()
                } else {
                    break
                }
            }
            guard var span else { break }
            span.visible = visibleStart..<(end + back)
            span.spoken = spokenStart..<(end + ahead)
            result.append(span)
        }
        return result
    }

    private func weakened(by other: NormalizedSpan) -> NormalizedSpan {
        var span = self
        span.confidence = min(confidence, other.confidence)
        return span
    }
}
