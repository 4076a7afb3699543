/// The tags that stand in a value, by name: in a text that takes its place they stay tags, and every other `<` is a
/// character.
struct XMLTagSet {
    /// `b` and `/b`.
    private var names: Set<String> = []

    init() {}

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let reader = ByteReader(bytes)
        Self.each(reader) { insert(String(decoding: reader.slice($0.lowerBound, $0.upperBound), as: UTF8.self)) }
    }

    mutating func insert(_ tag: String) { names.insert(Self.name(tag[...])) }

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
            result += rest[...end]
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
