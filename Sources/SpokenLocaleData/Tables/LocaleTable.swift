/// A table of tab-separated fields: a header that names the columns, then one row a line, the key in the first column.
///
/// The same reader serves the tables that are compiled in and tables that a user brings. Empty lines and lines that
/// begin with `#` are skipped; missing fields at the end of a row are empty.
package final class LocaleTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    package let columns: [String]
    package let rowCount: Int
    private let text: UnsafeMutablePointer<UInt8>
    private let words: UnsafeMutablePointer<LocaleWord>
    private let lines: [Int]
    private let slots: [UInt32]

    /// The margin behind the text that lets words be copied in steps of 32 bytes.
    private static var margin: Int { 64 }

    package convenience init(_ text: StaticString) throws(LocaleTableError) {
        guard text.hasPointerRepresentation else { throw .missingHeader }
        try self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package convenience init(_ text: String) throws(LocaleTableError) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
        defer { copy.deallocate() }
        let (_, end) = copy.initialize(from: text.utf8)
        try self.init(UnsafeBufferPointer(rebasing: copy[..<end]))
    }

    package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(LocaleTableError) {
        guard bytes.count < 1 << 20 else { throw .tooLarge(line: 1) }
        var header = Line()
        while header.isSkipped, header.next(in: bytes) {}
        guard !header.isSkipped else { throw .missingHeader }
        let columns = Self.names(bytes[header.start..<header.end])
        // A first pass counts the rows, so that their words are written where they stay.
        var count = 0
        var line = header
        while line.next(in: bytes) { count += line.isSkipped ? 0 : 1 }

        let size = bytes.count + Self.margin
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        if let source = bytes.baseAddress { text.initialize(from: source, count: bytes.count) }
        (text + bytes.count).initialize(repeating: 0, count: Self.margin)
        let words = UnsafeMutablePointer<LocaleWord>.allocate(capacity: max(count * columns.count, 1))
        var lines: [Int] = []
        lines.reserveCapacity(count)
        line = header
        while line.next(in: bytes) {
            if line.isSkipped { continue }
            do {
                try Self.fill(words + lines.count * columns.count, columns.count, text, line)
            } catch {
                text.deallocate()
                words.deallocate()
                throw error
            }
            lines.append(line.number)
        }
        self.columns = columns
        self.rowCount = lines.count
        self.text = text
        self.words = words
        self.lines = lines

        // Open addressing over the keys; at most half of the slots are taken. A slot holds the row plus one.
        var slotCount = 4
        while slotCount < lines.count * 2 { slotCount *= 2 }
        var slots = [UInt32](repeating: 0, count: slotCount)
        for row in 0..<lines.count {
            let key = words[row * columns.count]
            var slot = Self.hash(key.bytes) & (slotCount - 1)
            while slots[slot] != 0 {
                if words[(Int(slots[slot]) - 1) * columns.count].bytes.elementsEqual(key.bytes) {
                    let shown = key.string
                    text.deallocate()
                    words.deallocate()
                    throw .duplicateKey(line: lines[row], key: shown)
                }
                slot = (slot + 1) & (slotCount - 1)
            }
            slots[slot] = UInt32(row + 1)
        }
        self.slots = slots
    }

    deinit {
        words.deallocate()
        text.deallocate()
    }

    /// A line of a text, by its place.
    private struct Line {
        var start = 0
        /// The place of the line break.
        var end = -1
        /// From 1.
        var number = 0
        /// Empty, or a comment.
        var isSkipped = true

        /// Goes on to the next line; false behind the last one.
        mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            guard end < bytes.count, end + 1 < bytes.count else { return false }
            start = end + 1
            end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            number += 1
            isSkipped = start == end || bytes[start] == 0x23
            return true
        }
    }

    private static func names(_ header: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
        header.split(separator: 0x09, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes the words of a row; missing fields at its end are empty.
    private static func fill(
        _ row: UnsafeMutablePointer<LocaleWord>, _ columnCount: Int, _ text: UnsafeMutablePointer<UInt8>, _ line: Line
    ) throws(LocaleTableError) {
        var column = 0
        var start = line.start
        for index in line.start...line.end where index == line.end || text[index] == 0x09 {
            guard index - start < 4096 else { throw .tooLarge(line: line.number) }
            guard column < columnCount else { throw .tooManyFields(line: line.number) }
            (row + column).initialize(to: LocaleWord(start: UnsafePointer(text + start), length: UInt32(index - start)))
            start = index + 1
            column += 1
        }
        while column < columnCount {
            (row + column).initialize(to: LocaleWord(start: UnsafePointer(text + line.end), length: 0))
            column += 1
        }
    }

    /// The place of a column, or nil when the table does not have it.
    package func column(_ name: String) -> Int? {
        columns.firstIndex(of: name)
    }

    /// The place of a column that must be there.
    package func requiredColumn(_ name: String) throws(LocaleTableError) -> Int {
        guard let index = column(name) else { throw .missingColumn(name) }
        return index
    }

    /// One field; an empty word outside of the table.
    package func word(_ row: Int, _ column: Int?) -> LocaleWord {
        guard let column, row >= 0, row < rowCount, column >= 0, column < columns.count else {
            return LocaleWord(start: UnsafePointer(text), length: 0)
        }
        return words[row * columns.count + column]
    }

    package func word(_ row: Int, _ column: String) -> LocaleWord {
        word(row, self.column(column))
    }

    /// The row whose first field is `key`; nil when there is none.
    package func row(_ key: some StringProtocol) -> Int? {
        var key = String(key)
        return key.withUTF8 { row(bytes: $0) }
    }

    package func row(bytes key: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(key) & (slots.count - 1)
        while slots[slot] != 0 {
            let row = Int(slots[slot]) - 1
            if words[row * columns.count].bytes.elementsEqual(key) { return row }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The line of a row in the file, from 1.
    package func line(ofRow row: Int) -> Int {
        row >= 0 && row < lines.count ? lines[row] : 0
    }

    /// FNV-1a.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash)
    }
}
