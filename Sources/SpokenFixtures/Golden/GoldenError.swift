/// Why a golden file cannot be read: always with its line.
public struct GoldenError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong with the line.
    public enum Cause: Sendable, Hashable {
        /// The first line is not `spokentext golden 1`.
        case notGolden
        /// The line ends with CR LF.
        case carriageReturn
        /// A merge marker was left: `<<<<<<<`.
        case mergeMarker(String)
        /// The bytes are no UTF-8.
        case brokenUTF8
        /// A header that the format does not have.
        case unknownHeader(String)
        /// The header `columns` is missing.
        case noColumns
        /// A line in brackets that is no language: `[]`.
        case badSection(String)
        /// A row in front of the first section.
        case rowOutsideSection
        /// A row with more or fewer cells than columns.
        case columnCount(found: Int, expected: Int)
        /// A backslash with something else than an escape behind it.
        case badEscape(String)
        /// A section that stands in the file already.
        case duplicateSection(String)
        /// A header with something else than its sort of value: `counts: many`.
        case badValue(header: String, value: String)
    }

    /// The path as it was given.
    public var path: String
    /// From 1.
    public var line: Int
    /// What is wrong with the line.
    public var cause: Cause

    public var description: String { "\(path):\(line): \(cause.text)" }
}

extension GoldenError.Cause {
    package var text: String {
        switch self {
        case .notGolden: "no golden file; its first line is '\(GoldenFile.firstLine)'"
        case .carriageReturn:
            "the line ends with CR LF; golden files use LF alone (set 'text eol=lf' in .gitattributes)"
        case .mergeMarker(let marker): "a merge marker '\(marker)' was left; resolve the merge, then verify again"
        case .brokenUTF8: "broken UTF-8; golden files are UTF-8"
        case .unknownHeader(let name):
            "'\(name)' is no header; accepted are \(GoldenFile.headerNames.joined(separator: ", "))"
        case .noColumns: "the header 'columns' is missing, such as 'columns: visible | spoken'"
        case .badSection(let text): "'\(text)' is no section; write [ru] or [ru voiceOver]"
        case .rowOutsideSection: "a row stands in front of the first section, such as [ru]"
        case .columnCount(let found, let expected): "the row has \(found) cells, the header names \(expected) columns"
        case .badEscape(let text): "'\(text)' is no escape; accepted are \\\\, \\|, \\n, \\t and \\u{00A0}"
        case .duplicateSection(let name): "the section [\(name)] stands in the file already"
        case .badValue(let header, let value): "'\(value)' is no value of the header '\(header)'"
        }
    }
}
