import SpokenCatalogs
import SpokenModel

/// Golden files in the forms that other platforms read.
public enum FixtureExport: String, Sendable, CaseIterable {
    /// For web and server: an array of cases.
    case json
    /// For Android: string arrays.
    case androidXML = "android-xml"
    /// For spreadsheets.
    case csv

    /// The files as one text.
    public func text(_ files: [GoldenFile]) -> String {
        switch self {
        case .json: Self.json(files)
        case .androidXML: Self.androidXML(files)
        case .csv: Self.csv(files)
        }
    }

    /// `[{"case": …, "language": …, "profile": …, "rows": [{"visible": …, "spoken": …}]}]`
    private static func json(_ files: [GoldenFile]) -> String {
        var groups: [String] = []
        for file in files {
            for section in file.sections {
                let rows = section.rows.map { row in
                    let members = zip(file.columns, row.cells).map { "\(quoted($0)): \(quoted($1))" }
                    return "    {\(members.joined(separator: ", "))}"
                }
                groups.append(
                    "  {\"case\": \(quoted(file.name)), \"language\": \(quoted(section.language.description)), "
                        + "\"profile\": \(quoted(section.profile)), \"rows\": ["
                        + (rows.isEmpty ? "" : "\n" + rows.joined(separator: ",\n") + "\n  ") + "]}")
            }
        }
        return "[" + (groups.isEmpty ? "" : "\n" + groups.joined(separator: ",\n") + "\n") + "]\n"
    }

    /// One array of strings for each column of a section: `cart_button_ru_voiceOver_spoken`.
    private static func androidXML(_ files: [GoldenFile]) -> String {
        var result = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
        var names: Set<String> = []
        for file in files {
            for section in file.sections {
                for (index, column) in file.columns.enumerated() {
                    let name = unique(
                        [file.name, section.language.description, section.profile, column]
                            .filter { !$0.isEmpty }.map(identifier).joined(separator: "_"), &names)
                    result += "    <string-array name=\"\(name)\" translatable=\"false\">\n"
                    for row in section.rows where row.cells.indices.contains(index) {
                        result += "        <item>\(androidText(row.cells[index]))</item>\n"
                    }
                    result += "    </string-array>\n"
                }
            }
        }
        return result + "</resources>\n"
    }

    /// RFC 4180 with CR LF; the columns of all files, those that a file lacks are empty.
    private static func csv(_ files: [GoldenFile]) -> String {
        var columns: [String] = []
        for column in files.flatMap(\.columns) where !columns.contains(column) { columns.append(column) }
        var lines = [(["case", "language", "profile"] + columns).map(field).joined(separator: ",")]
        for file in files {
            for section in file.sections {
                for row in section.rows {
                    let cells = columns.map { column in
                        file.columns.firstIndex(of: column).flatMap {
                            row.cells.indices.contains($0) ? row.cells[$0] : nil
                        } ?? ""
                    }
                    lines.append(
                        ([file.name, section.language.description, section.profile] + cells).map(field)
                            .joined(separator: ","))
                }
            }
        }
        return lines.map { $0 + "\r\n" }.joined()
    }

    private static func field(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { [",", "\"", "\n", "\r"].contains($0) }) else { return text }
        return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }

    private static func identifier(_ text: String) -> String {
        String(
            text.unicodeScalars.map {
                $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) ? Character($0) : "_"
            })
    }

    /// A name of a resource begins with a letter and stands once: «a-b» and «a_b» would be the same.
    private static func unique(_ name: String, _ names: inout Set<String>) -> String {
        let name = name.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false ? name : "case_" + name
        var candidate = name
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)_\(number)"
            number += 1
        }
        return candidate
    }

    /// Escaped, and quoted where aapt would take spaces away.
    private static func androidText(_ text: String) -> String {
        let escaped = androidEscaped(text)
        return text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") ? "\"\(escaped)\"" : escaped
    }

    private static func androidEscaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "'": result += "\\'"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "@" where result.isEmpty: result += "\\@"
            case "?" where result.isEmpty: result += "\\?"
            case "\u{00A0}": result += "\\u00A0"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return CatalogTextEncoder.xml(result)
    }

    private static func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
