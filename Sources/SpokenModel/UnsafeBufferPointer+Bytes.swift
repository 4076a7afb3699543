extension UnsafeBufferPointer where Element == UInt8 {
    /// Whether both hold the same bytes; eight are compared at once.
    package func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return true }
        let (raw, otherRaw) = (UnsafeRawPointer(base), UnsafeRawPointer(otherBase))
        var place = 0
        while count &- place >= 8 {
            guard
                raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    == otherRaw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            else { return false }
            place &+= 8
        }
        while place < count {
            guard base[place] == otherBase[place] else { return false }
            place &+= 1
        }
        return true
    }

    /// The first place of a byte, from one on; nil when there is none. Eight bytes are looked at at once.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start >= 0 else { return nil }
        let raw = UnsafeRawPointer(base)
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var place = start
        while count &- place >= 8 {
            let different = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ pattern
            if (different &- 0x0101_0101_0101_0101) & ~different & 0x8080_8080_8080_8080 != 0 { break }
            place &+= 8
        }
        while place < count {
            if base[place] == byte { return place }
            place &+= 1
        }
        return nil
    }
}
