import SpokenModel

/// The keys of a `LocaleTable` as plain pointers: asking them counts no references. The table must outlive them.
package struct TableKeys: @unchecked Sendable {
    // Sendable: what it points at is written before the table is handed out.
    let text: UnsafePointer<UInt8>
    /// The fields of the rows, without the header.
    let cells: UnsafePointer<UInt32>
    let columnCount: Int
    /// Open addressing; a slot holds the row plus one.
    let slots: UnsafePointer<UInt32>
    let slotMask: Int

    /// The row whose first field is `key`; nil when there is none.
    package func row(bytes key: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(key) & slotMask
        while slots[slot] != 0 {
            let row = Int(slots[slot]) - 1
            if LocaleWord(cells[row * columnCount], in: text).bytes.isSame(as: key) { return row }
            slot = (slot + 1) & slotMask
        }
        return nil
    }

    /// FNV-1a.
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash)
    }
}
