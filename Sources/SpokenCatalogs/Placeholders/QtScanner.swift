/// Reads `%1`, `%L1` and `%n`, the places of Qt and KDE; every other percent sign stands for itself.
enum QtScanner {
    static func next(_ reader: ByteReader, from offset: Int) -> Placeholder? {
        var start = reader.firstIndex(of: UInt8(ascii: "%"), from: offset)
        while start < reader.count {
            if let found = place(reader, start) { return found }
            start = reader.firstIndex(of: UInt8(ascii: "%"), from: start + 1)
        }
        return nil
    }

    private static func place(_ reader: ByteReader, _ start: Int) -> Placeholder? {
        var index = start + 1
        if reader[index] == UInt8(ascii: "L") { index += 1 }
        var result = Placeholder(kind: .argument, range: start..<(index + 1), nameRange: start..<start)
        if reader[index] == UInt8(ascii: "n"), !((reader[index + 1] | 0x20) &- 0x61 < 26) {
            result.conversion = UInt8(ascii: "d")
            return result
        }
        guard reader[index].isDigit, reader[index] != UInt8(ascii: "0") else { return nil }
        var value = Int(reader[index] - 0x30)
        if reader[index + 1].isDigit {
            index += 1
            value = value * 10 + Int(reader[index] - 0x30)
        }
        result.position = value
        result.range = start..<(index + 1)
        result.conversion = UInt8(ascii: "@")
        return result
    }
}
