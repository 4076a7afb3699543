/// Reads `{0}`, `{name}`, `{name!r:>10}` and `{}`, as Python's str.format, C# and C++ write them. Doubled braces stand
/// for one.
enum BraceScanner {
    static func next(_ reader: ByteReader, from offset: Int) -> Placeholder? {
        var index = offset
        while index < reader.count {
            let byte = reader[index]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
                if reader[index + 1] == byte {
                    return Placeholder(kind: .literal, range: index..<(index + 2), nameRange: index..<(index + 1))
                }
                if byte == UInt8(ascii: "{"), let found = field(reader, index) { return found }
            }
            index += 1
        }
        return nil
    }

    /// The field behind a brace; nil for a brace in prose.
    private static func field(_ reader: ByteReader, _ start: Int) -> Placeholder? {
        var end = start + 1
        while isName(reader[end]), end - start < 64 { end += 1 }
        let name = (start + 1)..<end
        // A conversion and a format, which may hold a field of their own: `{n:{width}}`.
        if reader[end] == UInt8(ascii: "!") || reader[end] == UInt8(ascii: ":") || reader[end] == UInt8(ascii: ",") {
            var depth = 0
            while end < reader.count, end - start < 128, depth > 0 || reader[end] != UInt8(ascii: "}") {
                if reader[end] == UInt8(ascii: "{") { depth += 1 }
                if reader[end] == UInt8(ascii: "}") { depth -= 1 }
                end += 1
            }
        }
        guard reader[end] == UInt8(ascii: "}") else { return nil }
        var result = Placeholder(kind: .argument, range: start..<(end + 1), nameRange: name)
        result.conversion = UInt8(ascii: "@")
        if name.count <= 3, !name.isEmpty, name.allSatisfy({ reader[$0].isDigit }) {
            let value = name.reduce(0) { $0 * 10 + Int(reader[$1] - 0x30) }
            // Positions are counted from one, as those of printf.
            result.position = min(value + 1, FormatScanner.maximumPosition)
            result.nameRange = start..<start
        }
        return result
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isDigit || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[")
            || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "-")
    }
}
