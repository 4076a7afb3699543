/// Escapes text for XML 1.0 and HTML.
enum XMLText {
    /// For attributes in double quotes and for content. Characters that XML 1.0 cannot hold become U+FFFD.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// ` name="value"`, ready to stand in a tag.
    static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escape(value))\"" }
}
