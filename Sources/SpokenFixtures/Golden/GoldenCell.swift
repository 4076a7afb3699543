/// How a text stands in a cell: visible characters as themselves, invisible ones escaped.
///
/// - `179\u{00A0}₽`: the no-break space of visible text
/// - `""`: an empty cell
enum GoldenCell {
    static func escaped(_ text: String) -> String {
        if text.isEmpty { return "\"\"" }
        if text == "\"\"" { return "\\\"\"" }
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        let last = text.unicodeScalars.indices.last
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            switch scalar {
            case "\\": result += "\\\\"
            case "|": result += "\\|"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case " " where index == text.unicodeScalars.startIndex || index == last: result += "\\u{0020}"
            default:
                if isInvisible(scalar) {
                    let hex = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\u{" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        // What would read as a section, a comment or a merge marker begins with an escape.
        if let first = result.unicodeScalars.first, ["[", "#", "<", "=", ">"].contains(first) {
            result = "\\" + result
        }
        return result
    }

    /// - Throws: the escape that is none.
    static func unescaped(_ cell: Substring) throws(BadEscape) -> String {
        if cell == "\"\"" { return "" }
        guard cell.utf8.contains(0x5C) else { return String(cell) }
        var result = ""
        var scalars = cell.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            guard scalar == "\\" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch scalars.popFirst() {
            case "n": result += "\n"
            case "t": result += "\t"
            case "u":
                guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}") else {
                    throw BadEscape(text: "\\u")
                }
                let hex = String(scalars[..<end])
                guard let value = UInt32(hex, radix: 16), let decoded = Unicode.Scalar(value) else {
                    throw BadEscape(text: "\\u{\(hex)}")
                }
                result.unicodeScalars.append(decoded)
                scalars = scalars[scalars.index(after: end)...]
            case let other? where ["\\", "|", "\"", "[", "#", "<", "=", ">"].contains(other):
                result.unicodeScalars.append(other)
            case let other?: throw BadEscape(text: "\\\(other)")
            case nil: throw BadEscape(text: "\\")
            }
        }
        return result
    }

    struct BadEscape: Error {
        var text: String
    }

    /// Spaces other than the plain one, controls, marks of direction, joiners, variation selectors.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x7F || scalar.value < 0x20 else { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
            .surrogate:
            return true
        default: return (0xFE00...0xFE0F).contains(scalar.value)
        }
    }
}
