import SpokenDiagnostics

/// How a text of an XML file is written anew.
enum XMLEdit {
    /// Tags that stood in the old text stay tags; an empty element `<target/>` has no place between tags: it is opened.
    static func edit(_ text: CatalogText, to replacement: String, in source: CatalogSource) -> (SourceSpan, String) {
        let tags = source.text.withUnsafeBufferPointer { XMLTagSet(CatalogSource.slice($0, text)) }
        let encoded = tags.written(replacement[...]) { CatalogTextEncoder.xml(String($0)) }
        return opened(text.span, in: source.text, encoded) ?? (text.span, encoded)
    }

    /// The edit that opens an empty element; nil where the span stands between tags.
    static func opened(_ span: SourceSpan, in text: [UInt8], _ encoded: String) -> (SourceSpan, String)? {
        guard span.length == 0, span.start >= 2, span.start <= text.count, text[span.start - 1] == UInt8(ascii: ">"),
            text[span.start - 2] == UInt8(ascii: "/"), let open = text[..<span.start].lastIndex(of: UInt8(ascii: "<"))
        else { return nil }
        let name = text[(open + 1)..<span.start].prefix { $0.isXMLName }
        return (
            SourceSpan(span.start - 2, span.start), ">\(encoded)</\(String(decoding: name, as: UTF8.self))>"
        )
    }
}
