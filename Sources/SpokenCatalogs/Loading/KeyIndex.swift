/// Finds entries by the bytes of their key: a hash table of positions, without a copy of any key.
struct KeyIndex: Sendable {
    /// 0 is an empty slot, else the position of an entry + 1.
    private var slots: [UInt32]
    private let mask: Int

    /// A later entry of the same key takes the place of an earlier one.
    init(_ file: CatalogFile) {
        var size = 16
        while size < file.entries.count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        mask = size - 1
        for (position, entry) in file.entries.enumerated() {
            file.source.withBytes(entry.key) { key in
                let slot = slot(of: key, in: file)
                slots[slot] = UInt32(clamping: position + 1)
            }
        }
    }

    func position(of key: UnsafeBufferPointer<UInt8>, in file: CatalogFile) -> Int? {
        let value = slots[slot(of: key, in: file)]
        return value == 0 ? nil : Int(value) - 1
    }

    /// The slot that holds the key, or the empty one where it would stand.
    private func slot(of key: UnsafeBufferPointer<UInt8>, in file: CatalogFile) -> Int {
        var slot = Int(truncatingIfNeeded: Self.hash(key)) & mask
        while true {
            let value = slots[slot]
            if value == 0 { return slot }
            let position = Int(value) - 1
            if file.entries.indices.contains(position), file.source.isEqual(file.entries[position].key, key) {
                return slot
            }
            slot = (slot + 1) & mask
        }
    }

    /// FNV-1a over words of eight bytes, each mixed; keys are short and come from the application's own files.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: raw.count)
        var offset = 0
        while offset &+ 8 <= raw.count {
            hash = mixed(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset &+= 1
        }
        return mixed(hash, rest)
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 32)
    }
}
