/// A text with what should be said, and every place where the two differ.
public struct NormalizedText: Sendable, Hashable, Codable {
    public var visibleText: String
    public var accessibleText: String
    /// In the order of the text; they do not overlap: what is said differently, and what is left unread.
    public var spans: [NormalizedSpan]

    /// What is said differently than it is written.
    public var changes: [NormalizedSpan] { spans.filter { $0.semioticClass != .unread } }
    /// Numbers, units, signs and abbreviations that no rule reads, so that a synthesizer says them as it can: in words
    /// each number that stays in digits, in both styles amounts with their units, signs and abbreviations.
    public var unread: [NormalizedSpan] { spans.filter { $0.semioticClass == .unread } }

    public init(visibleText: String, accessibleText: String, spans: [NormalizedSpan]) {
        self.visibleText = visibleText
        self.accessibleText = accessibleText
        self.spans = spans
    }
}

/// One change, or one place that is left unread and is the same in both texts. Ranges are offsets in bytes of UTF-8, from
/// the start of a text; outside of all spans the two texts are equal to the byte.
public struct NormalizedSpan: Sendable, Hashable, Codable {
    /// Where it stands in `visibleText`.
    public var visible: Range<Int>
    /// Where it stands in `accessibleText`.
    public var spoken: Range<Int>
    public var semioticClass: SemioticClass
    public var confidence: NormalizationConfidence
    /// The stable name of the rule that found it: "road-mark". Empty for what no rule has found.
    public var rule: String

    public init(
        visible: Range<Int>, spoken: Range<Int>, semioticClass: SemioticClass, confidence: NormalizationConfidence,
        rule: String = ""
    ) {
        self.visible = visible
        self.spoken = spoken
        self.semioticClass = semioticClass
        self.confidence = confidence
        self.rule = rule
    }
}
