import Foundation

/// The lines of a case file under `Cases`, split at tabs; comment lines start with `#`.
///
/// `\n`, `\t`, `\r`, `\\` and `\u{…}` in a column stand for the characters that a line cannot show.
enum CaseTable {
    static func rows(_ name: String, columns: Int, file: String = #filePath) throws -> [[String]] {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("Cases/\(name)"), encoding: .utf8)
        var rows: [[String]] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { unescape(String($0)) }
            guard parts.count == columns else {
                throw CaseTableError.columns(name: name, line: String(line), expected: columns)
            }
            rows.append(parts)
        }
        return rows
    }

    private static func unescape(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "u":
                let code = rest.drop { $0 == "{" }.prefix { $0 != "}" }
                rest = rest.drop { $0 != "}" }.dropFirst()
                result.unicodeScalars.append(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
            default: result.append(next)
            }
        }
        return result
    }
}

enum CaseTableError: Error {
    case columns(name: String, line: String, expected: Int)
}
