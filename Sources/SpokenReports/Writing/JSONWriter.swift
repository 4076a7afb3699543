import SpokenModel

/// Writes JSON in order, with commas and escapes where they belong.
struct JSONWriter {
    private(set) var pieces: ReportPieces
    private var needsComma = false

    init(_ pieces: ReportPieces) {
        self.pieces = pieces
    }

    mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

    mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

    mutating func key(_ key: String) {
        separate()
        quote(key)
        append(":")
        needsComma = false
    }

    mutating func value(_ string: String) {
        separate()
        quote(string)
    }

    mutating func value(_ number: Int) {
        separate()
        append(String(number))
    }

    mutating func value(_ flag: Bool) {
        separate()
        append(flag ? "true" : "false")
    }

    mutating func null() {
        separate()
        append("null")
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
        append("\n")
        needsComma = false
    }

    private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        append(open)
        needsComma = false
        body(&self)
        append(close)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { append(",") }
        needsComma = true
    }

    private mutating func quote(_ string: String) {
        append("\"")
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            guard utf8.allSatisfy(Self.isPlain) else { return false }
            pieces.append(utf8)
            return true
        }
        if !isPlain { for scalar in string.unicodeScalars { escape(scalar) } }
        append("\"")
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        // Invisible characters are escaped too, so that a reader of the report sees them.
        case "\u{7F}"..."\u{9F}", "\u{AD}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}",
            "\u{2060}"..."\u{206F}", "\u{FEFF}":
            append(JSONText.hexadecimal(scalar))
        default:
            if let escaped = JSONText.escape(scalar) {
                append(escaped)
            } else {
                pieces.append(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// True for bytes that need no look at their character: ASCII without quotes and controls, and the bytes of letters.
    /// C2, E2 and EF begin the characters that are escaped.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xC2 && byte != 0xE2 && byte != 0xEF
    }

    private mutating func append(_ text: String) { pieces += text }
}
