import SpokenDiagnostics

/// How a text of an XML property list is written anew.
enum PropertyListEdit {
    /// An empty element `<string/>` has no place between tags: it is opened.
    static func edit(_ span: SourceSpan, to replacement: String, in text: [UInt8]) -> (SourceSpan, String) {
        let encoded = CatalogTextEncoder.xml(replacement)
        if span.length == 0, span.start >= 2, span.start <= text.count, text[span.start - 1] == UInt8(ascii: ">"),
            text[span.start - 2] == UInt8(ascii: "/")
        {
            return (SourceSpan(span.start - 2, span.start), ">\(encoded)</string>")
        }
        return (span, encoded)
    }
}
