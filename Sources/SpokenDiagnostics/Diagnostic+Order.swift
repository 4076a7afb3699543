extension Diagnostic {
    /// The order of reports: by file, place and rule, so that two runs print the same.
    public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
        if left.span.start != right.span.start { return left.span.start < right.span.start }
        if left.span.end != right.span.end { return left.span.end < right.span.end }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }

    /// Sixteen hexadecimal digits that stay the same when lines above are added or removed (FNV-1a over rule, file,
    /// key and message).
    public var fingerprint: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in [rule, file, key ?? "", message] {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
