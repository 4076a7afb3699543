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

    /// What the walk asks before it asks a rule about elements.
    var traits: TextTraits {
        switch self {
        case .label: [.label, .element]
        case .value, .hint: .element
        case .visible, .other: []
        }
    }
}
