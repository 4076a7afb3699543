/// A half-open range of UTF-8 offsets, counted from 0 in the bytes of one file as they are on disk.
public struct SourceSpan: Sendable, Hashable {
    /// The first byte, from 0.
    public var start: Int
    /// Behind the last byte.
    public var end: Int

    /// An end before the start is taken as the start.
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = Swift.max(start, end)
    }

    /// In bytes; the largest number for a span that is longer than one.
    public var length: Int {
        let (length, isTooLong) = end.subtractingReportingOverflow(start)
        return isTooLong ? .max : length
    }

    /// The offsets that lie in a text of so many bytes; nil when the span leaves it.
    package func indices(inTextOf count: Int) -> Range<Int>? {
        start >= 0 && start <= end && end <= count ? start..<end : nil
    }
}
