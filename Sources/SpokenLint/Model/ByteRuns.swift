/// Where a byte stands once or several times in a row.
enum ByteRuns {
    static func of(_ byte: UInt8, in bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: byte) {
            index = bytes[start...].firstIndex { $0 != byte } ?? bytes.count
            result.append(start..<index)
        }
        return result
    }
}
