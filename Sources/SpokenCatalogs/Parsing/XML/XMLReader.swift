/// Reads XML piece by piece, each with its place; the one reader of all formats that are written in it.
///
/// What every XML parser refuses ends the reading with a problem at its place. Document types are skipped and entities
/// that they declare are never expanded, so that nothing grows; nesting is limited; each byte is looked at once.
struct XMLReader {
    let bytes: ByteReader
    private(set) var offset: Int
    /// The piece that `next` returned last.
    private(set) var eventRange = 0..<0
    /// The elements that are open, by the places of their names.
    private(set) var open: [Range<Int>] = []
    private(set) var problems: [ParseProblem] = []
    /// True behind an error that ended the reading.
    private(set) var hasFailed = false
    private var documentType = 0..<0
    private let allowsDeclaredEntities: Bool

    /// Deeper documents are refused.
    static let maximumDepth = 256
    /// More of a kind say nothing new.
    private static let maximumProblems = 1000

    /// - Parameter allowsDeclaredEntities: true where `&name;` of an entity that the document type declares is no
    ///   problem; it stays as it is written.
    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, allowsDeclaredEntities: Bool = false) {
        self.bytes = ByteReader(bytes)
        self.allowsDeclaredEntities = allowsDeclaredEntities
        offset = start
        open.reserveCapacity(16)
    }

    /// Reports what does not end the reading.
    mutating func report(_ problem: ParseProblem) {
        if problems.count < Self.maximumProblems { problems.append(problem) }
    }

    /// Reports an error and ends the reading. Only the first one counts.
    mutating func fail(_ start: Int, _ end: Int, _ message: String) {
        guard !hasFailed else { return }
        hasFailed = true
        problems.append(.syntax(start, end, message))
    }

    func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
        range.count == name.utf8CodeUnitCount && bytes.has(name, at: range.lowerBound)
    }

    /// A name for messages.
    func name(_ range: Range<Int>) -> String {
        String(decoding: bytes.slice(range.lowerBound, min(range.upperBound, range.lowerBound + 64)), as: UTF8.self)
    }

    mutating func next() -> XMLEvent {
        guard !hasFailed else { return .finished }
        guard offset < bytes.count else {
            if let name = open.last {
                fail(name.lowerBound - 1, name.upperBound + 1, "<\(self.name(name))> is never closed")
            }
            eventRange = offset..<offset
            return .finished
        }
        let start = offset
        let event = bytes[offset] == UInt8(ascii: "<") ? markup() : text()
        eventRange = start..<max(start, offset)
        return hasFailed ? .finished : event
    }

    /// Skips the rest of an element that was opened last, with all that it holds.
    mutating func skipElement() {
        let depth = open.count - 1
        while open.count > depth {
            if case .finished = next() { return }
        }
    }

    /// The last piece without white space before it: where a message about text points to.
    var textRange: Range<Int> {
        var start = eventRange.lowerBound
        while start < eventRange.upperBound, bytes[start] <= 0x20 { start += 1 }
        return start..<eventRange.upperBound
    }

    private mutating func text() -> XMLEvent {
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x0A || bytes[offset] == 0x09 {
            offset &+= 1
        }
        if bytes[offset] == UInt8(ascii: "<") { return .text(isVerbatim: true, isBlank: true) }
        var isVerbatim = true
        var isBlank = true
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte > UInt8(ascii: "<") {
                isBlank = false
            } else if byte == UInt8(ascii: "<") {
                break
            } else if byte == UInt8(ascii: "&") {
                isVerbatim = false
                isBlank = false
                reference()
                continue
            } else if byte == 0x0D {
                isVerbatim = false
            } else if byte > 0x20 {
                isBlank = false
            }
            offset &+= 1
        }
        return .text(isVerbatim: isVerbatim, isBlank: isBlank)
    }

    /// Moves behind the reference at `offset`, or behind an ampersand that starts none.
    private mutating func reference() {
        if let end = XMLText.entityEnd(bytes, offset) {
            offset = end
            return
        }
        if !isDeclared(offset) {
            report(.syntax(offset, offset + 1, "'&' starts no known entity here; write it as &amp;"))
        }
        offset += 1
    }

    /// True for `&name;` where the document type has `<!ENTITY name`.
    private func isDeclared(_ ampersand: Int) -> Bool {
        guard allowsDeclaredEntities, !documentType.isEmpty else { return false }
        var end = ampersand + 1
        while end - ampersand < 64, bytes[end].isXMLName { end += 1 }
        guard end > ampersand + 1, bytes[end] == UInt8(ascii: ";") else { return false }
        let name = bytes.slice(ampersand + 1, end)
        // A document type of a string file has a handful of names; a hostile one is not searched for each reference.
        let limit = min(documentType.upperBound, documentType.lowerBound + 4096)
        var index = documentType.lowerBound
        while let found = bytes.firstRange(of: "<!ENTITY", from: index), found < limit {
            var start = found + 8
            while start < limit, bytes[start] <= 0x20 { start += 1 }
            if bytes.slice(start, min(start + name.count, bytes.count)).elementsEqual(name),
                !bytes[start + name.count].isXMLName
            {
                return true
            }
            index = found + 8
        }
        return false
    }

    private mutating func markup() -> XMLEvent {
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"): return closingTag()
        case UInt8(ascii: "?"):
            _ = skip(past: "?>", opening: 2)
            return .instruction
        case UInt8(ascii: "!"):
            if bytes.has("<!--", at: offset) { return .comment(skip(past: "-->", opening: 4)) }
            if bytes.has("<![CDATA[", at: offset) { return .data(skip(past: "]]>", opening: 9)) }
            skipDocumentType()
            return .documentType
        default: return tag()
        }
    }

    /// - Parameter opening: the length of the opening mark; "<!-->" does not close itself.
    /// - Returns: what stands between the marks.
    private mutating func skip(past text: StaticString, opening: Int) -> Range<Int> {
        let start = offset + opening
        guard let end = bytes.firstRange(of: text, from: start) else {
            fail(offset, min(offset + 4, bytes.count), "this markup is never closed")
            return 0..<0
        }
        offset = end + text.utf8CodeUnitCount
        return start..<end
    }

    private mutating func skipDocumentType() {
        let start = offset
        guard open.isEmpty else {
            fail(start, min(start + 2, bytes.count), "this is no comment, no CDATA section and no element")
            return
        }
        var depth = 0
        var quote: UInt8 = 0
        while offset < bytes.count {
            let byte = bytes[offset]
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
            if depth == 0 {
                documentType = start..<offset
                return
            }
        }
        fail(start, min(start + 9, bytes.count), "this document type is never closed")
    }

    private mutating func closingTag() -> XMLEvent {
        let start = offset
        // Nearly all: the name of the element that is open, and the bracket.
        if let opened = open.last, bytes[start + 2 + opened.count] == UInt8(ascii: ">"),
            bytes.isSame(start + 2, opened)
        {
            open.removeLast()
            offset = start + 3 + opened.count
            return .end(name: (start + 2)..<(offset - 1))
        }
        let name = nameRange(from: start + 2)
        var end = name.upperBound
        while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
        guard !name.isEmpty, bytes[end] == UInt8(ascii: ">"), end < bytes.count else {
            unclosed(start, name)
            return .finished
        }
        offset = end + 1
        guard let opened = open.popLast() else {
            fail(start, offset, "</\(self.name(name))> closes nothing")
            return .finished
        }
        guard opened.count == name.count,
            bytes.slice(opened.lowerBound, opened.upperBound)
                .elementsEqual(bytes.slice(name.lowerBound, name.upperBound))
        else {
            fail(
                start, offset,
                "</\(self.name(name))> closes <\(self.name(opened))>; write </\(self.name(opened))>")
            return .finished
        }
        return .end(name: name)
    }

    private mutating func tag() -> XMLEvent {
        let start = offset
        let name = nameRange(from: start + 1)
        var index = name.upperBound
        guard !name.isEmpty else {
            unclosed(start, name)
            return .finished
        }
        if bytes[index] == UInt8(ascii: ">"), open.count < Self.maximumDepth {
            offset = index + 1
            open.append(name)
            return .start(XMLTag(name: name, attributes: index..<index, isEmpty: false))
        }
        while true {
            let before = index
            while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
            let byte = bytes[index]
            let isEmpty = byte == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: ">")
            if isEmpty || byte == UInt8(ascii: ">") {
                offset = index + (isEmpty ? 2 : 1)
                if !isEmpty {
                    guard open.count < Self.maximumDepth else {
                        fail(start, name.upperBound, "elements are nested deeper than \(Self.maximumDepth) levels")
                        return .finished
                    }
                    open.append(name)
                }
                return .start(XMLTag(name: name, attributes: name.upperBound..<index, isEmpty: isEmpty))
            }
            guard index < bytes.count, byte != UInt8(ascii: "<"), index > before else {
                unclosed(start, name)
                return .finished
            }
            guard attribute(&index, tag: start, name) else { return .finished }
        }
    }

    /// Moves `index` behind `name="value"`; false where something else stands.
    private mutating func attribute(_ index: inout Int, tag: Int, _ tagName: Range<Int>) -> Bool {
        let name = nameRange(from: index)
        guard !name.isEmpty else {
            fail(index, index + 1, "an attribute must stand here; write name=\"value\", or '<' as &lt;")
            return false
        }
        index = name.upperBound
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        guard bytes[index] == UInt8(ascii: "=") else {
            fail(
                name.lowerBound, name.upperBound,
                "'\(self.name(name))' has no value; write name=\"value\", or '<' as &lt;")
            return false
        }
        index += 1
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            fail(name.lowerBound, name.upperBound, "the value of '\(self.name(name))' stands in no quotes; add them")
            return false
        }
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "<") {
                fail(
                    start, index,
                    "the value of '\(self.name(name))' is never closed; add the quote, or write '<' as &lt;")
                return false
            }
            if bytes[index] == UInt8(ascii: "&") {
                let behind = offset
                offset = index
                reference()
                index = offset
                offset = behind
            } else {
                index += 1
            }
        }
        guard index < bytes.count else {
            fail(start, start + 1, "the value of '\(self.name(name))' is never closed; add the quote")
            return false
        }
        index += 1
        return true
    }

    private mutating func unclosed(_ start: Int, _ name: Range<Int>) {
        fail(
            start, min(max(name.upperBound, start + 1), bytes.count),
            "this tag is never closed; write '<' as &lt;")
    }

    private func nameRange(from start: Int) -> Range<Int> {
        guard bytes[start].isXMLNameStart else { return start..<start }
        var end = start + 1
        while bytes[end].isXMLName { end += 1 }
        return start..<end
    }
}
