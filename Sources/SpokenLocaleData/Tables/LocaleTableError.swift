/// Why a text is no table.
public enum LocaleTableError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: an empty file.
    case missingHeader
    /// The smallest cause: three fields under a header of two.
    case tooManyFields(line: Int)
    /// The smallest cause: two rows `meter`.
    case duplicateKey(line: Int, key: String)
    /// The smallest cause: a field of 64 kilobytes.
    case tooLarge(line: Int)
    /// The smallest cause: units without the column `symbol`.
    case missingColumn(String)
    /// The smallest cause: a gender `male`.
    case unknownValue(line: Int, column: String, value: String)

    public var description: String {
        switch self {
        case .missingHeader: "the table has no header; name the columns in its first line, separated by tabs"
        case .tooManyFields(let line): "line \(line) has more fields than the header has columns"
        case .duplicateKey(let line, let key): "line \(line): '\(key)' stands in the table already"
        case .tooLarge(let line):
            "line \(line) or the whole table is too long; a field may have 4095 bytes, a table a million"
        case .missingColumn(let name): "the table has no column '\(name)'"
        case .unknownValue(let line, let column, let value): "line \(line): '\(value)' is no \(column)"
        }
    }
}
