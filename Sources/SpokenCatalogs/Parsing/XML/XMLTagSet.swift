import SpokenModel

/// The tags that stand in a value, by name: in a text that takes its place they stay tags, and every other `<` is a
/// character.
struct XMLTagSet {
    /// `b` and `/b`.
    private var names: Set<String> = []
    /// Tags by the way in which a text shows them.
    private var tags: [String: String] = [:]

    var isEmpty: Bool { names.isEmpty }

    init() {}

    /// - Parameter bytes: a value whose tags are shown by their ids.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let reader = ByteReader(bytes)
        Self.each(reader) { range in
            let tag = String(decoding: reader.slice(range.lowerBound, range.upperBound), as: UTF8.self)
            insert(tag)
            var shown = UTF8Buffer()
            Self.append(reader, range, to: &shown)
            tags[shown.string] = tag
        }
    }

    mutating func insert(_ tag: String) { names.insert(Self.name(tag[...])) }

    /// Appends an inline element as a text shows it: its name and its id. What `equiv-text` repeats of the code is none of
    /// the text, and marks of translators (`mrk`, `sm`, `em`) are not shown.
    static func append(_ reader: ByteReader, _ range: Range<Int>, to buffer: inout UTF8Buffer) {
        let isClosing = reader[range.lowerBound + 1] == UInt8(ascii: "/")
        let start = range.lowerBound + (isClosing ? 2 : 1)
        var end = start
        while reader[end].isXMLName { end += 1 }
        for mark in ["mrk", "sm", "em"] as [StaticString]
        where end - start == mark.utf8CodeUnitCount && reader.has(mark, at: start) {
            return
        }
        let tag = XMLTag(name: start..<end, attributes: end..<max(end, range.upperBound - 1), isEmpty: false)
        guard !isClosing,
            let id = XMLAttributes(tag, in: reader).first(where: {
                reader.has("id", at: $0.name.lowerBound) && $0.name.count == 2
            })
        else {
            buffer.append(bytes: reader.slice(range.lowerBound, end))
            if reader[range.upperBound - 2] == UInt8(ascii: "/") { buffer.append(byte: UInt8(ascii: "/")) }
            buffer.append(byte: UInt8(ascii: ">"))
            return
        }
        buffer.append(bytes: reader.slice(range.lowerBound, end))
        buffer.append(byte: 0x20)
        buffer.append(bytes: reader.slice(id.name.lowerBound, min(id.value.upperBound + 1, range.upperBound)))
        if reader[range.upperBound - 2] == UInt8(ascii: "/") { buffer.append(byte: UInt8(ascii: "/")) }
        buffer.append(byte: UInt8(ascii: ">"))
    }

    /// Calls `body` with the place of each tag, comments and sections passed over.
    static func each(_ reader: ByteReader, _ body: (Range<Int>) -> Void) {
        var offset = reader.firstIndex(of: UInt8(ascii: "<"), from: 0)
        while offset < reader.count {
            let end = XMLText.markupEnd(reader, offset)
            let second = reader[offset + 1]
            if second != UInt8(ascii: "!"), second != UInt8(ascii: "?") { body(offset..<end) }
            offset = reader.firstIndex(of: UInt8(ascii: "<"), from: end)
        }
    }

    /// A text with its tags as they are and all else through `text`.
    func written(_ source: Substring, text: (Substring) -> String) -> String {
        guard !names.isEmpty, source.utf8.contains(UInt8(ascii: "<")) else { return text(source) }
        var result = ""
        var rest = source
        while let start = rest.firstIndex(of: "<") {
            result += text(rest[..<start])
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ">"), names.contains(Self.name(rest[...end])) else {
                result += text(rest.prefix(1))
                rest = rest.dropFirst()
                continue
            }
            let tag = String(rest[...end])
            result += tags[tag] ?? tag
            rest = rest[rest.index(after: end)...]
        }
        return result + text(rest)
    }

    /// The name of a tag, with its slash.
    private static func name(_ tag: Substring) -> String {
        let body = tag.dropFirst()
        let slash = body.first == "/" ? "/" : ""
        return slash + body.dropFirst(slash.count).prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    }
}
