import SpokenModel

extension TextNormalizer {
    /// Takes the spans that change nothing out of a result, and puts in those of what stays unread.
    func addUnread(to result: inout NormalizedText) {
        var spans: [NormalizedSpan] = []
        var (visible, spoken) = (result.visibleText, result.accessibleText)
        visible.withUTF8 { visible in
            guard let base = visible.baseAddress else { return }
            let classifier = classifier(visible, at: base)
            spoken.withUTF8 { spoken in
                // Where the last span ends, and how far what is said lies behind it there.
                var (place, shift) = (0, 0)
                func look(_ end: Int) {
                    classifier.findUnread(in: place..<max(place, end)) { range, rule in
                        spans.append(
                            NormalizedSpan(
                                visible: range, spoken: (range.lowerBound + shift)..<(range.upperBound + shift),
                                semioticClass: .unread, confidence: .certain, rule: rule.description))
                    }
                }
                for span in result.spans where span.visible.lowerBound >= place {
                    look(span.visible.lowerBound)
                    (place, shift) = (span.visible.upperBound, span.spoken.upperBound - span.visible.upperBound)
                    let isSame =
                        span.visible.upperBound <= visible.count && span.spoken.upperBound <= spoken.count
                        && visible[span.visible].elementsEqual(spoken[span.spoken])
                    if !isSame { spans.append(span) }
                }
                look(visible.count)
            }
        }
        result.spans = spans
    }
}
