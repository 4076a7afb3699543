/// A place as editors show it.
public struct SourceLocation: Sendable, Hashable, Comparable {
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int

    /// Both count from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
