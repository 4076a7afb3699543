/// A half-open range of UTF-8 offsets, counted from 0 in the bytes of one file as they are on disk.
public struct SourceSpan: Sendable, Hashable {
    public var start: Int
    public var end: Int

    /// An end before the start is taken as the start.
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = Swift.max(start, end)
    }

    public var length: Int { end - start }
}
