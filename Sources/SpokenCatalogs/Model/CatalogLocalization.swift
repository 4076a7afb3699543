import SpokenDiagnostics

/// What one key says in one language.
public struct CatalogLocalization: Sendable, Hashable {
    /// The language as written in a String Catalog; nil where the folder of the file says it.
    public let language: CatalogText?
    public let span: SourceSpan
    /// The string, the format string or the tree of variants.
    public let content: CatalogContent
    /// The variables that `%#@name@` refers to.
    public let variables: [CatalogVariable]
}
