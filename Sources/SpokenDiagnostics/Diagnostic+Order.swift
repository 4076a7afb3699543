extension Diagnostic {
    /// The order of reports: by file, place and rule, so that two runs print the same.
    public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
        if left.span.start != right.span.start { return left.span.start < right.span.start }
        if left.span.end != right.span.end { return left.span.end < right.span.end }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }

    /// Findings of one file in the order of reports. Their numbers are sorted and each finding is moved once, since a
    /// finding is large.
    package static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let indices = diagnostics.indices.sorted { left, right in
            let (one, two) = (diagnostics[left].span, diagnostics[right].span)
            if one.start != two.start { return one.start < two.start }
            if one.end != two.end { return one.end < two.end }
            if precedes(diagnostics[left], diagnostics[right]) { return true }
            return left < right && !precedes(diagnostics[right], diagnostics[left])
        }
        return indices.elementsEqual(diagnostics.indices) ? diagnostics : indices.map { diagnostics[$0] }
    }

    /// The message, with "line 366" as "line ".
    private var messageWithoutLines: [UInt8] {
        let mark = Array("line ".utf8)
        var result: [UInt8] = []
        for byte in message.utf8 {
            if (0x30...0x39).contains(byte), result.suffix(mark.count).elementsEqual(mark) { continue }
            result.append(byte)
        }
        return result
    }

    /// Sixteen hexadecimal digits that stay the same when lines above are added or removed (FNV-1a over rule, file,
    /// key and message; the numbers of lines that a message names do not count).
    public var fingerprint: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        for part in [rule, file, key ?? ""] { add(part.utf8) }
        add(messageWithoutLines)
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
