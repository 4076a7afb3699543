/// A text with what should be said, and every place where the two differ.
public struct NormalizedText: Sendable, Hashable, Codable {
    public var visibleText: String
    public var accessibleText: String
    /// In the order of the text; they do not overlap.
    public var spans: [NormalizedSpan]

    public init(visibleText: String, accessibleText: String, spans: [NormalizedSpan]) {
        self.visibleText = visibleText
        self.accessibleText = accessibleText
        self.spans = spans
    }
}

/// One change. Ranges are UTF-8 offsets; outside of all spans the two texts are equal to the byte.
public struct NormalizedSpan: Sendable, Hashable, Codable {
    /// Where it stands in `visibleText`.
    public var visible: Range<Int>
    /// Where it stands in `accessibleText`.
    public var spoken: Range<Int>
    public var semioticClass: SemioticClass
    public var confidence: NormalizationConfidence

    public init(
        visible: Range<Int>, spoken: Range<Int>, semioticClass: SemioticClass, confidence: NormalizationConfidence
    ) {
        self.visible = visible
        self.spoken = spoken
        self.semioticClass = semioticClass
        self.confidence = confidence
    }
}
