/// Finds the bytes of places that are told in lines and characters, one behind the other.
struct YAMLPlaces {
    private let text: [UInt8]
    private var starts: [Int] = [0]
    /// The last place asked for: the next is mostly behind it on the same line.
    private var last = (line: -1, column: 0, offset: 0)

    init(_ text: [UInt8]) {
        self.text = text
        // A byte order mark is no character.
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { starts[0] = 3 }
        text.withUnsafeBufferPointer { bytes in
            let reader = ByteReader(bytes)
            for offset in bytes.indices where Self.isBreak(reader, offset) { starts.append(offset + 1) }
        }
    }

    /// True for the last byte of what ends a line in YAML: U+0085, U+2028 and U+2029 do too.
    private static func isBreak(_ reader: ByteReader, _ offset: Int) -> Bool {
        switch reader[offset] {
        case 0x0A: true
        case 0x0D: reader[offset + 1] != 0x0A
        case 0x85: reader[offset - 1] == 0xC2
        case 0xA8, 0xA9: reader[offset - 1] == 0x80 && reader[offset - 2] == 0xE2
        default: false
        }
    }

    mutating func offset(_ place: (line: Int, column: Int)) -> Int { offset(line: place.line, column: place.column) }

    mutating func offset(line: Int, column: Int) -> Int {
        guard starts.indices.contains(line) else { return text.count }
        if last.line != line || last.column > column { last = (line, 0, starts[line]) }
        while last.column < column, last.offset < text.count {
            last.offset += 1
            while last.offset < text.count, text[last.offset] & 0xC0 == 0x80 { last.offset += 1 }
            last.column += 1
        }
        return last.offset
    }
}
