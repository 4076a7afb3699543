/// Why a golden file cannot be read: always with its line.
public struct GoldenError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Cause: Sendable, Hashable {
        /// The first line is not `spokentext golden 1`.
        case notGolden
        case carriageReturn
        case mergeMarker(String)
        case brokenUTF8
        case unknownHeader(String)
        case noColumns
        case badSection(String)
        case rowOutsideSection
        case columnCount(found: Int, expected: Int)
        case badEscape(String)
        case duplicateSection(String)
        case badValue(header: String, value: String)
    }

    public var path: String
    /// From 1.
    public var line: Int
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
