import SpokenCatalogs

/// How replacements are written in a file.
enum CatalogSyntax: Sendable {
    /// Between quotes, with backslashes: .strings and JSON.
    case quoted
    case xml
    /// A binary property list: nothing can be written.
    case binary

    init(_ catalog: CatalogFile) {
        if catalog.source.encoding == .binary {
            self = .binary
        } else if catalog.format == .xcstrings {
            self = .quoted
        } else {
            let text = catalog.source.text
            let first = text.prefix(256).first { $0 > 0x20 && $0 < 0x80 }
            self = catalog.format == .stringsdict || first == 0x3C ? .xml : .quoted
        }
    }

    /// The text as it must be written; nil where it cannot be.
    func escape(_ replacement: String) -> String? {
        switch self {
        case .binary: return nil
        case .xml:
            return replacement.reduce(into: "") { result, character in
                switch character {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                default: result.append(character)
                }
            }
        case .quoted:
            return replacement.reduce(into: "") { result, character in
                switch character {
                case "\"": result += "\\\""
                case "\\": result += "\\\\"
                case "\n": result += "\\n"
                case "\t": result += "\\t"
                default: result.append(character)
                }
            }
        }
    }
}
