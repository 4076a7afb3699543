import SpokenDiagnostics

/// A variable of a .stringsdict entry or a substitution of a String Catalog: what `%#@items@` is replaced by.
public struct CatalogVariable: Sendable, Hashable {
    public let name: CatalogText
    /// The text of `NSStringFormatSpecTypeKey`; nil when it is missing and in String Catalogs.
    public let ruleType: CatalogText?
    /// The text of `NSStringFormatValueTypeKey` or `formatSpecifier`: `d`, `lld`; nil means `@`.
    public let valueType: CatalogText?
    /// `argNum` of a String Catalog.
    public let argumentNumber: Int?
    /// Its forms: variations by plural or gender, by device around them, or a single string.
    public let content: CatalogContent
    public let span: SourceSpan
}
