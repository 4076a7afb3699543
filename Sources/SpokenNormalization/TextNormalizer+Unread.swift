import SpokenModel

extension TextNormalizer {
    /// Hot path: appends what should be said of UTF-8 bytes, as `append` does, and tells how sure that is.
    ///
    /// - Parameter unread: gets the places that no rule reads, in their order.
    /// - Returns: the least confidence of what is said otherwise than it is written; nil where nothing is.
    package func assess(
        _ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout UTF8Buffer, unread: (Range<Int>) -> Void
    ) -> NormalizationConfidence? {
        var pass = SpeechPass(wantsSpans: true, wantsUnchanged: true)
        let origin = buffer.count
        run(bytes, &pass, to: &buffer)
        var least: NormalizationConfidence?
        buffer.withBytes { said in
            visit(pass.spans, bytes, UnsafeBufferPointer(rebasing: said[origin...])) { span in
                least = least.map { min($0, span.confidence) } ?? span.confidence
            } unread: { visible, _, _ in
                unread(visible)
            }
        }
        return least
    }

    /// Takes the spans that change nothing out of a result, and puts in those of what stays unread.
    func addUnread(to result: inout NormalizedText) {
        var spans: [NormalizedSpan] = []
        var (visible, spoken) = (result.visibleText, result.accessibleText)
        visible.withUTF8 { visible in
            spoken.withUTF8 { spoken in
                visit(result.spans, visible, spoken) { span in
                    spans.append(span)
                } unread: { visible, spoken, rule in
                    spans.append(
                        NormalizedSpan(
                            visible: visible, spoken: spoken, semioticClass: .unread, confidence: .certain,
                            rule: rule.description))
                }
            }
        }
        result.spans = spans
    }

    /// Visits the spans that change something and what stays unread between all of them, in their order.
    private func visit(
        _ spans: [NormalizedSpan], _ visible: UnsafeBufferPointer<UInt8>, _ spoken: UnsafeBufferPointer<UInt8>,
        change: (NormalizedSpan) -> Void, unread: (_ visible: Range<Int>, _ spoken: Range<Int>, RuleID) -> Void
    ) {
        guard let base = visible.baseAddress else { return }
        withClassifier(visible, at: base) { visit(spans, visible, spoken, $0, change: change, unread: unread) }
    }

    private func visit(
        _ spans: [NormalizedSpan], _ visible: UnsafeBufferPointer<UInt8>, _ spoken: UnsafeBufferPointer<UInt8>,
        _ classifier: Classifier, change: (NormalizedSpan) -> Void,
        unread: (_ visible: Range<Int>, _ spoken: Range<Int>, RuleID) -> Void
    ) {
        // Where the last span ends, and how far what is said lies behind it there.
        var (place, shift) = (0, 0)
        func look(_ end: Int) {
            classifier.findUnread(in: place..<max(place, end)) { range, rule in
                unread(range, (range.lowerBound + shift)..<(range.upperBound + shift), rule)
            }
        }
        for span in spans where span.visible.lowerBound >= place {
            look(span.visible.lowerBound)
            (place, shift) = (span.visible.upperBound, span.spoken.upperBound - span.visible.upperBound)
            let isSame =
                span.visible.upperBound <= visible.count && span.spoken.upperBound <= spoken.count
                && visible[span.visible].elementsEqual(spoken[span.spoken])
            if !isSame { change(span) }
        }
        look(visible.count)
    }
}
