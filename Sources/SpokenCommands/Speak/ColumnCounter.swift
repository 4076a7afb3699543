/// Columns of places in a line that are known as UTF-8 offsets, which grow: scalars, from 1 on.
struct ColumnCounter {
    private let bytes: String.UTF8View
    private var index: String.Index
    private var place = 0
    private var scalars = 1

    init(_ line: String) {
        bytes = line.utf8
        index = bytes.startIndex
    }

    mutating func column(_ offset: Int) -> Int {
        while place < offset, index < bytes.endIndex {
            if bytes[index] & 0xC0 != 0x80 { scalars += 1 }
            bytes.formIndex(after: &index)
            place += 1
        }
        return scalars
    }
}

extension String {
    /// What stands between two UTF-8 offsets, as far as the text reaches.
    func part(_ range: Range<Int>) -> String {
        String(decoding: Array(utf8.dropFirst(range.lowerBound).prefix(range.count)), as: UTF8.self)
    }
}
