/// A text with marked places.
package struct MarkedText: Sendable, Hashable {
    /// Why a place is marked.
    package enum Reason: Sendable, Hashable {
        /// The program fills it: `%@`.
        case placeholder
        /// It is said differently than it is shown; in words, why.
        case said(String)
        /// No rule reads it.
        case unread
        /// It stood in the old text only.
        case removed
        /// It stands in the new text only.
        case added
    }

    package struct Mark: Sendable, Hashable {
        /// Offsets in bytes of UTF-8.
        package var range: Range<Int>
        package var reason: Reason
    }

    package var text: String
    /// In the order of the text; they do not overlap.
    package var marks: [Mark]

    package init(_ text: String, _ marks: [Mark] = []) {
        self.text = text
        self.marks = marks
    }
}
