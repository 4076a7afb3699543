/// Writes text for XML 1.0: the one place that knows what must be escaped.
package enum XMLEscape {
    /// What stands for a character that XML 1.0 has no place for.
    package enum Forbidden {
        case dropped
        /// By U+FFFD, so that a reader sees that something was there.
        case replaced
    }

    /// Between tags. A carriage return is escaped, since readers turn it into a line feed.
    /// - Parameter isAttribute: between double quotes too, where readers turn tabs and line breaks into spaces.
    package static func text(_ text: String, isAttribute: Bool = false, forbidden: Forbidden = .dropped) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isAttribute: result += "&quot;"
            case "\n" where isAttribute: result += "&#10;"
            case "\t" where isAttribute: result += "&#9;"
            case "\r": result += "&#13;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
                if forbidden == .replaced { result.unicodeScalars.append("\u{FFFD}") }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
