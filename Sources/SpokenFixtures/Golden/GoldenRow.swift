/// The cells of one row, in the order of the file's columns.
public struct GoldenRow: Sendable, Hashable {
    /// As many as the file has columns.
    public var cells: [String]
    /// The line in the file, from 1; 0 for a row that was made now.
    public var line: Int

    /// A row; the line is that of the file, 0 for a new one.
    public init(_ cells: [String], line: Int = 0) {
        self.cells = cells
        self.line = line
    }

    public static func == (left: GoldenRow, right: GoldenRow) -> Bool { left.cells == right.cells }
    public func hash(into hasher: inout Hasher) { hasher.combine(cells) }
}
