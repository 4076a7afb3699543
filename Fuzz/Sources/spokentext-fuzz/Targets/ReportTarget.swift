import SpokenDiagnostics
import SpokenReports

/// Reports of findings anywhere in and outside of raw bytes, in every format: each finding of a format of lines is one
/// line, and brackets of JSON and tags of XML are closed.
struct ReportTarget: FuzzTarget {
    let name = "reports"
    let endings = ["strings", "stringsdict", "xcstrings"]
    let seeds: [[UInt8]] = [
        [1, 0, 4, 0, 0, 0, 0, 1, 0x82],
        [2, 3, 9, 1, 7, 0, 0, 2] + Array("\"a\" = \"Cыр\";\n\"b\" = \"漢\";\n".utf8),
        [9, 255, 254, 253, 252, 251, 3, 7] + [0xEF, 0xBB, 0xBF] + Array("a\r\n\tб\u{202E}\r👨‍👩‍👧".utf8),
    ]
    let dictionary = ["\u{FEFF}", "\r\n", "\n", "\t", "\u{202E}", "\u{AD}", "]]>", "<!--", "&", "\"", "%0A", "::", "👨‍👩‍👧"]

    /// A corpus of files has no numbers in front.
    func inputs(in file: [UInt8]) -> [[UInt8]] { [[3, 2, 40, 0, 9, 30, 1, 5] + file] }

    func run(_ input: [UInt8]) throws -> Int {
        var numbers = input.prefix(8).makeIterator()
        func number() -> Int { Int(numbers.next() ?? 0) }
        let text = Array(input.dropFirst(8))
        let lines = LineTable(text)
        let count = number() % 4 + 1
        var seed = number()
        /// In the text, just behind it, or far from it.
        func offset(_ number: Int) -> Int {
            switch number {
            case 255: .max
            case 254: .min
            case 253: -1
            default: number * max(1, text.count / 128) + seed % 5
            }
        }
        let (start, end, line, column, flags) = (number(), number(), number(), number(), number())
        let diagnostics = (0..<count).map { index in
            seed += 1
            var span = SourceSpan(offset(start), offset(end))
            if flags & 1 != 0 { span.end = offset(column) }
            let message = String(decoding: text.prefix(32).dropFirst(index), as: UTF8.self)
            let isPlaced = flags & 2 == 0
            return Diagnostic(
                rule: message, severity: Severity.allCases[seed % 3], file: flags & 4 == 0 ? "a.strings" : message,
                span: span,
                start: isPlaced
                    ? lines.location(of: span.start) : SourceLocation(line: offset(line), column: offset(column)),
                end: isPlaced
                    ? lines.location(of: span.end) : SourceLocation(line: offset(column), column: offset(line)),
                message: message,
                fix: flags & 8 == 0 ? nil : Fix(message, .safe, [Fix.Edit(span, message)]), key: message)
        }
        let report = Report(
            diagnostics: diagnostics, fileCount: offset(line), leastShown: Severity.allCases[flags % 3],
            columns: flags & 64 == 0 ? nil : offset(line),
            source: { _ in flags & 16 == 0 ? text : nil })
        var signature = Signature()
        for format in ReportFormat.allCases {
            let written = format.render(report, isColored: flags & 32 != 0)
            try check(written, format, findings: count)
            signature.add(size: written.utf8.count)
        }
        return signature.value
    }

    private func check(_ written: String, _ format: ReportFormat, findings: Int) throws {
        switch format {
        case .concise, .github:
            let lines = written.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
            guard lines == findings else { throw Finding("\(lines) lines of \(format) for \(findings) findings") }
        case .json, .sarif, .gitlab:
            guard Self.isBalanced(written.utf8) else { throw Finding("\(format) is broken: \(written)") }
        case .junit, .checkstyle, .html:
            let opened = written.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : 0) }
            let closed = written.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ">") ? 1 : 0) }
            guard opened == closed else { throw Finding("\(format) is broken: \(written)") }
        case .text:
            guard written.utf8.last == 0x0A else { throw Finding("the report does not end its last line") }
        }
    }

    /// Whether every string and bracket is closed, and no control stands in a string.
    private static func isBalanced(_ json: String.UTF8View) -> Bool {
        var open: [UInt8] = []
        var isQuoted = false
        var isEscaped = false
        for byte in json {
            if isQuoted {
                if byte < 0x20 { return false }
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isQuoted = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isQuoted = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte + 2)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): if open.popLast() != byte { return false }
            default: break
            }
        }
        return open.isEmpty && !isQuoted
    }
}
