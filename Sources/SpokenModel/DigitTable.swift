/// The three digits of 0…999: the first digit in the lowest byte, and in the highest byte how many bits of zeros stand in
/// front (16 for 5, 8 for 42, 0 for 100).
@frozen
@usableFromInline
package struct DigitTable: @unchecked Sendable {
    // Sendable: the memory is written once, before the table is handed out, and lives for ever.
    @usableFromInline let entries: UnsafePointer<UInt32>

    package static let shared = DigitTable()

    private init() {
        let entries = UnsafeMutablePointer<UInt32>.allocate(capacity: 1000)
        for value in 0..<UInt32(1000) {
            let digits = 0x30 + value / 100 | (0x30 + value / 10 % 10) << 8 | (0x30 + value % 10) << 16
            let zeros: UInt32 = value < 10 ? 16 : value < 100 ? 8 : 0
            (entries + Int(value)).initialize(to: digits | zeros << 24)
        }
        self.entries = UnsafePointer(entries)
    }
}
