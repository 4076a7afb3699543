import SpokenCatalogs

/// Tells from keys and comments which texts screen readers say.
struct SpokenMarker: Sendable {
    private let speaksAll: Bool
    private let patterns: [GlobPattern]

    init(_ configuration: LintConfiguration) {
        speaksAll = configuration.spoken == .all
        patterns = configuration.labelKeys.map { GlobPattern($0) }
    }

    func kind(of entry: CatalogEntry, key: String, in source: CatalogSource) -> SpokenKind {
        if !patterns.isEmpty, patterns.contains(where: { $0.matches(key) }) { return .label }
        if let kind = source.withBytes(entry.key, Self.kind(inKey:)) { return kind }
        if let comment = entry.comment, !comment.isEmpty,
            let kind = source.withBytes(comment, Self.kind(inComment:))
        {
            return kind
        }
        return speaksAll ? .other : .visible
    }

    private static func kind(inKey bytes: UnsafeBufferPointer<UInt8>) -> SpokenKind? {
        // A key with spaces is the text itself: "Accessibility" there is what the user reads.
        guard let marks = Marks(bytes), !bytes.contains(0x20) else { return nil }
        let search = WordSearch(bytes)
        if search.ends(with: ".accessible") || search.ends(with: "_accessible") { return .other }
        guard let start = marks.accessibility ?? marks.voiceOver ?? marks.voiceUnderscoreOver ?? marks.a11y else {
            return nil
        }
        return word(in: WordSearch(UnsafeBufferPointer(rebasing: bytes[start...])))
    }

    private static func kind(inComment bytes: UnsafeBufferPointer<UInt8>) -> SpokenKind? {
        guard let marks = Marks(bytes) else { return nil }
        // "Accessibility settings" is a screen; "accessibility label" is a text that is said.
        func near(_ start: Int) -> SpokenKind? {
            word(in: WordSearch(UnsafeBufferPointer(rebasing: bytes[start...].prefix(16))))
        }
        if let start = marks.accessibility ?? marks.accessible { return near(start) }
        if let voiceOver = marks.voiceOver {
            let search = WordSearch(bytes)
            for phrase in ["as voiceover reads", "read by voiceover", "voiceover label", "voiceover text"]
                as [StaticString]
            {
                if let start = search.end(of: phrase) { return near(start) ?? .other }
            }
            return near(voiceOver)
        }
        return marks.screenReader.flatMap(near)
    }

    /// The words that mark a text as said, found in one pass: where each stands for the first time, as the offset
    /// behind it.
    private struct Marks {
        var accessibility: Int?
        var accessible: Int?
        var voiceOver: Int?
        var voiceUnderscoreOver: Int?
        var a11y: Int?
        var screenReader: Int?

        /// Nil when none is there, as in nearly all keys and comments.
        init?(_ bytes: UnsafeBufferPointer<UInt8>) {
            let search = WordSearch(bytes)
            var isEmpty = true
            func find(_ word: StaticString, _ start: Int, _ place: inout Int?) {
                guard place == nil, search.has(word, at: start) else { return }
                place = start + word.utf8CodeUnitCount
                isEmpty = false
            }
            for start in bytes.indices.dropLast(3) {
                switch (bytes[start] | 0x20, bytes[start + 1] | 0x20) {
                case (0x61, 0x63):
                    find("accessibility", start, &accessibility)
                    find("accessible", start, &accessible)
                case (0x61, 0x31): find("a11y", start, &a11y)
                case (0x76, 0x6F):
                    find("voiceover", start, &voiceOver)
                    find("voice_over", start, &voiceUnderscoreOver)
                case (0x73, 0x63): find("screen reader", start, &screenReader)
                default: break
                }
            }
            if isEmpty { return nil }
        }
    }

    /// The first of the words for a part of an element; a key that names none is no text of an element.
    private static func word(in search: WordSearch) -> SpokenKind? {
        if search.end(of: "label") != nil { return .label }
        if search.end(of: "hint") != nil { return .hint }
        if search.end(of: "value") != nil { return .value }
        for word in ["description", "announce", "text"] as [StaticString] where search.end(of: word) != nil {
            return .other
        }
        for word in ["name", "title"] as [StaticString] where search.end(of: word) != nil { return .label }
        return search.end(of: "reads") != nil ? .other : nil
    }
}
