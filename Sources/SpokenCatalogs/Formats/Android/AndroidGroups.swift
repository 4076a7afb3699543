import SpokenModel

/// The tags of a value of Android as they are written: `<xliff:g>` around what translators must keep, and all others.
struct AndroidGroups {
    let tags: XMLTagSet
    /// True where something is protected.
    var hasGroups: Bool { !groups.isEmpty }
    /// True where other tags stand.
    var hasTags: Bool { !tags.isEmpty }
    private let groups: [(opening: String, inner: String, closing: String)]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let reader = ByteReader(bytes)
        var tags = XMLTagSet()
        var groups: [(opening: String, inner: String, closing: String)] = []
        var open: (opening: String, start: Int)?
        XMLTagSet.each(reader) { range in
            let tag = String(decoding: reader.slice(range.lowerBound, range.upperBound), as: UTF8.self)
            if !AndroidText.isGroup(reader, range.lowerBound) {
                tags.insert(tag)
            } else if reader[range.lowerBound + 1] != UInt8(ascii: "/") {
                open = tag.hasSuffix("/>") ? nil : (tag, range.upperBound)
            } else if let group = open {
                var inner = UTF8Buffer()
                CatalogTextDecoder.append(reader.slice(group.start, range.lowerBound), .android, to: &inner)
                groups.append((group.opening, inner.string, tag))
                open = nil
            }
        }
        self.tags = tags
        self.groups = groups
    }

    /// Where what the groups protect stands in another text, in its order.
    func found(in text: String) -> [(range: Range<String.Index>, opening: String, closing: String)] {
        var result: [(range: Range<String.Index>, opening: String, closing: String)] = []
        for group in groups.prefix(64) where !group.inner.isEmpty {
            var start = text.startIndex
            while start < text.endIndex, let found = text[start...].firstRange(of: group.inner) {
                guard result.contains(where: { $0.range.overlaps(found) }) else {
                    result.append((found, group.opening, group.closing))
                    break
                }
                start = found.upperBound
            }
        }
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
