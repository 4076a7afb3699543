/// A piece of a text that translations keep: a tag, a named placeholder, a link.
struct MarkupItem: Sendable, Hashable {
    /// What two languages must have in common.
    let name: String
    /// UTF-8 offsets in the text.
    let range: Range<Int>
}
