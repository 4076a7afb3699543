import SpokenDiagnostics

/// A property list with rules for plurals, widths and devices, in a folder of its language.
enum StringsdictFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.stringsdict
    static let endings = ["stringsdict"]
    /// Rules override plain strings of the same table and language.
    static let rank = 0

    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        start.first == UInt8(ascii: "<") || start.starts(with: "bplist".utf8)
    }

    static func place(of path: String) -> CatalogPath { CatalogPath(project: path) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        let tree =
            source.encoding == .binary ? BinaryPlistParser.parse(bytes) : XMLPlistParser.parse(bytes, start: start)
        return PropertyListReader.read(tree, source: source, allowsRules: true)
    }

    static func comment(_ text: String, in source: CatalogSource) -> String? {
        source.encoding == .binary ? nil : "<!-- \(text) -->"
    }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        CatalogTextEncoder.xml(text)
    }

    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String) {
        PropertyListEdit.edit(text.span, to: replacement, in: file.source.text)
    }
}
