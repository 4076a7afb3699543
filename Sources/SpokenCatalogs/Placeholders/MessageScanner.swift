/// Reads the arguments of a message, each choice as one place from its first brace to its last. What stands within is
/// read by ICU when the file is read.
enum MessageScanner {
    /// Braces within braces of one argument. A message has far fewer, and one that is never closed must not be looked
    /// through to its end from each of its braces.
    static let maximumDepth = 64

    static func next(_ reader: ByteReader, from offset: Int) -> Placeholder? {
        var start = reader.firstIndex(of: UInt8(ascii: "{"), from: offset)
        while start < reader.count {
            if let found = argument(reader, start) { return found }
            start = reader.firstIndex(of: UInt8(ascii: "{"), from: start + 1)
        }
        return nil
    }

    private static func argument(_ reader: ByteReader, _ start: Int) -> Placeholder? {
        guard var result = head(reader, start) else { return nil }
        var index = result.range.upperBound
        if reader[index - 1] == UInt8(ascii: "}") { return result }
        var depth = 1
        while index < reader.count, depth > 0, depth <= maximumDepth {
            if reader[index] == UInt8(ascii: "{") { depth += 1 }
            if reader[index] == UInt8(ascii: "}") { depth -= 1 }
            index += 1
        }
        guard depth == 0 else { return nil }
        result.range = start..<index
        return result
    }

    /// The brace, the name and what is behind it: a brace, or the comma before a type. nil for a brace in prose.
    static func head(_ reader: ByteReader, _ start: Int) -> Placeholder? {
        var index = blanks(reader, start + 1)
        let name = index
        while isName(reader[index]) { index += 1 }
        guard index > name else { return nil }
        let range = name..<index
        index = blanks(reader, index)
        var result = Placeholder(kind: .argument, range: start..<(index + 1), nameRange: range)
        result.conversion = UInt8(ascii: "@")
        if reader[index] == UInt8(ascii: "}") { return result }
        guard reader[index] == UInt8(ascii: ",") else { return nil }
        let type = blanks(reader, index + 1)
        if reader.has("plural", at: type) || reader.has("select", at: type) || reader.has("choice", at: type) {
            result.kind = .variable
        }
        return result
    }

    private static func blanks(_ reader: ByteReader, _ start: Int) -> Int {
        var index = start
        while reader[index] <= 0x20, index < reader.count { index += 1 }
        return index
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isDigit || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_")
    }
}
