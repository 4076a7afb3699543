import SpokenDiagnostics
import SpokenModel

/// Reads the lines of a .properties file: keys, values that go on over several lines, comments.
struct PropertiesParser {
    private let reader: ByteReader
    private let source: CatalogSource
    private let isOneAlone: Bool
    private var offset: Int
    private var records = CatalogRecords()
    private var comment: CatalogText?

    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, language: LanguageTag?
    ) -> CatalogRecords {
        var parser = PropertiesParser(bytes, start: start, source: source, language: language)
        parser.document()
        return parser.records
    }

    private init(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, language: LanguageTag?
    ) {
        reader = ByteReader(bytes)
        offset = start
        self.source = source
        isOneAlone = MessageReader.isOneAlone(in: language)
        let lines = bytes.count / 48
        records.entries.reserveCapacity(lines)
        records.localizations.reserveCapacity(lines)
    }

    private mutating func document() {
        var leading = offset
        while offset < reader.count {
            let byte = reader[offset]
            if byte <= 0x20 {
                offset &+= 1
            } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!") {
                let end = lineEnd(offset)
                var start = offset + 1
                while start < end, reader[start] == byte || reader[start] == 0x20 { start += 1 }
                if start < end { comment = CatalogText(start, end, .verbatim) }
                offset = end
            } else {
                entry(leading: leading)
                leading = offset
                comment = nil
            }
        }
    }

    private func lineEnd(_ start: Int) -> Int {
        var end = reader.firstIndex(of: 0x0A, from: start)
        if end > start, reader[end - 1] == 0x0D { end -= 1 }
        return end
    }

    private mutating func entry(leading: Int) {
        let start = offset
        var form = CatalogText.Form.verbatim
        // The key ends at the first blank, `=` or `:` without a backslash.
        scan: while offset < reader.count {
            switch reader[offset] {
            case UInt8(ascii: "\\"):
                form = .properties
                offset = behindBackslash(offset)
            case UInt8(ascii: "="), UInt8(ascii: ":"), 0x20, 0x09, 0x0C, 0x0A, 0x0D: break scan
            default: offset &+= 1
            }
        }
        let key = CatalogText(start, min(offset, reader.count), form)
        skipBlanks()
        if reader[offset] == UInt8(ascii: "=") || reader[offset] == UInt8(ascii: ":"), offset < reader.count {
            offset += 1
            skipBlanks()
        }
        let first = min(offset, reader.count)
        form = .verbatim
        while offset < reader.count {
            let byte = reader[offset]
            if byte == UInt8(ascii: "\\") {
                form = .properties
                offset = behindBackslash(offset)
            } else if byte == 0x0A || byte == 0x0D {
                break
            } else {
                offset &+= 1
            }
        }
        offset = min(offset, reader.count)
        add(key, CatalogText(first, offset, form), start: start, leading: leading)
    }

    /// Behind an escape; that of a line break takes the white space of the next line with it.
    private func behindBackslash(_ start: Int) -> Int {
        var end = start + 2
        if reader[start + 1] == 0x0D, reader[end] == 0x0A { end += 1 }
        if reader[start + 1] == 0x0D || reader[start + 1] == 0x0A {
            while end < reader.count, PropertiesEscape.isBlank(reader[end]) { end += 1 }
        }
        return end
    }

    private mutating func skipBlanks() {
        while offset < reader.count {
            if PropertiesEscape.isBlank(reader[offset]) {
                offset &+= 1
            } else if reader[offset] == UInt8(ascii: "\\"), reader[offset + 1] == 0x0A || reader[offset + 1] == 0x0D {
                offset = behindBackslash(offset)
            } else {
                return
            }
        }
    }

    private mutating func add(_ key: CatalogText, _ value: CatalogText, start: Int, leading: Int) {
        var syntax = PropertiesArguments.syntax(of: value, in: source)
        var content = CatalogContent.unit(CatalogUnit(value: value))
        var variables: [CatalogVariable] = []
        if syntax == .messageFormat {
            if let quoted = PropertiesArguments.quotedArgument(in: value, source) {
                records.problems.append(quoted)
                // What it takes is told once.
                syntax = .message
            } else {
                var message = MessageReader(
                    source: source, text: value, syntax: .messageFormat, isOneAlone: isOneAlone)
                (content, variables) = message.read()
                records.problems += message.problems
            }
        }
        let span = SourceSpan(start, value.span.end)
        let first = records.localizations.count
        records.add(
            CatalogEntry(
                key: key, span: span, leading: SourceSpan(min(leading, start), start), comment: comment,
                localizations: first..<(first + 1)),
            CatalogLocalization(
                language: nil, placeholders: syntax, span: span, content: content, variables: variables))
    }
}
