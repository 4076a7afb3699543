import SpokenDiagnostics

/// A piece of text in a catalog file: where it stands, and how it is written there. It is decoded when asked for.
///
/// ```swift
/// let entry = file.entries[0]
/// file.string(entry.key)  // "cart.items"
/// entry.key.span          // the bytes between the quotes
/// ```
public struct CatalogText: Sendable, Hashable {
    /// How the bytes of a text become characters.
    @usableFromInline package enum Form: UInt8, Sendable, Hashable {
        /// UTF-8 as it stands.
        case verbatim
        /// With the backslash escapes of a .strings file.
        case stringsEscapes
        /// With the backslash escapes of JSON.
        case jsonEscapes
        /// With entities, CDATA sections and comments.
        case xml
        /// With quotes, backslashes, entities and tags of an Android resource.
        case android
        /// The same of Compose Multiplatform, where quotes and white space stand for themselves.
        case compose
        /// With entities, comments and CDATA sections, and with tags that belong to the text.
        case xmlMarkup
        /// UTF-16 with the high byte first, in a binary property list.
        case utf16BigEndian
        /// Pieces in quotes with the escapes of C, one behind the other.
        case po
        /// Lines behind `#` or `#.`.
        case poComment
        /// With the backslash escapes of Java's properties.
        case properties
        /// A text that the file holds in several pieces, such as a key within keys: it stands in `StoredTexts`.
        case stored
    }

    @usableFromInline let start: UInt32
    @usableFromInline let end: UInt32
    @usableFromInline package let form: Form

    init(_ start: Int, _ end: Int, _ form: Form) {
        self.start = UInt32(clamping: start)
        self.end = UInt32(clamping: max(start, end))
        self.form = form
    }

    /// The place of the text without its quotes or tags, as offsets in `CatalogSource.text`.
    public var span: SourceSpan { SourceSpan(Int(start), Int(end)) }

    /// True when the bytes in the file are the text: no escapes, no entities.
    @inlinable public var isVerbatim: Bool { form == .verbatim }

    /// True when nothing stands between the quotes.
    public var isEmpty: Bool { start == end }
}
