/// What the state of a translation means, whatever word a format has for it.
public enum CatalogState: String, Sendable, Hashable, Codable, CaseIterable {
    /// Done, or without a state.
    case translated
    /// Shown to users, and to be looked at again.
    case needsReview
    /// A tool added it and nobody translated it.
    case untranslated
    /// A guess that is not shown until somebody confirms it: `fuzzy` of gettext.
    case draft
}
