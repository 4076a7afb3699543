/// Shortens quoted texts, so that a message stays one readable line.
enum Quoting {
    static func short(_ text: String) -> String {
        text.count <= 40 ? text : text.prefix(38) + "…"
    }
}

extension TextTraits {
    var isEmptyText: Bool { contains(.empty) }
}
