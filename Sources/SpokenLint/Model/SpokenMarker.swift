/// Tells from keys and comments which texts screen readers say.
struct SpokenMarker: Sendable {
    private let speaksAll: Bool
    private let patterns: [GlobPattern]

    init(_ configuration: LintConfiguration) {
        speaksAll = configuration.spoken == .all
        patterns = configuration.labelKeys.map { GlobPattern($0) }
    }

    func kind(key: String, comment: String) -> SpokenKind {
        if patterns.contains(where: { $0.matches(key) }) { return .label }
        // A key with spaces is the text itself: "Accessibility" there is what the user reads.
        if !key.utf8.contains(0x20), let kind = Self.kind(inKey: key) { return kind }
        if let kind = Self.kind(inComment: comment) { return kind }
        return speaksAll ? .other : .visible
    }

    private static func kind(inKey key: String) -> SpokenKind? {
        let bytes = key.utf8.map(Self.lower)
        if ends(bytes, with: ".accessible") || ends(bytes, with: "_accessible") { return .other }
        guard let start = firstEnd(of: ["accessibility", "voiceover", "voice_over", "a11y"], in: bytes) else {
            return nil
        }
        return word(in: bytes[start...])
    }

    private static func kind(inComment comment: String) -> SpokenKind? {
        guard !comment.isEmpty else { return nil }
        let bytes = comment.utf8.map(Self.lower)
        if let start = firstEnd(of: ["accessibility", "accessible"], in: bytes) {
            // "Accessibility settings" is a screen; "accessibility label" is a text that is said.
            return word(in: bytes[start...].prefix(16))
        }
        if let start = firstEnd(
            of: ["as voiceover reads", "read by voiceover", "voiceover label", "voiceover text"], in: bytes)
        {
            return word(in: bytes[start...].prefix(16)) ?? .other
        }
        if let start = firstEnd(of: ["voiceover", "screen reader"], in: bytes) {
            return word(in: bytes[start...].prefix(16))
        }
        return nil
    }

    /// The first of the words for a part of an element; a key that names none is no text of an element.
    private static func word(in bytes: ArraySlice<UInt8>) -> SpokenKind? {
        let kinds: [(String, SpokenKind)] = [
            ("label", .label), ("hint", .hint), ("value", .value), ("description", .other), ("announce", .other),
            ("text", .other), ("name", .label), ("title", .label), ("reads", .other),
        ]
        for (word, kind) in kinds where firstEnd(of: [word], in: Array(bytes)) != nil { return kind }
        return nil
    }

    private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func ends(_ bytes: [UInt8], with word: String) -> Bool {
        bytes.count > word.utf8.count && bytes.suffix(word.utf8.count).elementsEqual(word.utf8)
    }

    /// The offset behind the first of the words that stands in the text.
    private static func firstEnd(of words: [String], in bytes: [UInt8]) -> Int? {
        for word in words {
            let word = Array(word.utf8)
            guard bytes.count >= word.count else { continue }
            for start in 0...(bytes.count - word.count)
            where bytes[start] == word[0] && bytes[start..<(start + word.count)].elementsEqual(word) {
                return start + word.count
            }
        }
        return nil
    }
}
