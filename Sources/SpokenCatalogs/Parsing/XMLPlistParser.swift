/// Reads an XML property list into a positioned tree.
struct XMLPlistParser {
    private var reader: XMLReader
    private var tree = PositionedTree()
    /// The content of the last comment since the last element.
    private var comment: CatalogText?

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) -> PositionedTree {
        var parser = XMLPlistParser(bytes, start: start)
        parser.document()
        parser.tree.problems = parser.reader.problems
        return parser.tree
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        reader = XMLReader(bytes, start: start)
        tree.reserve(bytes.count / 64)
    }

    private enum Tag {
        case open(XMLTag)
        case close
        case end
    }

    private mutating func document() {
        let start = reader.offset
        guard case .open(let tag) = nextTag() else {
            reader.fail(start, start, "the file holds no property list")
            return
        }
        guard reader.isName(tag.name, "plist") else {
            // A bare <dict> is accepted.
            value(tag, key: nil, comment: nil, depth: 0)
            return
        }
        guard !tag.isEmpty else { return }
        if case .open(let tag) = nextTag() { value(tag, key: nil, comment: nil, depth: 0) }
        if case .open(let tag) = nextTag() {
            reader.fail(
                tag.name.lowerBound - 1, tag.name.upperBound, "a property list holds one value; remove the second")
        }
    }

    /// Moves to the next tag; text between tags is reported, comments are kept.
    private mutating func nextTag() -> Tag {
        while true {
            switch reader.next() {
            case .start(let tag): return .open(tag)
            case .end: return .close
            case .finished: return .end
            case .text(_, isBlank: true), .instruction, .documentType: continue
            case .text, .data:
                // Apple's readers refuse the file here; the elements behind it are still worth reading.
                let range = reader.textRange
                reader.report(
                    .syntax(
                        range.lowerBound, range.upperBound, "text stands outside of an element; put it into <string>"))
            case .comment(let range): comment = CatalogText(range.lowerBound, range.upperBound, .verbatim)
            }
        }
    }

    private mutating func value(_ tag: XMLTag, key: CatalogText?, comment: CatalogText?, depth: Int) {
        let name = tag.name
        let start = name.lowerBound - 1
        guard depth < PositionedTree.maximumDepth else {
            reader.fail(
                start, name.upperBound, "the list is nested deeper than \(PositionedTree.maximumDepth) levels")
            return
        }
        if reader.isName(name, "string") {
            scalar(.string, tag, key, comment)
        } else if reader.isName(name, "dict") {
            container(.dictionary, tag, key, comment, depth)
        } else if reader.isName(name, "array") {
            container(.array, tag, key, comment, depth)
        } else if reader.isName(name, "true") || reader.isName(name, "false") {
            let text = CatalogText(name.lowerBound, name.upperBound, .verbatim)
            if !tag.isEmpty { _ = content(name) }
            tree.add(.boolean, key: key, comment: comment, text: text, start: start, end: reader.offset)
        } else if reader.isName(name, "integer") {
            scalar(.integer, tag, key, comment)
        } else if reader.isName(name, "real") {
            scalar(.real, tag, key, comment)
        } else if reader.isName(name, "date") {
            scalar(.date, tag, key, comment)
        } else if reader.isName(name, "data") {
            scalar(.data, tag, key, comment)
        } else {
            reader.fail(start, name.upperBound, "a property list has no element '\(reader.name(name))'")
        }
    }

    private mutating func scalar(
        _ kind: PositionedTree.Kind, _ tag: XMLTag, _ key: CatalogText?, _ comment: CatalogText?
    ) {
        let text = tag.isEmpty ? CatalogText(reader.offset, reader.offset, .verbatim) : content(tag.name)
        guard let text else { return }
        tree.add(
            kind, key: key, comment: comment, text: text, start: tag.name.lowerBound - 1, end: reader.offset)
    }

    /// Reads character data up to the closing tag of this name; nil where the reading ended.
    private mutating func content(_ name: Range<Int>) -> CatalogText? {
        let start = reader.offset
        var form = CatalogText.Form.verbatim
        while true {
            switch reader.next() {
            case .text(let isVerbatim, _): if !isVerbatim { form = .xml }
            case .data, .comment, .instruction, .documentType: form = .xml
            case .end: return CatalogText(start, reader.eventRange.lowerBound, form)
            case .start(let tag):
                reader.fail(
                    tag.name.lowerBound - 1, reader.offset,
                    "<\(reader.name(name))> holds text only; write '<' as &lt;")
                return nil
            case .finished: return nil
            }
        }
    }

    private mutating func container(
        _ kind: PositionedTree.Kind, _ tag: XMLTag, _ key: CatalogText?, _ comment: CatalogText?, _ depth: Int
    ) {
        let index = tree.open(kind, key: key, comment: comment, start: tag.name.lowerBound - 1)
        defer { tree.close(index, end: reader.offset) }
        guard !tag.isEmpty else { return }
        self.comment = nil
        var itemKey: CatalogText?
        var itemComment: CatalogText?
        while true {
            switch nextTag() {
            case .end: return
            case .close:
                if let itemKey { lone(itemKey) }
                return
            case .open(let child):
                if kind == .dictionary, reader.isName(child.name, "key") {
                    if let itemKey { lone(itemKey) }
                    itemComment = self.comment
                    self.comment = nil
                    itemKey =
                        child.isEmpty ? CatalogText(reader.offset, reader.offset, .verbatim) : content(child.name)
                } else if kind == .dictionary, itemKey == nil {
                    reader.fail(child.name.lowerBound - 1, reader.offset, "a value stands without a <key>; add one")
                } else {
                    value(child, key: itemKey, comment: itemComment, depth: depth + 1)
                    itemKey = nil
                    itemComment = nil
                    self.comment = nil
                }
            }
        }
    }

    private mutating func lone(_ key: CatalogText) {
        reader.report(.structure(Int(key.start), Int(key.end), "this key has no value; add one"))
    }
}
