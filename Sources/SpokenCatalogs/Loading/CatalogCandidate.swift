import SpokenModel

/// One place to look for a key: a file, and in a String Catalog one of its languages.
package struct CatalogCandidate: Sendable {
    package let file: LoadedFile
    /// The position of the language in the file; nil in a file of one language.
    package let languagePosition: Int?
    package let language: LanguageTag
    package let quality: CatalogMatch.Quality
    package let plurals: CatalogPluralRules

    package init(
        file: LoadedFile, languagePosition: Int?, language: LanguageTag, quality: CatalogMatch.Quality,
        plurals: CatalogPluralRules
    ) {
        self.file = file
        self.languagePosition = languagePosition
        self.language = language
        self.quality = quality
        self.plurals = plurals
    }
}
