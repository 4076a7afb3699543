/// For each byte whether the forward scan stops at it. Everything else is copied as it is.
struct ByteClass: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed: a process has one for each language.
    let stops: UnsafePointer<Bool>

    private static let commons = [false, true].map { ByteClass(stopsAtLetters: $0) }

    /// Of languages without rules: digits of all scripts, and letters where a user's words are looked for.
    static func common(stopsAtLetters: Bool) -> ByteClass { commons[stopsAtLetters ? 1 : 0] }

    private init(stopsAtLetters: Bool) {
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        table.initialize(repeating: false, count: 256)
        for byte in UInt8(0x30)...0x39 { table[Int(byte)] = true }
        for byte: UInt8 in [0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0] { table[Int(byte)] = true }
        if stopsAtLetters {
            for byte: UInt8 in 0x41...0x5A { table[Int(byte)] = true }
            for byte: UInt8 in 0x61...0x7A { table[Int(byte)] = true }
            for byte: UInt8 in 0xC3...0xED where byte != 0xE2 { table[Int(byte)] = true }
        }
        stops = UnsafePointer(table)
    }

    /// Of a language whose rules are rows: digits, letters, and the first bytes of the signs that its rules begin with.
    init(stopsAtSigns signs: [UInt8]) {
        let letters = Self.common(stopsAtLetters: true)
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        for byte in 0..<256 { (table + byte).initialize(to: letters.stops[byte]) }
        for sign in signs { table[Int(sign)] = true }
        stops = UnsafePointer(table)
    }
}
