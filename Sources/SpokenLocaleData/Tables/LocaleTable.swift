/// A table of tab-separated fields: a header that names the columns, then one row a line, the key in the first column.
///
/// The same reader serves the tables that are compiled in and tables that a user brings. Empty lines and lines that
/// begin with `#` are skipped; missing fields at the end of a row are empty; a line may end in CR LF.
///
/// Reading is part of the first use of a language: one pass over the bytes, no strings, and no copy of compiled-in text.
package final class LocaleTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    package let rowCount: Int
    package let columnCount: Int
    private let text: UnsafePointer<UInt8>
    /// The copy of a user's text; nil for compiled-in text, which lives for ever.
    private let copy: UnsafeMutablePointer<UInt8>?
    private let cells: TableCells
    private let slots: UnsafeMutablePointer<UInt32>
    private let slotMask: Int

    /// The margin behind the text that lets words be copied in steps of 32 bytes; compiled-in text ends in as many `#`.
    package static var margin: Int { 64 }

    /// A table without columns and rows.
    package init() {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.margin)
        copy.initialize(repeating: 0, count: Self.margin)
        self.copy = copy
        text = UnsafePointer(copy)
        cells = TableCells(capacity: 1)
        rowCount = 0
        columnCount = 0
        slots = .allocate(capacity: 1)
        slots.initialize(to: 0)
        slotMask = 0
    }

    package convenience init(_ text: StaticString) throws(LocaleTableError) {
        guard text.hasPointerRepresentation else { throw .missingHeader }
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        try self.init(bytes, copies: !Self.hasMargin(bytes))
    }

    private static func hasMargin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > margin else { return false }
        for index in (bytes.count - margin)..<bytes.count where bytes[index] != 0x23 { return false }
        return true
    }

    package convenience init(_ text: String) throws(LocaleTableError) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
        defer { copy.deallocate() }
        let (_, end) = copy.initialize(from: text.utf8)
        try self.init(UnsafeBufferPointer(rebasing: copy[..<end]))
    }

    package convenience init(_ bytes: UnsafeBufferPointer<UInt8>) throws(LocaleTableError) {
        try self.init(bytes, copies: true)
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, copies: Bool) throws(LocaleTableError) {
        guard let source = bytes.baseAddress else { throw .missingHeader }
        guard bytes.count < 1 << 20 else { throw .tooLarge(line: 1) }
        if copies {
            let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + Self.margin)
            copy.initialize(from: source, count: bytes.count)
            // The line break ends a last line that has none.
            (copy + bytes.count).initialize(repeating: 0x0A, count: Self.margin)
            self.copy = copy
            text = UnsafePointer(copy)
        } else {
            copy = nil
            text = source
        }
        var cells = TableCells(capacity: bytes.count / 8 + 64)
        do {
            columnCount = try cells.read(text, count: copies ? bytes.count + 1 : bytes.count - Self.margin)
        } catch {
            cells.deallocate()
            copy?.deallocate()
            throw error
        }
        self.cells = cells
        rowCount = cells.count / columnCount - 1

        // Open addressing over the keys; at most half of the slots are taken. A slot holds the row plus one.
        var slotCount = 4
        while slotCount < rowCount * 2 { slotCount *= 2 }
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: 0, count: slotCount)
        slotMask = slotCount - 1
        for row in 0..<rowCount {
            let key = word(row, 0).bytes
            var slot = Self.hash(key) & slotMask
            while slots[slot] != 0 {
                // From here on a throw deallocates by deinit.
                if Self.equals(word(Int(slots[slot]) - 1, 0).bytes, key) {
                    throw .duplicateKey(line: line(ofRow: row), key: String(decoding: key, as: UTF8.self))
                }
                slot = (slot + 1) & slotMask
            }
            slots[slot] = UInt32(truncatingIfNeeded: row + 1)
        }
    }

    deinit {
        slots.deallocate()
        cells.deallocate()
        copy?.deallocate()
    }

    /// The names of the columns in their order.
    package var columns: [String] { (0..<columnCount).map { columnName($0).string } }

    private func columnName(_ index: Int) -> LocaleWord { cells.word(index, text) }

    /// The place of a column, or nil when the table does not have it.
    package func column(_ name: String) -> Int? {
        var name = name
        return name.withUTF8 { name in
            for index in 0..<columnCount where Self.equals(columnName(index).bytes, name) { return index }
            return nil
        }
    }

    /// The place of a column that must be there.
    package func requiredColumn(_ name: String) throws(LocaleTableError) -> Int {
        guard let index = column(name) else { throw .missingColumn(name) }
        return index
    }

    /// One field; an empty word outside of the table.
    package func word(_ row: Int, _ column: Int?) -> LocaleWord {
        guard let column, row >= 0, row < rowCount, column >= 0, column < columnCount else {
            return LocaleWord(start: text, length: 0)
        }
        return cells.word((row + 1) * columnCount + column, text)
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
        var slot = Self.hash(key) & slotMask
        while slots[slot] != 0 {
            let row = Int(slots[slot]) - 1
            if Self.equals(word(row, 0).bytes, key) { return row }
            slot = (slot + 1) & slotMask
        }
        return nil
    }

    /// The line of a row in the file, from 1.
    package func line(ofRow row: Int) -> Int {
        guard row >= 0, row < rowCount else { return 0 }
        let start = word(row, 0).start - text
        return 1 + UnsafeBufferPointer(start: text, count: start).count { $0 == 0x0A }
    }

    /// What the words of this table point into.
    var base: UnsafePointer<UInt8> { text }

    /// A field as it is packed: see `TableCells`; 0 outside of the table.
    func cell(_ row: Int, _ column: Int?) -> UInt32 {
        guard let column, row >= 0, row < rowCount, column >= 0, column < columnCount else { return 0 }
        return cells[(row + 1) * columnCount + column]
    }

    static func equals(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
    }

    /// FNV-1a.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash)
    }
}
