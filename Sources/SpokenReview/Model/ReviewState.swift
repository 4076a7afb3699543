import SpokenCatalogs

/// How far a translation is.
package enum ReviewState: String, Sendable, Hashable, CaseIterable {
    case translated, needsReview, untranslated, draft
    /// The language has no such string; its users see another language.
    case missing

    init(_ state: CatalogState) {
        switch state {
        case .translated: self = .translated
        case .needsReview: self = .needsReview
        case .untranslated: self = .untranslated
        case .draft: self = .draft
        }
    }

    /// In words.
    package var name: String {
        switch self {
        case .translated: "translated"
        case .needsReview: "needs review"
        case .untranslated: "not translated"
        case .draft: "draft, not shown"
        case .missing: "missing"
        }
    }

    /// One letter, for the page.
    var code: String {
        switch self {
        case .translated: "t"
        case .needsReview: "r"
        case .untranslated: "n"
        case .draft: "d"
        case .missing: "m"
        }
    }
}
