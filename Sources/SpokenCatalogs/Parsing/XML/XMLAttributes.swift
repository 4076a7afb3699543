/// The attributes of a tag in the order of the file. The reader has checked how they are written.
struct XMLAttributes: Sequence, IteratorProtocol {
    struct Attribute {
        /// With its prefix: `xml:space`.
        var name: Range<Int>
        /// Between the quotes.
        var value: Range<Int>

    }

    private let reader: ByteReader
    private var offset: Int
    private let end: Int

    init(_ tag: XMLTag, in reader: ByteReader) {
        self.reader = reader
        offset = tag.attributes.lowerBound
        end = tag.attributes.upperBound
    }

    mutating func next() -> Attribute? {
        while offset < end, reader[offset] <= 0x20 { offset += 1 }
        let start = offset
        while offset < end, reader[offset].isXMLName { offset += 1 }
        let name = start..<offset
        while offset < end, reader[offset] <= 0x20 || reader[offset] == UInt8(ascii: "=") { offset += 1 }
        guard !name.isEmpty, offset < end else { return nil }
        let valueEnd = Swift.min(reader.firstIndex(of: reader[offset], from: offset + 1), end)
        let value = Swift.min(offset + 1, valueEnd)..<valueEnd
        offset = valueEnd + 1
        return Attribute(name: name, value: value)
    }
}

extension UInt8 {
    /// A byte of a name: a letter, a digit, `-`, `_`, `:`, `.`, or a part of a letter beyond ASCII.
    @inline(__always) var isXMLName: Bool {
        (self | 0x20) &- 0x61 < 26 || isDigit || self == 0x2D || self == 0x5F || self == 0x3A || self == 0x2E
            || self >= 0x80
    }

    /// A byte that a name may begin with.
    @inline(__always) var isXMLNameStart: Bool {
        (self | 0x20) &- 0x61 < 26 || self == 0x5F || self == 0x3A || self >= 0x80
    }
}
