/// A text of a file of elements, with its place: what a checker of texts looks at.
package struct ElementTextPlace: Sendable, Hashable {
    /// The part of the element that the text is.
    package enum Part: String, Sendable, Hashable {
        case title, container, label, value, hint, error, placeholder, announcement, content, option, action, header
    }

    /// Which half of a pair it is.
    package enum Half: Sendable, Hashable {
        /// A plain text, said as it is shown.
        case both
        case visible, spoken
    }

    package var part: Part
    package var half: Half
    /// The way to the text: `items[3].label`; both halves of a pair have the same.
    package var path: String
    /// UTF-8 offsets of what stands between the quotes, with its JSON escapes.
    package var start: Int
    package var end: Int
    package var text: String
    /// The object of the element or container, as an offset.
    package var owner: Int
}
