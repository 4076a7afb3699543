/// A JSON value: what is written as Xcode writes String Catalogs, and what programs tell each other.
package enum JSONValue: Sendable {
    case null
    case string(String)
    case number(Int)
    case decimal(Double)
    case boolean(Bool)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// Two spaces of indent, a space on each side of the colon, an empty object over three lines, no final newline.
    func xcodeText() -> String {
        var result = ""
        append(to: &result, indent: 0, colon: " : ")
        return result
    }

    /// Two spaces of indent, a space behind the colon and a final newline, as JavaScript's tools write it.
    func text() -> String {
        var result = ""
        append(to: &result, indent: 0, colon: ": ")
        return result + "\n"
    }

    private func append(to result: inout String, indent: Int, colon: String) {
        let margin = String(repeating: "  ", count: indent)
        switch self {
        case .null: result += "null"
        case .decimal(let value): result += value.isFinite ? "\(value)" : "null"
        case .string(let text): result += "\"" + CatalogTextEncoder.json(text) + "\""
        case .number(let value): result += String(value)
        case .boolean(let value): result += value ? "true" : "false"
        case .array(let items):
            guard !items.isEmpty else {
                result += "[\n\n\(margin)]"
                return
            }
            result += "[\n"
            for (index, item) in items.enumerated() {
                result += margin + "  "
                item.append(to: &result, indent: indent + 1, colon: colon)
                result += index + 1 < items.count ? ",\n" : "\n"
            }
            result += margin + "]"
        case .object(let fields):
            guard !fields.isEmpty else {
                result += colon == ": " ? "{}" : "{\n\n\(margin)}"
                return
            }
            result += "{\n"
            for (index, field) in fields.enumerated() {
                result += margin + "  \"" + CatalogTextEncoder.json(field.0) + "\"" + colon
                field.1.append(to: &result, indent: indent + 1, colon: colon)
                result += index + 1 < fields.count ? ",\n" : "\n"
            }
            result += margin + "}"
        }
    }
}
