import SpokenCatalogs
import SpokenDiagnostics

/// One text that users see or hear: the value of a key, or a form of it.
struct LintText: Sendable {
    /// A step on the way from the key to the text.
    enum Step: Sendable, Hashable {
        case plural(String)
        case width(Int)
        case device(String)
        case gender(String)
        case select(String)
    }

    /// The message that it belongs to, as an index in the document.
    let message: Int
    let value: CatalogText
    let string: String
    let placeholders: [Placeholder]
    /// How they are written.
    let syntax: PlaceholderSyntax
    let traits: TextTraits
    let state: CatalogText?
    /// The variable whose form it is, as an index in the localization; nil for the text itself.
    let variable: Int?
    let path: [Step]

    /// True when an argument or a variable is put in.
    var isFormat: Bool { placeholders.contains(where: \.isReal) }

    var pluralCategory: String? {
        for step in path.reversed() {
            if case .plural(let category) = step { return category }
        }
        return nil
    }
}
