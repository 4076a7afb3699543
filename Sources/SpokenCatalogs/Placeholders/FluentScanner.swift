/// Reads the placeables of Fluent: `{ $name }`, `{ NUMBER($n) }` and selectors, each as one place. Texts in quotes and
/// other messages stand for themselves.
enum FluentScanner {
    static func next(_ reader: ByteReader, from offset: Int) -> Placeholder? {
        let start = reader.firstIndex(of: UInt8(ascii: "{"), from: offset)
        guard start < reader.count else { return nil }
        var result = Placeholder(kind: .literal, range: start..<start, nameRange: start..<start)
        var index = start + 1
        var depth = 1
        var text: Range<Int>?
        while index < reader.count, depth > 0 {
            switch reader[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\""):
                let first = index + 1
                index = first
                while index < reader.count, reader[index] != UInt8(ascii: "\"") {
                    index += reader[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                if text == nil { text = first..<min(index, reader.count) }
            case UInt8(ascii: "$") where result.kind == .literal:
                let first = index + 1
                var end = first
                while isName(reader[end]) { end += 1 }
                if end > first {
                    result.kind = .argument
                    result.conversion = UInt8(ascii: "@")
                    result.nameRange = first..<end
                }
            case UInt8(ascii: "-") where reader[index + 1] == UInt8(ascii: ">") && result.kind == .argument:
                result.kind = .variable
            default: break
            }
            index += 1
        }
        result.range = start..<min(index, reader.count)
        if result.kind == .literal { result.nameRange = text ?? start..<min(index, reader.count) }
        return result
    }

    private static func isName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
