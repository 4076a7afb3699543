import SpokenLocaleData

/// A set of bytes.
struct ByteSet: Sendable {
    private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    init() {}

    init(_ reader: inout ImageReader) { bits = (reader.long(), reader.long(), reader.long(), reader.long()) }

    func write(to writer: inout ImageWriter) {
        for word in [bits.0, bits.1, bits.2, bits.3] { writer.add(long: word) }
    }

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: bits.0 |= bit
        case 1: bits.1 |= bit
        case 2: bits.2 |= bit
        default: bits.3 |= bit
        }
    }

    @inline(__always)
    func has(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: bits.0
            case 1: bits.1
            case 2: bits.2
            default: bits.3
            }
        return word & UInt64(1) << UInt64(byte & 63) != 0
    }
}
