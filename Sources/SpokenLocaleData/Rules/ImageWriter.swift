/// Writes numbers of four bytes, as `ImageReader` reads them.
package struct ImageWriter {
    package private(set) var words: [UInt32] = []

    package init() {}

    package mutating func add(_ number: UInt32) { words.append(number) }

    /// A count or a place; more than 32 bits hold are cut.
    package mutating func add(_ count: Int) { words.append(UInt32(truncatingIfNeeded: count)) }

    package mutating func add(long number: UInt64) {
        words.append(UInt32(truncatingIfNeeded: number))
        words.append(UInt32(truncatingIfNeeded: number >> 32))
    }

    /// Their count, then four of them in a number.
    package mutating func add(_ bytes: some Collection<UInt8>) {
        add(bytes.count)
        var (number, filled): (UInt32, UInt32) = (0, 0)
        for byte in bytes {
            number |= UInt32(byte) << (filled * 8)
            filled += 1
            if filled == 4 {
                words.append(number)
                (number, filled) = (0, 0)
            }
        }
        if filled > 0 { words.append(number) }
    }

    package mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// Their count, then each.
    package mutating func add<Part>(_ parts: some Collection<Part>, _ body: (inout ImageWriter, Part) -> Void) {
        add(parts.count)
        for part in parts { body(&self, part) }
    }

    /// All of it, the lowest byte of a number first.
    package var bytes: [UInt8] {
        words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF), UInt8($0 >> 24)] }
    }
}
