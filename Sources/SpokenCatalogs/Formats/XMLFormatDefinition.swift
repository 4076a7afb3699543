import SpokenDiagnostics

/// What formats of XML share: they are told by their root, and a value is edited between its tags.
protocol XMLFormatDefinition: CatalogFormatDefinition {
    /// The name of the root element.
    static var root: String { get }
}

extension XMLFormatDefinition {
    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        start.first == UInt8(ascii: "<") && XMLRoot.name(of: start) == root
    }

    static func comment(_ text: String, in source: CatalogSource) -> String? { "<!-- \(text) -->" }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        CatalogTextEncoder.xml(text)
    }

    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String) {
        XMLEdit.edit(text, to: replacement, in: file.source)
    }
}
