public import SpokenModel

/// The place of an element in a table of data.
public struct TableCell: Sendable, Hashable {
    /// From 1, or nil when the cell stands in no row.
    public var row: Int?
    /// From 1, or nil when the cell stands in no column.
    public var column: Int?
    /// How many rows it takes, from 1.
    public var rowSpan: Int
    /// How many columns it takes, from 1.
    public var columnSpan: Int
    /// The first cell of a row says the row.
    public var isFirstInRow: Bool
    /// Said when the row changes.
    public var rowHeaders: [AccessibleText]
    /// Said when the column changes.
    public var columnHeaders: [AccessibleText]

    /// A cell at a row and a column, from 1.
    public init(
        row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1, isFirstInRow: Bool = false,
        rowHeaders: [AccessibleText] = [], columnHeaders: [AccessibleText] = []
    ) {
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
        self.isFirstInRow = isFirstInRow
        self.rowHeaders = rowHeaders
        self.columnHeaders = columnHeaders
    }
}

extension TableCell: Codable {
    private enum CodingKeys: CodingKey {
        case row, column, rowSpan, columnSpan, isFirstInRow, rowHeaders, columnHeaders
    }

    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        row = try container.decodeIfPresent(Int.self, forKey: .row)
        column = try container.decodeIfPresent(Int.self, forKey: .column)
        rowSpan = try container.decodeIfPresent(Int.self, forKey: .rowSpan) ?? 1
        columnSpan = try container.decodeIfPresent(Int.self, forKey: .columnSpan) ?? 1
        isFirstInRow = try container.decodeIfPresent(Bool.self, forKey: .isFirstInRow) ?? false
        rowHeaders = try container.decodeIfPresent([ElementText].self, forKey: .rowHeaders)?.map(\.text) ?? []
        columnHeaders = try container.decodeIfPresent([ElementText].self, forKey: .columnHeaders)?.map(\.text) ?? []
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(row, forKey: .row)
        try container.encodeIfPresent(column, forKey: .column)
        if rowSpan != 1 { try container.encode(rowSpan, forKey: .rowSpan) }
        if columnSpan != 1 { try container.encode(columnSpan, forKey: .columnSpan) }
        if isFirstInRow { try container.encode(true, forKey: .isFirstInRow) }
        if !rowHeaders.isEmpty { try container.encode(rowHeaders.map(ElementText.init), forKey: .rowHeaders) }
        if !columnHeaders.isEmpty { try container.encode(columnHeaders.map(ElementText.init), forKey: .columnHeaders) }
    }
}
