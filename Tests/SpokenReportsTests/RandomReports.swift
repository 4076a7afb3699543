import SpokenDiagnostics
import SpokenReports

/// Reports over random bytes with findings anywhere, also where no text is. The same seed makes the same reports.
struct RandomReports {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func report() -> Report {
        let text = bytes(below(3) == 0 ? 3000 : 60)
        let lines = LineTable(text)
        let diagnostics = (0..<below(5)).map { _ in diagnostic(text.count, lines) }
        let hasText = below(8) > 0
        return Report(
            diagnostics: diagnostics, fileCount: offset(9), suppressedCount: offset(9),
            leastShown: Severity.allCases[below(3)], columns: below(2) == 0 ? nil : offset(90), toolVersion: string(),
            source: { _ in hasText ? text : nil })
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(bound)) }

    /// Any bytes, and often what writers look at: ends of lines, marks of byte order, halves of characters, markup.
    private mutating func bytes(_ count: Int) -> [UInt8] {
        let pieces = [
            "\n", "\r\n", "\r", "\t", "\u{FEFF}", "漢", "ы", "👨‍👩‍👧", "e\u{301}", "\u{202E}", "<&>\"'", "]]>", "%0A::", "\\",
        ].map { Array($0.utf8) }
        var result: [UInt8] = below(6) == 0 ? [0xEF, 0xBB, 0xBF] : []
        let limit = below(count + 1)
        while result.count < limit {
            switch below(5) {
            case 0: result.append(UInt8(truncatingIfNeeded: next()))
            case 1: result += pieces[below(pieces.count)]
            case 2: result += pieces[below(pieces.count)].prefix(below(3))
            case 3: result += repeatElement(below(2) == 0 ? 0x82 : 0x20, count: below(limit))
            default: result += repeatElement(UInt8(0x61 + below(26)), count: below(9))
            }
        }
        return result
    }

    private mutating func string() -> String { String(decoding: bytes(12), as: UTF8.self) }

    /// Mostly in a text of so many bytes or just behind it, at times far from it.
    private mutating func offset(_ count: Int) -> Int {
        switch below(12) {
        case 0: [Int.min, -1, Int.max, Int.max - 1, Int.min + 1][below(5)]
        default: below(count + 4)
        }
    }

    private mutating func span(_ count: Int) -> SourceSpan {
        var span = SourceSpan(offset(count), offset(count))
        // The properties can be set to what the initializer does not let through.
        if below(9) == 0 { span.end = offset(count) }
        return span
    }

    private mutating func diagnostic(_ count: Int, _ lines: LineTable) -> Diagnostic {
        let span = span(count)
        let isPlaced = below(3) > 0
        let edits = (0..<below(3)).map { _ in Fix.Edit(self.span(count), string()) }
        return Diagnostic(
            rule: string(), severity: Severity.allCases[below(3)], file: below(2) == 0 ? "a.strings" : string(),
            span: span,
            start: isPlaced ? lines.location(of: span.start) : SourceLocation(line: offset(9), column: offset(9)),
            end: isPlaced ? lines.location(of: span.end) : SourceLocation(line: offset(9), column: offset(9)),
            message: string(),
            fix: edits.isEmpty ? nil : Fix(string(), [.safe, .unsafe, .display][below(3)], edits),
            key: below(2) == 0 ? nil : string())
    }
}
