import SpokenDiagnostics

/// `"key" = "value";`, or a flat property list, in a folder of its language.
enum StringsFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.strings
    static let endings = ["strings"]
    static let rank = 3

    static func place(of path: String) -> CatalogPath { CatalogPath(project: path) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        if source.encoding == .binary {
            return PropertyListReader.read(BinaryPlistParser.parse(bytes), source: source, allowsRules: false)
        }
        guard isXML(ByteReader(bytes), start) else { return StringsParser.parse(bytes, start: start) }
        return PropertyListReader.read(
            XMLPlistParser.parse(bytes, start: start), source: source, allowsRules: false)
    }

    static func comment(_ text: String, in source: CatalogSource) -> String? {
        guard source.encoding != .binary else { return nil }
        let start = source.encoding == .utf8WithMark ? 3 : 0
        let isPropertyList = source.text.withUnsafeBufferPointer { isXML(ByteReader($0), start) }
        return isPropertyList ? "<!-- \(text) -->" : "/* \(text) */"
    }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        // A property list with the name of a .strings file.
        let before = source.text.indices.contains(value.span.start - 1) ? source.text[value.span.start - 1] : 0
        guard before != UInt8(ascii: ">") else { return CatalogTextEncoder.xml(text) }
        return CatalogTextEncoder.strings(text, quote: before == UInt8(ascii: "'") ? "'" : "\"")
    }

    /// The value of an entry that is only a key (`"Open";`) is written behind it.
    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String) {
        let bytes = file.source.text
        let span = text.span
        let before = bytes.indices.contains(span.start - 1) ? bytes[span.start - 1] : 0
        if before == UInt8(ascii: ">") { return PropertyListEdit.edit(span, to: replacement, in: bytes) }
        let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
        if file.entries.contains(where: { $0.key == text }) {
            let end = span.end + (isQuoted ? 1 : 0)
            return (SourceSpan(end, end), " = \"\(CatalogTextEncoder.strings(replacement))\"")
        }
        let encoded = escaped(replacement, for: text, in: file.source)
        // A bare word stays bare where the other one may stand without quotes too.
        let isBare = !isQuoted && !replacement.isEmpty && replacement.utf8.allSatisfy(isBare)
        return (span, isQuoted || isBare ? encoded : "\"\(encoded)\"")
    }

    /// Letters, digits and the few signs that no comment starts with.
    private static func isBare(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }

    /// Files that convert settings or come from old projects: .strings files may be property lists.
    private static func isXML(_ reader: ByteReader, _ start: Int) -> Bool {
        var offset = start
        while offset < reader.count, reader[offset] <= 0x20 { offset += 1 }
        return reader.has("<?xml", at: offset) || reader.has("<!DOCTYPE", at: offset)
            || reader.has("<plist", at: offset)
    }
}
