import SpokenDiagnostics

/// One key of a file, as written there. A key that stands twice yields two entries.
public struct CatalogEntry: Sendable, Hashable {
    public let key: CatalogText
    /// From the first byte of the key to the last byte of its value, with quotes, tags and the semicolon.
    public let span: SourceSpan
    /// All white space and comments between the entry before and this key.
    public let leading: SourceSpan
    /// The last comment before the key, or the `comment` of a String Catalog.
    public let comment: CatalogText?
    /// `manual`, `extracted_with_value`, `stale`, `migrated`: String Catalogs only; nil means automatic.
    public let extractionState: CatalogText?
    /// False where a String Catalog says so.
    public let shouldTranslate: Bool
    /// The indices of its localizations in `CatalogFile.localizations`.
    public let localizations: Range<Int>

    init(
        key: CatalogText, span: SourceSpan, leading: SourceSpan, comment: CatalogText? = nil,
        extractionState: CatalogText? = nil, shouldTranslate: Bool = true, localizations: Range<Int>
    ) {
        self.key = key
        self.span = span
        self.leading = leading
        self.comment = comment
        self.extractionState = extractionState
        self.shouldTranslate = shouldTranslate
        self.localizations = localizations
    }
}
