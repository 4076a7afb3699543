import SpokenDiagnostics

/// Reads the text form of .strings files. After an error it goes on at the next entry.
struct StringsParser {
    private let reader: ByteReader
    private var offset: Int
    private var records = CatalogRecords()
    private var comment: CatalogText?
    /// The offset of the `{` that wraps the entries.
    private var brace: Int?

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) -> CatalogRecords {
        var parser = StringsParser(bytes, start: start)
        parser.document()
        return parser.records
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        reader = ByteReader(bytes)
        offset = start
        records.entries.reserveCapacity(bytes.count / 96)
        records.localizations.reserveCapacity(bytes.count / 96)
    }

    private mutating func document() {
        var leading = offset
        skipTrivia()
        if reader[offset] == UInt8(ascii: "{") {
            brace = offset
            offset += 1
            skipTrivia()
        }
        while offset < reader.count {
            if brace != nil, reader[offset] == UInt8(ascii: "}") {
                brace = nil
                offset += 1
                skipTrivia()
                if offset < reader.count {
                    report(offset, offset + 1, "text follows the closing brace; remove it")
                }
                return
            }
            entry(leading: leading)
            leading = offset
            comment = nil
            skipTrivia()
        }
        if let brace { report(brace, brace + 1, "this brace is never closed") }
    }

    private mutating func report(_ start: Int, _ end: Int, _ message: String) {
        records.problems.append(.syntax(start, min(end, reader.count), message))
    }

    private mutating func entry(leading: Int) {
        let start = offset
        guard let key = token() else {
            // An unclosed quote has moved to the end and been reported.
            if offset == start {
                report(start, start + scalarLength(start), "a key is expected here; write \"key\" = \"value\";")
            }
            recover(from: start)
            return
        }
        let comment = comment
        skipTrivia()
        var value = key
        switch reader[offset] {
        case UInt8(ascii: ";"): break
        case UInt8(ascii: "="):
            offset += 1
            skipTrivia()
            let valueStart = offset
            guard let token = token() else {
                if reader[valueStart] == UInt8(ascii: "{") || reader[valueStart] == UInt8(ascii: "(")
                    || reader[valueStart] == UInt8(ascii: "<")
                {
                    records.problems.append(
                        .structure(
                            valueStart, valueStart + 1,
                            "the value of a .strings file is a text; put lists and dictionaries elsewhere"))
                } else if offset == valueStart {
                    report(
                        valueStart, valueStart + max(1, scalarLength(valueStart)), "a value in quotes is expected here")
                }
                recover(from: valueStart)
                return
            }
            value = token
        default:
            report(offset, offset + scalarLength(offset), "'=' or ';' is expected after the key")
            recover(from: offset)
            return
        }
        let valueEnd = offset
        skipTrivia(keepingComment: true)
        var end = offset
        if reader[offset] == UInt8(ascii: ";") {
            offset += 1
            end = offset
        } else if offset >= reader.count || (brace != nil && reader[offset] == UInt8(ascii: "}")) {
            report(max(valueEnd - 1, 0), valueEnd, "a semicolon is missing after the value")
            end = valueEnd
        } else {
            end = valueEnd
            if isAtNewLine(after: valueEnd) {
                report(max(valueEnd - 1, 0), valueEnd, "a semicolon is missing after the value")
                offset = valueEnd
            } else {
                report(
                    offset, offset + scalarLength(offset),
                    "a semicolon is expected here; write \\\" for a quote inside of the value")
                recover(from: offset)
            }
        }
        let index = records.localizations.count
        records.add(
            CatalogEntry(
                key: key, span: SourceSpan(start, end), leading: SourceSpan(leading, start), comment: comment,
                localizations: index..<(index + 1)),
            CatalogLocalization(
                language: nil, span: SourceSpan(start, end), content: .unit(CatalogUnit(value: value)), variables: []))
    }

    /// Reads a quoted or bare token; nil when none starts here or a quote is never closed.
    private mutating func token() -> CatalogText? {
        let quote = reader[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = offset
            while Self.isBare(reader[offset]) { offset &+= 1 }
            return offset > start ? CatalogText(start, offset, .verbatim) : nil
        }
        let start = offset + 1
        var index = start
        var form = CatalogText.Form.verbatim
        while index < reader.count {
            let byte = reader[index]
            if byte == quote {
                offset = index + 1
                return CatalogText(start, index, form)
            }
            if byte == UInt8(ascii: "\\") {
                form = .stringsEscapes
                index &+= 2
            } else {
                index &+= 1
            }
        }
        report(start - 1, start, "this quote is never closed")
        offset = reader.count
        return nil
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "-")
    }

    /// Skips white space and comments; remembers the last comment.
    private mutating func skipTrivia(keepingComment: Bool = false) {
        let kept = comment
        defer { if keepingComment { comment = kept } }
        while offset < reader.count {
            let byte = reader[offset]
            switch byte {
            case 0x20, 0x09...0x0D: offset &+= 1
            case 0x00...0x08, 0x0E...0x1F: return
            case UInt8(ascii: "/"):
                if reader[offset + 1] == UInt8(ascii: "*") {
                    let start = offset + 2
                    guard let end = reader.firstRange(of: "*/", from: start) else {
                        report(offset, start, "this comment is never closed")
                        offset = reader.count
                        return
                    }
                    comment = CatalogText(start, end, .verbatim)
                    offset = end + 2
                } else if reader[offset + 1] == UInt8(ascii: "/") {
                    let start = offset + 2
                    var end = start
                    while end < reader.count, reader[end] != 0x0A, reader[end] != 0x0D, separatorLength(end) != 3 {
                        end += 1
                    }
                    comment = CatalogText(start, end, .verbatim)
                    offset = end
                } else {
                    return
                }
            default:
                let length = separatorLength(offset)
                guard length > 0 else { return }
                offset += length
            }
        }
    }

    /// 3 at U+2028, U+2029 and inner marks U+FEFF, 2 at U+0085 and U+00A0, else 0.
    private func separatorLength(_ offset: Int) -> Int {
        switch reader[offset] {
        case 0xE2:
            return reader[offset + 1] == 0x80 && (reader[offset + 2] == 0xA8 || reader[offset + 2] == 0xA9) ? 3 : 0
        case 0xEF: return reader[offset + 1] == 0xBB && reader[offset + 2] == 0xBF ? 3 : 0
        default: return 0
        }
    }

    private func scalarLength(_ offset: Int) -> Int {
        switch reader[offset] {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    /// True when a line break stands between two places.
    private func isAtNewLine(after start: Int) -> Bool {
        var index = start
        while index < offset {
            if reader[index] == 0x0A || reader[index] == 0x0D { return true }
            index += 1
        }
        return false
    }

    /// Goes on behind the next semicolon that ends a line, else at the next line that starts with a quote or comment.
    private mutating func recover(from start: Int) {
        var index = max(start, offset == reader.count ? start : offset)
        while index < reader.count {
            let byte = reader[index]
            if byte == UInt8(ascii: ";") {
                var next = index + 1
                while reader[next] == 0x20 || reader[next] == 0x09 { next += 1 }
                if next >= reader.count || reader[next] == 0x0A || reader[next] == 0x0D
                    || reader[next] == UInt8(ascii: "/") || reader[next] == UInt8(ascii: "}")
                {
                    offset = index + 1
                    return
                }
            } else if byte == 0x0A || byte == 0x0D {
                var next = index + 1
                while next < reader.count,
                    reader[next] == 0x20 || reader[next] == 0x09 || reader[next] == 0x0A
                        || reader[next] == 0x0D
                {
                    next += 1
                }
                if reader[next] == UInt8(ascii: "\""), startsEntry(next) {
                    offset = next
                    return
                }
            }
            index += 1
        }
        offset = max(reader.count, start + 1)
    }

    /// True when a quoted key and `=` stand on one line.
    private func startsEntry(_ start: Int) -> Bool {
        var index = start + 1
        while index < reader.count, reader[index] != UInt8(ascii: "\""), reader[index] != 0x0A {
            index += reader[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        while reader[index] == 0x20 || reader[index] == 0x09 { index += 1 }
        return reader[index] == UInt8(ascii: "=")
    }
}
