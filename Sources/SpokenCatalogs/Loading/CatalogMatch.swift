import SpokenModel

/// Where a string was found, and where it was missing on the way.
public struct CatalogMatch: Sendable {
    /// How the language of the string relates to what was asked for.
    public enum Quality: String, Sendable, Hashable, Codable {
        /// `ru` for `ru`
        case exact
        /// `ru` for `ru-RU`, `es-419` for `es-MX`
        case parent
        /// A language that the user prefers less.
        case otherPreference
        /// The language that the texts were written in.
        case source
    }

    /// The file that has the string; its path tells users where to look.
    public let file: CatalogFile
    public let entry: CatalogEntry
    /// What the entry says in `language`.
    public let localization: CatalogLocalization
    /// The language of the catalog that supplied the string: its plural rules count. `und` where nothing names it.
    public let language: LanguageTag
    public let quality: Quality
    /// Languages of the catalog that come before and have no such string.
    public let missing: [LanguageTag]

    package init(
        file: CatalogFile, entry: CatalogEntry, localization: CatalogLocalization, language: LanguageTag,
        quality: Quality, missing: [LanguageTag]
    ) {
        self.file = file
        self.entry = entry
        self.localization = localization
        self.language = language
        self.quality = quality
        self.missing = missing
    }
}
