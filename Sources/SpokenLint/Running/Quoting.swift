/// Shortens quoted texts, so that a message stays one readable line.
enum Quoting {
    static func short(_ text: String) -> String {
        // Bytes are counted in no time, letters are not: they are looked at only as far as needed.
        guard text.utf8.count > 40, let limit = text.index(text.startIndex, offsetBy: 40, limitedBy: text.endIndex),
            limit != text.endIndex
        else { return text }
        return text.prefix(38) + "…"
    }
}

extension TextTraits {
    var isEmptyText: Bool { contains(.empty) }
}
