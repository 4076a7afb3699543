import SpokenDiagnostics
import SpokenModel

/// Tells what arguments a value has. Programs give them to `java.text.MessageFormat`, which reads a text only where
/// there are some, so `{0}` is the sign of it: without one an apostrophe is a letter.
enum PropertiesArguments {
    static func syntax(of value: CatalogText, in source: CatalogSource) -> PlaceholderSyntax {
        source.withBytes(value) { bytes in
            let reader = ByteReader(bytes)
            var brace = reader.firstIndex(of: UInt8(ascii: "{"), from: 0)
            guard brace < reader.count else {
                guard let sign = CatalogSource.offset(of: UInt8(ascii: "%"), in: bytes) else { return .message }
                // `%0` of a program of its own.
                return reader[sign + 1].isDigit && reader[sign + 2] != UInt8(ascii: "$") ? .none : .unknown
            }
            while brace < reader.count {
                if isNumbered(reader, brace) { return .messageFormat }
                brace = reader.firstIndex(of: UInt8(ascii: "{"), from: brace + 1)
            }
            return .message
        }
    }

    /// `{0}`, `{1,number}`.
    private static func isNumbered(_ reader: ByteReader, _ start: Int) -> Bool {
        var index = start + 1
        while reader[index] == 0x20 { index += 1 }
        let first = index
        while reader[index].isDigit { index += 1 }
        guard index > first, index - first < 4 else { return false }
        while reader[index] == 0x20 { index += 1 }
        return reader[index] == UInt8(ascii: "}") || reader[index] == UInt8(ascii: ",")
    }

    /// An argument behind an apostrophe that opens a quote: it is shown as it is written, and so is all up to the next.
    static func quotedArgument(in value: CatalogText, _ source: CatalogSource) -> ParseProblem? {
        let found = source.withBytes(value) { bytes -> Int? in
            guard CatalogSource.offset(of: UInt8(ascii: "'"), in: bytes) != nil else { return nil }
            let reader = ByteReader(bytes)
            var index = 0
            var quote: Int?
            while index < reader.count {
                switch reader[index] {
                case UInt8(ascii: "'"):
                    if reader[index + 1] == UInt8(ascii: "'") {
                        index += 1
                    } else {
                        quote = quote == nil ? index : nil
                    }
                // `'{'0'}'` is a brace on purpose.
                case UInt8(ascii: "{"):
                    if let quote, isNumbered(reader, index), quote + 1 != index { return quote }
                default: break
                }
                index += 1
            }
            return nil
        }
        guard let found else { return nil }
        let span = source.span(ofUTF8: found..<(found + 1), in: value)
        return ParseProblem(
            rule: "message-syntax", severity: .error, start: span.start, end: span.end,
            message: "this apostrophe quotes an argument behind it, which is then shown as it is written; write two")
    }
}
