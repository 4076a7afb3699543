/// Whether a text is said by screen readers, and as what.
enum SpokenKind: Sendable, Hashable {
    /// Only shown, as far as the catalog tells.
    case visible
    case label
    case value
    case hint
    /// Announcements and other texts that are said.
    case other

    var isSpoken: Bool { self != .visible }
}
