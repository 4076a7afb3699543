import SpokenDiagnostics
import SpokenModel

/// One file with every key, value, variant and comment at its place; the same model for all three formats.
///
/// ```swift
/// let file = CatalogFile(bytes: Array("\"hello\" = \"Привет\";".utf8), path: "ru.lproj/Localizable.strings")
/// file.language?.description                        // "ru"
/// file.string(file.entries[0].key)                  // "hello"
/// file.strings(of: file.entries[0])                 // ["Привет"]
/// file.diagnostics                                  // [], or what could not be read, with positions
/// ```
/// Reading never fails: what cannot be understood is in `diagnostics`, everything else is here.
public struct CatalogFile: Sendable {
    /// The path as given.
    public let path: String
    /// What sort of file it is, by the end of its name.
    public let format: CatalogFormat
    /// The name of the file without its ending: `Localizable`.
    public let table: String
    /// The language that the path names (`ru.lproj`); nil for `Base.lproj`, no such folder, and String Catalogs.
    public let language: LanguageTag?
    /// True in a folder `Base.lproj`.
    public let isBase: Bool
    /// `sourceLanguage` of a String Catalog.
    public let sourceLanguage: CatalogText?
    /// `version` of a String Catalog.
    public let version: CatalogText?
    /// The bytes of the file with their encoding.
    public let source: CatalogSource
    /// In the order of the file, with duplicates; a later one wins.
    public let entries: [CatalogEntry]
    /// Of all entries; `CatalogEntry.localizations` are positions in it.
    public let localizations: [CatalogLocalization]
    /// Errors of syntax, encoding and structure.
    public let diagnostics: [Diagnostic]

    /// A text of this file with its escapes and entities resolved.
    public func string(_ text: CatalogText) -> String { source.string(text) }

    /// What an entry says: one in a file of one language, any number in a String Catalog.
    public func localizations(of entry: CatalogEntry) -> ArraySlice<CatalogLocalization> {
        localizations[entry.localizations.clamped(to: localizations.indices)]
    }

    /// The language of a localization: its own, else that of the file, else nil.
    public func language(of localization: CatalogLocalization) -> LanguageTag? {
        guard let text = localization.language else { return language }
        return try? LanguageTag(string(text))
    }

    /// Every string of an entry, all languages and variants.
    public func strings(of entry: CatalogEntry) -> [String] {
        localizations(of: entry).flatMap { localization in
            localization.content.units.map { string($0.value) }
                + localization.variables.flatMap { $0.content.units.map { string($0.value) } }
        }
    }
}
