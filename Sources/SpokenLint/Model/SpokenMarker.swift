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
        let search = WordSearch(bytes)
        // A key with spaces is the text itself: "Accessibility" there is what the user reads.
        guard !bytes.contains(0x20) else { return nil }
        if search.ends(with: ".accessible") || search.ends(with: "_accessible") { return .other }
        guard
            let start = search.end(of: "accessibility") ?? search.end(of: "voiceover") ?? search.end(of: "voice_over")
                ?? search.end(of: "a11y")
        else { return nil }
        return word(in: WordSearch(UnsafeBufferPointer(rebasing: bytes[start...])))
    }

    private static func kind(inComment bytes: UnsafeBufferPointer<UInt8>) -> SpokenKind? {
        let search = WordSearch(bytes)
        // "Accessibility settings" is a screen; "accessibility label" is a text that is said.
        func near(_ start: Int) -> SpokenKind? {
            word(in: WordSearch(UnsafeBufferPointer(rebasing: bytes[start...].prefix(16))))
        }
        if let start = search.end(of: "accessibility") ?? search.end(of: "accessible") { return near(start) }
        if let voiceOver = search.end(of: "voiceover") {
            for phrase in ["as voiceover reads", "read by voiceover", "voiceover label", "voiceover text"]
                as [StaticString]
            {
                if let start = search.end(of: phrase) { return near(start) ?? .other }
            }
            return near(voiceOver)
        }
        return search.end(of: "screen reader").flatMap(near)
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
