/// Capitals of the Russian alphabet, a bit for each: letters are told by their place in it, of «А» 0.
struct LetterSet: ExpressibleByStringLiteral, Sendable {
    private let bits: UInt32

    @inline(__always)
    init(stringLiteral letters: StaticString) {
        var bits: UInt32 = 0
        // Two bytes each, the second of which tells it.
        for index in stride(from: 1, to: letters.utf8CodeUnitCount, by: 2) {
            bits |= 1 << UInt32(letters.utf8Start[index] & 0x3F &- 0x10)
        }
        self.bits = bits
    }

    @inline(__always)
    func has(_ letter: UInt8) -> Bool { letter < 32 && bits & 1 << UInt32(letter) != 0 }
}
