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
        for (offset, byte) in text.enumerated() where byte == 0x0A || byte == 0x0D {
            if byte == 0x0D, offset + 1 < text.count, text[offset + 1] == 0x0A { continue }
            starts.append(offset + 1)
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
