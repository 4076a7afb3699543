/// Writes JSON strings with the characters as themselves; only what JSON demands is escaped.
package enum JSONText {
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if let escape = escape(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
        }
        return result + "\""
    }

    /// What stands for a character that JSON does not allow in a string, or that some readers stumble over; nil for others.
    package static func escape(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\0"..."\u{1F}", "\u{2028}", "\u{2029}": hexadecimal(scalar)
        default: nil
        }
    }

    /// `\u00ad`, for a character below U+10000.
    package static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let hex = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
    }
}
