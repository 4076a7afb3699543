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
        let (source, _) = SourceReader.read(Array(content.prefix(1024)))
        let start = source.text.drop { $0 <= 0x20 || $0 >= 0x80 }
        if source.encoding == .binary || start.first == UInt8(ascii: "<") {
            self = .stringsdict
        } else {
            self = Self.isObject(start) ? .xcstrings : .strings
        }
    }

    /// True for `{ "name" :`; a .strings file may start with a brace and a key too, and goes on with `=`.
    private static func isObject(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: "{") else { return false }
        let name = text.dropFirst().drop { $0 <= 0x20 }
        guard name.first == UInt8(ascii: "\""), let end = name.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
            return false
        }
        return name[(end + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":")
    }
}
