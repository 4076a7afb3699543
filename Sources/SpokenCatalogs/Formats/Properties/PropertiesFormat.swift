import SpokenDiagnostics
import SpokenModel

/// Java's .properties of a ResourceBundle: one language a file, arguments of MessageFormat.
enum PropertiesFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.properties
    static let endings = ["properties"]
    static let baseIsSource = true
    static let countsWhole = true
    static let zeroIsExact = false
    static let fallsBackToLatin1 = true

    /// Most other files of this ending are settings: a bundle names a language, or stands beside one that does, or has
    /// one of these names.
    private static let bases: Set<String> = [
        "messages", "strings", "labels", "bundle", "i18n", "translations", "translation", "validationmessages", "texts",
    ]

    static func claims(path: String) -> Bool {
        let place = place(of: path)
        return place.language != nil || bases.contains(place.table.lowercased())
    }

    /// `shop.properties` beside `shop_ru.properties`.
    static func base(of name: String) -> String? {
        let place = place(of: name)
        return place.language == nil ? nil : place.table + ".properties"
    }

    /// `messages_pt_BR.properties`; one without a language holds the texts of the source language.
    static func place(of path: String) -> CatalogPath {
        var place = CatalogPath(underscored: path)
        place.isBase = place.language == nil
        return place
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        PropertiesParser.parse(bytes, start: start, source: source, language: place.language)
    }

    static func comment(_ text: String, in source: CatalogSource) -> String? { "# \(text)" }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        PropertiesEscape.value(text, escapesLetters: escapesLetters(value, in: source))
    }

    /// A key alone gets its equals sign with the value; a blank between them is no sign before a text that begins with one.
    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String) {
        let written = escaped(replacement, for: text, in: file.source)
        let bytes = file.source.text
        var place = min(text.span.start, bytes.count)
        while place > 0 {
            let byte = bytes[place - 1]
            let isBreak =
                byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "\\") && place < bytes.count && bytes[place] < 0x20
            guard isBreak || PropertiesEscape.isBlank(byte) else { break }
            place -= 1
        }
        let isSeparated = place > 0 && (bytes[place - 1] == UInt8(ascii: "=") || bytes[place - 1] == UInt8(ascii: ":"))
        if isSeparated { return (text.span, written) }
        // A backslash that ends the file would take the sign for an escaped one.
        let start = min(text.span.start, bytes.count)
        let backslashes = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        return (SourceSpan(start - backslashes % 2, text.span.end), "=" + written)
    }

    static func withoutLetters(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        var isEscaped = false
        for byte in bytes {
            if byte < 0x80 {
                result.append(byte)
            } else {
                // The backslash before a letter means nothing, but before that of an escape it would be one by itself.
                if isEscaped { result.removeLast() }
                result += UnicodeEscape.written(UInt16(byte), uppercase: true).utf8
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return result
    }

    /// True where letters beyond ASCII are written as `\uXXXX`: in a file of ISO-8859-1, and where the file has no other.
    private static func escapesLetters(_ value: CatalogText, in source: CatalogSource) -> Bool {
        if source.encoding == .latin1 { return true }
        let text = source.text
        let own = text[min(value.span.start, text.count)..<min(value.span.end, text.count)]
        if own.contains(where: { $0 >= 0x80 }) { return false }
        if value.form == .properties, own.contains(UInt8(ascii: "u")) { return true }
        let start = text.prefix(65_536)
        return !start.contains { $0 >= 0x80 } && start.contains(UInt8(ascii: "\\"))
    }
}
