/// Writes JSON in order, with commas and escapes where they belong.
struct JSONWriter {
    private(set) var text = ""
    private var needsComma = false

    mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

    mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

    mutating func key(_ key: String) {
        separate()
        quote(key)
        text += ":"
        needsComma = false
    }

    mutating func value(_ string: String) {
        separate()
        quote(string)
    }

    mutating func value(_ number: Int) {
        separate()
        text += String(number)
    }

    mutating func value(_ flag: Bool) {
        separate()
        text += flag ? "true" : "false"
    }

    mutating func null() {
        separate()
        text += "null"
    }

    mutating func field(_ key: String, _ string: String) {
        self.key(key)
        value(string)
    }

    mutating func field(_ key: String, _ number: Int) {
        self.key(key)
        value(number)
    }

    mutating func field(_ key: String, object body: (inout JSONWriter) -> Void) {
        self.key(key)
        object(body)
    }

    mutating func field(_ key: String, array body: (inout JSONWriter) -> Void) {
        self.key(key)
        array(body)
    }

    /// A line break between values, for people who read the file and for diffs.
    mutating func lineBreak() {
        separate()
        text += "\n"
        needsComma = false
    }

    private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        text += open
        needsComma = false
        body(&self)
        text += close
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { text += "," }
        needsComma = true
    }

    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Controls must be escaped; invisible characters are, so that a reader of the report sees them.
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{AD}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}",
                "\u{2060}"..."\u{206F}", "\u{FEFF}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
