/// Finds the first place where bytes are no UTF-8 (Unicode 15, table 3-7).
enum UTF8Check {
    static func firstError(in reader: ByteReader) -> Range<Int>? {
        var offset = 0
        let count = reader.count
        while offset < count {
            let byte = reader[offset]
            if byte < 0x80 {
                offset &+= 1
                while offset < count, reader[offset] < 0x80 { offset &+= 1 }
                continue
            }
            let length = sequenceLength(reader, offset, byte)
            if length == 0 { return offset..<(offset + 1) }
            offset &+= length
        }
        return nil
    }

    /// The length of the well-formed sequence at the offset, or 0.
    @inline(__always)
    private static func sequenceLength(_ reader: ByteReader, _ offset: Int, _ byte: UInt8) -> Int {
        func isTrail(_ index: Int) -> Bool { reader[index] & 0xC0 == 0x80 }
        switch byte {
        case 0xC2...0xDF: return isTrail(offset + 1) ? 2 : 0
        case 0xE0...0xEF:
            let second = reader[offset + 1]
            guard isTrail(offset + 1), isTrail(offset + 2), byte != 0xE0 || second >= 0xA0,
                byte != 0xED || second <= 0x9F
            else { return 0 }
            return 3
        case 0xF0...0xF4:
            let second = reader[offset + 1]
            guard isTrail(offset + 1), isTrail(offset + 2), isTrail(offset + 3), byte != 0xF0 || second >= 0x90,
                byte != 0xF4 || second <= 0x8F
            else { return 0 }
            return 4
        default: return 0
        }
    }
}
