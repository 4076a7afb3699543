/// Whether bytes are well-formed UTF-8 (Unicode 15, table 3-7): no overlong forms, no surrogates, no cut sequences.
package enum UTF8Check {
    package static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { firstError(in: bytes) == nil }

    /// The offset of the first byte that is part of no well-formed sequence; nil when there is none.
    package static func firstError(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let count = bytes.count
        let raw = UnsafeRawPointer(base)
        var offset = 0
        while offset < count {
            // Most bytes of catalogs and lines are ASCII or letters of two bytes that begin with D0 to DF: eight at once.
            while count &- offset >= 8 {
                let eight = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let high = eight & 0x8080_8080_8080_8080
                if high == 0 {
                    offset &+= 8
                    continue
                }
                // A bit for each lead, 11_01; a bit for each byte behind one, 10.
                let leads = eight & eight << 1 & ~(eight << 2) & eight << 3 & 0x8080_8080_8080_8080
                let behind = high & ~(eight << 1)
                guard leads | behind == high, behind == leads << 8 else { break }
                // The byte behind the last one is not seen yet.
                offset &+= leads >> 63 == 0 ? 8 : 7
            }
            guard offset < count else { return nil }
            let lead = base[offset]
            if lead < 0x80 {
                offset &+= 1
                continue
            }
            let length = sequenceLength(base + offset, count &- offset)
            if length == 0 { return offset }
            offset &+= length
        }
        return nil
    }

    /// The length of the well-formed sequence at the place, or 0.
    @inline(__always)
    private static func sequenceLength(_ place: UnsafePointer<UInt8>, _ available: Int) -> Int {
        let lead = place[0]
        let length: Int
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, low) = (3, 0xA0)
        case 0xED: (length, high) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, low) = (4, 0x90)
        case 0xF4: (length, high) = (4, 0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard available >= length, place[1] >= low, place[1] <= high else { return 0 }
        var index = 2
        while index < length {
            if place[index] & 0xC0 != 0x80 { return 0 }
            index &+= 1
        }
        return length
    }
}
