/// The bytes of all compiled-in tables, in numbers of four bytes, the smallest byte first, then their texts: a header, for each
/// table its name and its place, then for each table its sizes, its fields and the slots of its keys, as `LocaleTable`
/// makes them of a text. Nothing is left to be done when a table is opened.
enum TableImage {
    static let magic: UInt32 = 0x3154_5053
    /// The magic number and the count of tables.
    static let headerCount = 2
    /// Of a name: where it starts and its length, in bytes; and of its table: where that starts, in numbers.
    static let entryCount = 3
    /// Columns, rows, slots, and where the text starts, in bytes.
    static let sizesCount = 4

    /// - Parameter tables: by name: "ru/units", "/phrases".
    static func bytes(_ tables: [(name: String, table: LocaleTable)]) -> [UInt8] {
        let tables = tables.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var names: [UInt8] = []
        var texts: [UInt8] = []
        var entries: [[UInt32]] = []
        var bodies: [UInt32] = []
        var sizes: [Int] = []
        for (name, table) in tables {
            let start = headerCount + tables.count * entryCount + bodies.count
            entries.append([UInt32(names.count), UInt32(name.utf8.count), UInt32(start)])
            names += Array(name.utf8)
            sizes.append(bodies.count + sizesCount - 1)
            let parts = table.parts
            bodies += [table.columnCount, table.rowCount, parts.slots.count, texts.count].map { UInt32($0) }
            bodies += parts.cells
            bodies += parts.slots
            texts += parts.text
        }
        // Words are copied in steps that may reach behind the last one.
        texts += [UInt8](repeating: 0x23, count: LocaleTable.margin)
        let numbers = headerCount + tables.count * entryCount + bodies.count
        let textStart = numbers * 4
        for index in entries.indices { entries[index][0] += UInt32(textStart + texts.count) }
        for place in sizes { bodies[place] += UInt32(textStart) }
        let all = [[magic, UInt32(tables.count)], entries.flatMap(\.self), bodies]
        var bytes = all.joined().flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF), UInt8($0 >> 24)]
        }
        bytes += texts
        bytes += names
        while bytes.count % 4 != 0 { bytes.append(0x23) }
        return bytes
    }
}
