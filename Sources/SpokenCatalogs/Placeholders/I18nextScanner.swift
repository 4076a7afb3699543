/// Reads `{{name}}` and `$t(key)` of i18next; a single brace stands for itself.
enum I18nextScanner {
    /// A key with its options: one that is never closed must not be looked for to the end of the text each time.
    private static let maximumLength = 4096

    static func next(_ reader: ByteReader, from offset: Int) -> Placeholder? {
        var index = offset
        while index < reader.count {
            switch reader[index] {
            case UInt8(ascii: "{") where reader[index + 1] == UInt8(ascii: "{"):
                if let found = value(reader, index) { return found }
            case UInt8(ascii: "$") where reader.has("$t(", at: index):
                if let found = text(reader, index) { return found }
            default: break
            }
            index &+= 1
        }
        return nil
    }

    /// `{{name}}`, `{{- name}}` that is not escaped, `{{count, number(…)}}` with a format.
    private static func value(_ reader: ByteReader, _ start: Int) -> Placeholder? {
        var index = start + 2
        while reader[index] == 0x20 || reader[index] == UInt8(ascii: "-") { index += 1 }
        let first = index
        while index < reader.count, isName(reader[index]) { index += 1 }
        let name = first..<index
        guard !name.isEmpty else { return nil }
        while reader[index] == 0x20 { index += 1 }
        if reader[index] == UInt8(ascii: ",") {
            while index < reader.count, reader[index] != UInt8(ascii: "}"), reader[index] != UInt8(ascii: "{") {
                index += 1
            }
        }
        guard reader.has("}}", at: index) else { return nil }
        var result = Placeholder(kind: .argument, range: start..<(index + 2), nameRange: name)
        result.conversion = UInt8(ascii: "@")
        return result
    }

    /// `$t(key)`, `$t(key, {"count": 1})`: another text of the file.
    private static func text(_ reader: ByteReader, _ start: Int) -> Placeholder? {
        var index = start + 3
        let first = index
        while index < reader.count, index - start < maximumLength, reader[index] != UInt8(ascii: ")"),
            reader[index] != UInt8(ascii: ",")
        {
            index += 1
        }
        let name = first..<index
        while index < reader.count, index - start < maximumLength, reader[index] != UInt8(ascii: ")") { index += 1 }
        guard reader[index] == UInt8(ascii: ")"), !name.isEmpty else { return nil }
        return Placeholder(kind: .variable, range: start..<(index + 1), nameRange: name)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isDigit || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "$")
    }
}
