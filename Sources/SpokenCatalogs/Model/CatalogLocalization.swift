import SpokenDiagnostics

/// What one key says in one language.
public struct CatalogLocalization: Sendable, Hashable {
    /// The language as written in a String Catalog; nil where the folder of the file says it.
    public let language: CatalogText?
    /// True for the text that translators translated from, where a file holds it beside the translation.
    public let isSource: Bool
    /// How the places for arguments are written in its texts.
    public let placeholders: PlaceholderSyntax
    /// The localization of the file whose texts say the order of named arguments, by its index; -1 for this one.
    package let original: Int32
    public let span: SourceSpan
    /// The string, the format string or the tree of variants.
    public let content: CatalogContent
    /// The variables that `%#@name@` refers to.
    public let variables: [CatalogVariable]

    init(
        language: CatalogText?, isSource: Bool = false, placeholders: PlaceholderSyntax = .apple, original: Int = -1,
        span: SourceSpan, content: CatalogContent, variables: [CatalogVariable]
    ) {
        self.language = language
        self.isSource = isSource
        self.placeholders = placeholders
        self.original = Int32(clamping: original)
        self.span = span
        self.content = content
        self.variables = variables
    }
}
