/// The fields of a table, header first, each as one word: its start in the text in the upper 20 bits, its length in the
/// lower 12.
struct TableCells {
    private var cells: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        cells = .allocate(capacity: self.capacity)
    }

    func deallocate() {
        cells.deallocate()
    }

    var start: UnsafePointer<UInt32> { UnsafePointer(cells) }

    private mutating func append(_ start: Int, _ length: Int) {
        if count == capacity {
            let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: cells, count: count)
            cells.deallocate()
            cells = larger
            capacity *= 2
        }
        (cells + count).initialize(to: UInt32(truncatingIfNeeded: start) << 12 | UInt32(truncatingIfNeeded: length))
        count += 1
    }

    /// Reads the lines of a text of less than a megabyte, which must be readable for 7 bytes behind its end. What stands
    /// behind its last line break is not read.
    ///
    /// - Returns: the number of columns; `count` is a multiple of it.
    mutating func read(_ text: UnsafePointer<UInt8>, count bytes: Int) throws(LocaleTableError) -> Int {
        var columns = 0
        var line = Line()
        var place = 0
        while place < bytes {
            // Eight bytes a step; a bit is left where a tab or a line break stands.
            let block = UnsafeRawPointer(text + place).loadUnaligned(as: UInt64.self).littleEndian
            var marks = Self.zeros(block ^ 0x0909_0909_0909_0909) | Self.zeros(block ^ 0x0A0A_0A0A_0A0A_0A0A)
            while marks != 0 {
                let index = place + marks.trailingZeroBitCount >> 3
                marks &= marks &- 1
                guard index < bytes else { break }
                if text[index] == 0x09 {
                    try end(field: index, of: &line, columns, text)
                    line.field = index + 1
                } else {
                    try end(line: index, &line, &columns, text)
                }
            }
            place += 8
        }
        guard columns > 0 else { throw .missingHeader }
        return columns
    }

    private struct Line {
        /// From 1.
        var number = 1
        var start = 0
        /// The start of the field.
        var field = 0
        /// How many fields have ended.
        var fields = 0
    }

    private mutating func end(
        field end: Int, of line: inout Line, _ columns: Int, _ text: UnsafePointer<UInt8>
    ) throws(LocaleTableError) {
        if text[line.start] == 0x23 { return }
        guard end - line.field < 4096 else { throw .tooLarge(line: line.number) }
        guard columns == 0 || line.fields < columns else { throw .tooManyFields(line: line.number) }
        append(line.field, end - line.field)
        line.fields += 1
    }

    private mutating func end(
        line end: Int, _ line: inout Line, _ columns: inout Int, _ text: UnsafePointer<UInt8>
    ) throws(LocaleTableError) {
        let last = end > line.start && text[end - 1] == 0x0D ? end - 1 : end
        if last > line.start, text[line.start] != 0x23 {
            try self.end(field: last, of: &line, columns, text)
            if columns == 0 { columns = line.fields }
            for _ in line.fields..<columns { append(last, 0) }
        }
        line = Line(number: line.number + 1, start: end + 1, field: end + 1)
    }

    /// The highest bit of each byte that is zero.
    private static func zeros(_ block: UInt64) -> UInt64 {
        let rest: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~(((block & rest) &+ rest) | block | rest)
    }
}
