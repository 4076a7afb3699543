import SpokenDiagnostics
import SpokenModel

/// Reads `<data name><value>`; what has a type is an object and no text.
struct ResxReader {
    private var reader: XMLReader
    private var records = CatalogRecords()
    private var leading = 0

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource
    ) -> CatalogRecords {
        var reader = ResxReader(reader: XMLReader(bytes, start: start))
        reader.document()
        reader.records.problems = reader.reader.problems
        return reader.records
    }

    private init(reader: XMLReader) {
        self.reader = reader
    }

    private mutating func document() {
        let start = reader.offset
        guard let root = nextTag() else {
            reader.fail(start, start, "the file has no <root>; write it around the data")
            return
        }
        guard reader.isName(root.name, "root") else {
            reader.fail(
                root.name.lowerBound - 1, root.name.upperBound,
                "the root of a resource file is <root>, not <\(reader.name(root.name))>")
            return
        }
        leading = reader.offset
        guard !root.isEmpty else { return }
        while let tag = nextTag() {
            if reader.isName(tag.name, "data") {
                data(tag)
            } else if !tag.isEmpty {
                reader.skipElement()
            }
            leading = reader.offset
        }
    }

    /// The next tag before the current element ends; white space and comments are passed over.
    private mutating func nextTag() -> XMLTag? {
        while true {
            switch reader.next() {
            case .start(let tag): return tag
            case .end, .finished: return nil
            case .text(_, isBlank: true), .instruction, .documentType, .comment: continue
            case .text, .data:
                let range = reader.textRange
                reader.report(
                    .syntax(
                        range.lowerBound, range.upperBound, "text stands outside of an element; put it into <value>"))
            }
        }
    }

    private mutating func data(_ tag: XMLTag) {
        let start = tag.name.lowerBound - 1
        var name: CatalogText?
        var isObject = false
        for attribute in XMLAttributes(tag, in: reader.bytes) {
            if reader.isName(attribute.name, "name") { name = reader.text(of: attribute) }
            if reader.isName(attribute.name, "type") || reader.isName(attribute.name, "mimetype") { isObject = true }
        }
        var value: CatalogText?
        var comment: CatalogText?
        while !tag.isEmpty, let child = nextTag() {
            if reader.isName(child.name, "value") {
                value = text(child)
            } else if reader.isName(child.name, "comment") {
                comment = text(child)
            } else if !child.isEmpty {
                reader.skipElement()
            }
        }
        guard !reader.hasFailed, !isObject else { return }
        guard let name else {
            reader.report(.structure(start, tag.name.upperBound, "<data> has no name; add name=\"…\""))
            return
        }
        // `$this.Text` and `>>button.Type` describe forms of a window.
        let first = reader.bytes[Int(name.start)]
        let isLayout = first == UInt8(ascii: ">") || reader.bytes.has("&gt;&gt;", at: Int(name.start))
        guard !isLayout else { return }
        let span = SourceSpan(start, reader.offset)
        let position = records.localizations.count
        let content = value.map { CatalogContent.unit(CatalogUnit(value: $0)) } ?? .empty
        if value == nil {
            reader.report(.structure(start, tag.name.upperBound, "this data has no <value>; add it"))
        }
        records.add(
            CatalogEntry(
                key: name, span: span, leading: SourceSpan(min(leading, start), start), comment: comment,
                localizations: position..<(position + 1)),
            CatalogLocalization(language: nil, placeholders: .brace, span: span, content: content, variables: []))
    }

    private mutating func text(_ tag: XMLTag) -> CatalogText {
        let start = reader.offset
        guard !tag.isEmpty else { return CatalogText(start, start, .verbatim) }
        reader.skipElement()
        let end = reader.hasFailed ? start : reader.eventRange.lowerBound
        let isVerbatim = reader.bytes.slice(start, end)
            .allSatisfy { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != 0x0D }
        return CatalogText(start, end, isVerbatim ? .verbatim : .xmlMarkup)
    }
}
