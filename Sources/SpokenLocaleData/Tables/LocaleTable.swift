import SpokenModel

/// A table of tab-separated fields: a header that names the columns, then one row a line, the key in the first column.
///
/// The same reader serves the tables that are compiled in and tables that a user brings. Empty lines and lines that
/// begin with `#` are skipped; missing fields at the end of a row are empty; a line may end in CR LF.
///
/// A compiled-in table is opened where it lies (`TableImage`): nothing is read, copied or allocated but this object.
package final class LocaleTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    package let rowCount: Int
    package let columnCount: Int
    private let text: UnsafePointer<UInt8>
    /// Each field as `TableCells` packs it, the header first.
    private let cells: UnsafePointer<UInt32>
    /// Open addressing over the keys; at most half of the slots are taken. A slot holds the row plus one.
    private let slots: UnsafePointer<UInt32>
    private let slotMask: Int
    /// What a user's table owns; nil for a compiled-in one.
    private let owned: Owned?

    private struct Owned {
        var text: UnsafeMutablePointer<UInt8>
        var textCount: Int
        var cells: TableCells
        var slots: UnsafeMutablePointer<UInt32>

        func deallocate() {
            text.deallocate()
            cells.deallocate()
            slots.deallocate()
        }
    }

    /// The margin behind the text that lets words be copied in steps of 32 bytes.
    package static var margin: Int { 64 }

    /// A table without columns and rows.
    package init() {
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.margin)
        text.initialize(repeating: 0, count: Self.margin)
        let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
        slots.initialize(to: 0)
        let owned = Owned(text: text, textCount: 0, cells: TableCells(capacity: 1), slots: slots)
        self.owned = owned
        self.text = UnsafePointer(text)
        cells = owned.cells.start
        self.slots = UnsafePointer(slots)
        (rowCount, columnCount, slotMask) = (0, 0, 0)
    }

    /// A table of an image of them.
    /// - Parameter sizes: where its sizes stand.
    init(_ image: UnsafePointer<UInt32>, at sizes: Int) {
        let sizes = image + sizes
        columnCount = Int(sizes[0])
        rowCount = Int(sizes[1])
        slotMask = Int(sizes[2]) - 1
        text = UnsafeRawPointer(image).assumingMemoryBound(to: UInt8.self) + Int(sizes[3])
        cells = sizes + TableImage.sizesCount
        slots = cells + (rowCount + 1) * columnCount
        owned = nil
    }

    package convenience init(_ text: String) throws(LocaleTableError) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
        defer { copy.deallocate() }
        let (_, end) = copy.initialize(from: text.utf8)
        try self.init(UnsafeBufferPointer(rebasing: copy[..<end]))
    }

    package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(LocaleTableError) {
        guard let source = bytes.baseAddress else { throw .missingHeader }
        guard bytes.count < 1 << 20 else { throw .tooLarge(line: 1) }
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + Self.margin)
        copy.initialize(from: source, count: bytes.count)
        // The line break ends a last line that has none.
        (copy + bytes.count).initialize(repeating: 0x0A, count: Self.margin)
        text = UnsafePointer(copy)
        var cells = TableCells(capacity: bytes.count / 8 + 64)
        do {
            columnCount = try cells.read(text, count: bytes.count + 1)
        } catch {
            cells.deallocate()
            copy.deallocate()
            throw error
        }
        self.cells = cells.start
        rowCount = cells.count / columnCount - 1
        var slotCount = 4
        while slotCount < rowCount * 2 { slotCount *= 2 }
        let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
        slots.initialize(repeating: 0, count: slotCount)
        self.slots = UnsafePointer(slots)
        slotMask = slotCount - 1
        owned = Owned(text: copy, textCount: bytes.count, cells: cells, slots: slots)
        for row in 0..<rowCount {
            let key = word(row, 0).bytes
            var slot = TableKeys.hash(key) & slotMask
            while slots[slot] != 0 {
                // From here on a throw deallocates by deinit.
                if word(Int(slots[slot]) - 1, 0).bytes.isSame(as: key) {
                    throw .duplicateKey(line: line(ofRow: row), key: String(decoding: key, as: UTF8.self))
                }
                slot = (slot + 1) & slotMask
            }
            slots[slot] = UInt32(truncatingIfNeeded: row + 1)
        }
    }

    deinit {
        owned?.deallocate()
    }

    /// What an image keeps of a table that was read from a text; nothing of any other one.
    var parts: (text: [UInt8], cells: [UInt32], slots: [UInt32]) {
        guard let owned else { return ([], [], []) }
        return (
            Array(UnsafeBufferPointer(start: text, count: owned.textCount)),
            Array(UnsafeBufferPointer(start: cells, count: (rowCount + 1) * columnCount)),
            Array(UnsafeBufferPointer(start: slots, count: slotMask + 1))
        )
    }

    /// The names of the columns in their order.
    package var columns: [String] { (0..<columnCount).map { columnName($0).string } }

    private func columnName(_ index: Int) -> LocaleWord { LocaleWord(cells[index], in: text) }

    /// The place of a column, or nil when the table does not have it.
    package func column(_ name: String) -> Int? {
        var name = name
        return name.withUTF8 { name in
            for index in 0..<columnCount where columnName(index).bytes.isSame(as: name) { return index }
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
        return LocaleWord(cells[(row + 1) * columnCount + column], in: text)
    }

    package func word(_ row: Int, _ column: String) -> LocaleWord {
        word(row, self.column(column))
    }

    /// The row whose first field is `key`; nil when there is none.
    package func row(_ key: some StringProtocol) -> Int? {
        var key = String(key)
        return key.withUTF8 { row(bytes: $0) }
    }

    package func row(bytes key: UnsafeBufferPointer<UInt8>) -> Int? { keys.row(bytes: key) }

    /// What finds a row by its key, for as long as this table lives.
    package var keys: TableKeys {
        TableKeys(text: text, cells: cells + columnCount, columnCount: columnCount, slots: slots, slotMask: slotMask)
    }

    /// The bytes of the longest key.
    package var longestKey: Int { (0..<rowCount).reduce(0) { max($0, word($1, 0).count) } }

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
}
