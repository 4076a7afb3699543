/// One `<file>` of an XLIFF 1.2 or 2.x document: the strings of one table in two languages.
///
/// ```swift
/// let files = try XLIFFFile.read(bytes)
/// files[0].table                 // "Localizable"
/// files[0].units[0].target       // "Привет"
/// ```
public struct XLIFFFile: Sendable, Hashable {
    /// One string: `<trans-unit>` of 1.2, `<unit>` of 2.x.
    public struct Unit: Sendable, Hashable {
        /// The key, and behind `|==|` the path of selectors: `cart.items|==|plural.few`. Of a .stringsdict the path in
        /// it, as Xcode writes it: `/cart.items:dict/count:dict/few:dict/:string`.
        public var id = ""
        /// The text of the source language, entities resolved.
        public var source = ""
        /// nil where nobody has translated yet.
        public var target: String?
        /// `new`, `translated`, `needs-review-translation`, …
        public var state: String?
        /// What translators are told; several notes are lines of one.
        public var note: String?
        /// True where inline elements were taken as the text in them.
        public var losesElements = false
    }

    /// The file that the strings come from.
    public var original = ""
    /// `source-language` and `target-language`, BCP 47; nil where the file does not say them.
    public var sourceLanguage: String?
    public var targetLanguage: String?
    /// In the order of the file.
    public var units: [Unit] = []

    /// The name of the original without folders and ending.
    public var table: String {
        let name = original.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }

    /// - Throws: `XLIFFError` for what is no XLIFF.
    public static func read(_ bytes: [UInt8]) throws(XLIFFError) -> [XLIFFFile] { try XLIFFReader.read(bytes) }
}
