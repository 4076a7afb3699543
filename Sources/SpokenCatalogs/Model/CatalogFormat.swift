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
}
