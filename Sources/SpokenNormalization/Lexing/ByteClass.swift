/// For each byte whether the forward scan stops at it. Everything else is copied as it is.
struct ByteClass: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed: a process has two of them.
    let stops: UnsafePointer<Bool>

    private static let all = [false, true].map { ByteClass(stopsAtCyrillic: $0) }

    /// The same table for every normalizer: servers open many.
    static func shared(stopsAtCyrillic: Bool) -> ByteClass { all[stopsAtCyrillic ? 1 : 0] }

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

    /// Of a language that has rules of both kinds: what one of the two stops at.
    init(stopsAtSigns rows: ByteClass, and rules: ByteClass) {
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        for byte in 0..<256 { (table + byte).initialize(to: rows.stops[byte] || rules.stops[byte]) }
        stops = UnsafePointer(table)
    }

    private init(stopsAtCyrillic: Bool) {
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        table.initialize(repeating: false, count: 256)
        for byte in "0123456789&$%+=-#<>~*".utf8 { table[Int(byte)] = true }
        // Lead bytes of symbols: Latin-1 signs, general punctuation and letter-like symbols, emoji, look-alikes.
        for byte: UInt8 in [0xC2, 0xC3, 0xE2, 0xEF, 0xF0] { table[Int(byte)] = true }
        for byte: UInt8 in 0x41...0x5A { table[Int(byte)] = true }
        for byte: UInt8 in 0x61...0x7A { table[Int(byte)] = true }
        if stopsAtCyrillic {
            table[0xD0] = true
            table[0xD1] = true
        }
        stops = UnsafePointer(table)
    }
}
