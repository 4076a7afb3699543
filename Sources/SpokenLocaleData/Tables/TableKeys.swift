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
        var hash = Hash()
        for byte in key { hash.add(byte) }
        return row(bytes: key, hash)
    }

    /// The same of a key whose hash is known.
    package func row(bytes key: UnsafeBufferPointer<UInt8>, _ hash: Hash) -> Int? {
        var slot = hash.slot & slotMask
        while slots[slot] != 0 {
            let row = Int(slots[slot]) - 1
            if LocaleWord(cells[row * columnCount], in: text).bytes.isSame(as: key) { return row }
            slot = (slot + 1) & slotMask
        }
        return nil
    }

    /// FNV-1a, byte by byte: the starts of a word are asked one behind the other.
    package struct Hash {
        private var value: UInt32 = 2_166_136_261

        package init() {}

        package mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

        var slot: Int { Int(value) }
    }

    package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash = Hash()
        for byte in bytes { hash.add(byte) }
        return hash.slot
    }
}
