/// The three kinds of catalog files.
public enum CatalogFormat: String, Sendable, Hashable, Codable, CaseIterable {
    /// `"key" = "value";` or a flat property list; one language.
    case strings
    /// A property list with plural, width and device rules; one language.
    case stringsdict
    /// A String Catalog: JSON with all languages.
    case xcstrings

    /// Reads the end of a path: `Localizable.strings`; nil for other files.
    public init?(path: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        self.init(rawValue: String(path[path.index(after: dot)...]).lowercased())
    }

    /// What the first bytes look like, for a pipe: JSON is a String Catalog, a property list has rules or plain
    /// strings, and everything else is .strings.
    package init(content: [UInt8]) {
        let (source, _) = SourceReader.read(Array(content.prefix(256)))
        let start = source.text.drop { $0 <= 0x20 || $0 >= 0x80 }
        if source.encoding == .binary || start.first == UInt8(ascii: "<") {
            self = .stringsdict
        } else if start.first == UInt8(ascii: "{"),
            start.dropFirst().first(where: { $0 > 0x20 }) == UInt8(ascii: "\""),
            !source.text.contains(UInt8(ascii: "=")), !source.text.contains(UInt8(ascii: ";"))
        {
            self = .xcstrings
        } else {
            self = .strings
        }
    }
}
