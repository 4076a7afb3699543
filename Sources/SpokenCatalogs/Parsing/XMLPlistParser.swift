/// Reads an XML property list into a positioned tree.
///
/// Document types are skipped, entities that they declare are never expanded, and nesting is limited.
struct XMLPlistParser {
    private let reader: ByteReader
    private var offset: Int
    private var tree = PositionedTree()
    private var hasFailed = false
    /// The content of the last comment since the last element.
    private var comment: CatalogText?

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) -> PositionedTree {
        var parser = XMLPlistParser(bytes, start: start)
        parser.document()
        return parser.tree
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        reader = ByteReader(bytes)
        offset = start
        tree.reserve(bytes.count / 64)
    }

    private enum Tag {
        case open(name: Range<Int>, isEmpty: Bool)
        case close(name: Range<Int>)
        case end
    }

    private mutating func fail(_ start: Int, _ end: Int, _ message: String) {
        guard !hasFailed else { return }
        hasFailed = true
        tree.problems.append(.syntax(start, end, message))
    }

    private mutating func document() {
        let start = offset
        guard case .open(let name, let isEmpty) = nextTag() else {
            if !hasFailed { fail(start, start, "the file holds no property list") }
            return
        }
        guard isName(name, "plist") else {
            // A bare <dict> is accepted.
            value(name, isEmpty: isEmpty, key: nil, comment: nil, start: name.lowerBound - 1, depth: 0)
            return
        }
        guard !isEmpty else { return }
        if case .open(let name, let isEmpty) = nextTag() {
            value(name, isEmpty: isEmpty, key: nil, comment: nil, start: name.lowerBound - 1, depth: 0)
        }
        if !hasFailed, case .open(let name, _) = nextTag() {
            fail(name.lowerBound - 1, name.upperBound, "a property list holds one value; remove the second")
        }
    }

    /// Moves to the next tag; text between tags is reported, comments are kept.
    private mutating func nextTag() -> Tag {
        while offset < reader.count, !hasFailed {
            let byte = reader[offset]
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                offset &+= 1
                continue
            }
            guard byte == UInt8(ascii: "<") else {
                let end = reader.firstIndex(of: UInt8(ascii: "<"), from: offset)
                // Apple's readers refuse the file here; the elements behind it are still worth reading.
                tree.problems.append(
                    .syntax(offset, end, "text stands outside of an element; put it into <string>"))
                offset = end
                continue
            }
            switch reader[offset + 1] {
            case UInt8(ascii: "?"): skip(past: "?>", opening: 2)
            case UInt8(ascii: "!"):
                if reader.has("<!--", at: offset) {
                    let start = offset + 4
                    skip(past: "-->", opening: 4)
                    comment = CatalogText(start, max(start, offset - 3), .verbatim)
                } else {
                    skipDocumentType()
                }
            default: return tag()
            }
        }
        return .end
    }

    /// - Parameter opening: the length of the opening mark; "<!-->" does not close itself.
    private mutating func skip(past text: StaticString, opening: Int) {
        guard let end = reader.firstRange(of: text, from: offset + opening) else {
            fail(offset, min(offset + 4, reader.count), "this markup is never closed")
            offset = reader.count
            return
        }
        offset = end + text.utf8CodeUnitCount
    }

    private mutating func skipDocumentType() {
        let start = offset
        var depth = 0
        var quote: UInt8 = 0
        while offset < reader.count {
            let byte = reader[offset]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") {
                depth -= 1
            }
            offset += 1
            if depth == 0 { return }
        }
        fail(start, min(start + 9, reader.count), "this document type is never closed")
    }

    private mutating func tag() -> Tag {
        let start = offset
        let isClosing = reader[offset + 1] == UInt8(ascii: "/")
        let nameStart = offset + (isClosing ? 2 : 1)
        var nameEnd = nameStart
        while isNameByte(reader[nameEnd]) { nameEnd += 1 }
        var index = nameEnd
        var quote: UInt8 = 0
        while index < reader.count {
            let byte = reader[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: ">") {
                break
            } else if byte == UInt8(ascii: "<") {
                break
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            index += 1
        }
        guard nameEnd > nameStart, index < reader.count, reader[index] == UInt8(ascii: ">") else {
            fail(start, min(max(nameEnd, start + 1), reader.count), "this tag is never closed; write '<' as &lt;")
            return .end
        }
        offset = index + 1
        if isClosing { return .close(name: nameStart..<nameEnd) }
        return .open(name: nameStart..<nameEnd, isEmpty: reader[index - 1] == UInt8(ascii: "/"))
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }

    private func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
        range.count == name.utf8CodeUnitCount && reader.has(name, at: range.lowerBound)
    }

    private func name(_ range: Range<Int>) -> String {
        String(decoding: reader.slice(range.lowerBound, min(range.upperBound, range.lowerBound + 64)), as: UTF8.self)
    }

    private mutating func value(
        _ name: Range<Int>, isEmpty: Bool, key: CatalogText?, comment: CatalogText?, start: Int, depth: Int
    ) {
        guard depth < PositionedTree.maximumDepth else {
            fail(start, name.upperBound, "the list is nested deeper than \(PositionedTree.maximumDepth) levels")
            return
        }
        if isName(name, "string") {
            scalar(.string, name, isEmpty, key, comment, start)
        } else if isName(name, "dict") {
            container(.dictionary, name, isEmpty, key, comment, start, depth)
        } else if isName(name, "array") {
            container(.array, name, isEmpty, key, comment, start, depth)
        } else if isName(name, "true") || isName(name, "false") {
            let text = CatalogText(name.lowerBound, name.upperBound, .verbatim)
            if !isEmpty { _ = content(name) }
            tree.add(.boolean, key: key, comment: comment, text: text, start: start, end: offset)
        } else if isName(name, "integer") {
            scalar(.integer, name, isEmpty, key, comment, start)
        } else if isName(name, "real") {
            scalar(.real, name, isEmpty, key, comment, start)
        } else if isName(name, "date") {
            scalar(.date, name, isEmpty, key, comment, start)
        } else if isName(name, "data") {
            scalar(.data, name, isEmpty, key, comment, start)
        } else {
            fail(start, name.upperBound, "a property list has no element '\(self.name(name))'")
        }
    }

    private mutating func scalar(
        _ kind: PositionedTree.Kind, _ name: Range<Int>, _ isEmpty: Bool, _ key: CatalogText?,
        _ comment: CatalogText?, _ start: Int
    ) {
        let text = isEmpty ? CatalogText(offset, offset, .verbatim) : content(name)
        guard let text else { return }
        tree.add(kind, key: key, comment: comment, text: text, start: start, end: offset)
    }

    /// Reads character data up to the closing tag of this name.
    private mutating func content(_ name: Range<Int>) -> CatalogText? {
        let start = offset
        var form = CatalogText.Form.verbatim
        while offset < reader.count {
            let byte = reader[offset]
            if byte > UInt8(ascii: "<") || (byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != 0x0D) {
                offset &+= 1
            } else if byte == UInt8(ascii: "<") {
                if reader[offset + 1] == UInt8(ascii: "!") {
                    form = .xml
                    let isData = reader.has("<![CDATA[", at: offset)
                    skip(past: isData ? "]]>" : "-->", opening: isData ? 9 : 4)
                    if hasFailed { return nil }
                    continue
                }
                let end = offset
                let tagStart = offset
                guard case .close(let closing) = tag() else {
                    if !hasFailed {
                        fail(tagStart, offset, "<\(self.name(name))> holds text only; write '<' as &lt;")
                    }
                    return nil
                }
                guard closing.count == name.count,
                    reader.slice(closing.lowerBound, closing.upperBound)
                        .elementsEqual(reader.slice(name.lowerBound, name.upperBound))
                else {
                    fail(
                        tagStart, offset,
                        "</\(self.name(closing))> closes <\(self.name(name))>; write </\(self.name(name))>")
                    return nil
                }
                return CatalogText(start, end, form)
            } else {
                form = .xml
                if byte == UInt8(ascii: "&"), XMLText.entityEnd(reader, offset) == nil {
                    tree.problems.append(
                        .syntax(offset, offset + 1, "'&' starts no known entity here; write it as &amp;"))
                }
                offset &+= 1
            }
        }
        fail(name.lowerBound - 1, name.upperBound + 1, "<\(self.name(name))> is never closed")
        return nil
    }

    private mutating func container(
        _ kind: PositionedTree.Kind, _ name: Range<Int>, _ isEmpty: Bool, _ key: CatalogText?,
        _ comment: CatalogText?, _ start: Int, _ depth: Int
    ) {
        let index = tree.open(kind, key: key, comment: comment, start: start)
        defer { tree.close(index, end: offset) }
        guard !isEmpty else { return }
        self.comment = nil
        var itemKey: CatalogText?
        var itemComment: CatalogText?
        while !hasFailed {
            let tagOffset = offset
            switch nextTag() {
            case .end:
                fail(start, name.upperBound + 1, "<\(self.name(name))> is never closed")
            case .close(let closing):
                guard isName(closing, kind == .dictionary ? "dict" : "array") else {
                    fail(
                        closing.lowerBound - 2, closing.upperBound + 1,
                        "</\(self.name(closing))> closes <\(self.name(name))>; write </\(self.name(name))>")
                    return
                }
                if let itemKey {
                    tree.problems.append(
                        .structure(Int(itemKey.start), Int(itemKey.end), "this key has no value; add one"))
                }
                return
            case .open(let child, let isEmpty):
                if kind == .dictionary, isName(child, "key") {
                    if let itemKey {
                        tree.problems.append(
                            .structure(Int(itemKey.start), Int(itemKey.end), "this key has no value; add one"))
                    }
                    itemComment = self.comment
                    self.comment = nil
                    itemKey = isEmpty ? CatalogText(offset, offset, .verbatim) : content(child)
                } else if kind == .dictionary, itemKey == nil {
                    fail(max(tagOffset, child.lowerBound - 1), offset, "a value stands without a <key>; add one")
                } else {
                    value(
                        child, isEmpty: isEmpty, key: itemKey, comment: itemComment, start: child.lowerBound - 1,
                        depth: depth + 1)
                    itemKey = nil
                    itemComment = nil
                    self.comment = nil
                }
            }
        }
    }
}
