import SpokenDiagnostics
import SpokenModel

/// One file with every key, value, variant and comment at its place; the same model for all formats.
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
    /// What sort of file it is.
    public let format: CatalogFormat
    /// The name of the file without its ending: `Localizable`.
    public let table: String
    /// The language that the path (`ru.lproj`) or the file names; nil for `Base.lproj`, no such folder, and String
    /// Catalogs.
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
    /// The folder above those of the languages: files of one table there belong together. Nil for a file that stands
    /// for itself.
    package let folder: String?
    /// The language of source texts that stand beside translations; nil where a file has none.
    package let languageOfSources: LanguageTag?
    /// The rule by which a file numbers its plural forms; nil where it names them.
    package let pluralFormula: PluralFormula?
    /// Where that rule stands.
    package let pluralFormulaSpan: SourceSpan?

    package init(
        path: String, format: CatalogFormat, place: CatalogPath, records: CatalogRecords, source: CatalogSource,
        diagnostics: [Diagnostic]
    ) {
        self.path = path
        self.format = format
        table = records.table ?? place.table
        language = records.language ?? place.language
        isBase = place.isBase
        folder = place.folder
        sourceLanguage = records.sourceLanguage
        languageOfSources = records.languageOfSources
        pluralFormula = records.pluralFormula
        pluralFormulaSpan = records.pluralFormulaSpan
        version = records.version
        self.source = source
        entries = records.entries
        localizations = records.localizations
        self.diagnostics = diagnostics
    }

    /// A text of this file with its escapes and entities resolved.
    public func string(_ text: CatalogText) -> String { source.string(text) }

    /// What an entry says: one in a file of one language, any number in a String Catalog.
    public func localizations(of entry: CatalogEntry) -> ArraySlice<CatalogLocalization> {
        localizations[entry.localizations.clamped(to: localizations.indices)]
    }

    /// The language of a localization: its own, else that of the file, else nil.
    public func language(of localization: CatalogLocalization) -> LanguageTag? {
        guard let text = localization.language else { return localization.isSource ? languageOfSources : language }
        return try? LanguageTag(string(text))
    }

    /// Every string of an entry, all languages and variants.
    public func strings(of entry: CatalogEntry) -> [String] {
        localizations(of: entry).flatMap { localization in
            localization.content.units.map { string($0.value) }
                + localization.variables.flatMap { $0.content.units.map { string($0.value) } }
        }
    }

    /// The names of the arguments of a text, in the order in which they are passed: that of their first places in the
    /// text that was translated, and of the alphabet where only the translation is there, since its order is its own.
    package func argumentNames(of localization: CatalogLocalization) -> [String] {
        let index = Int(localization.original)
        let first = localizations.indices.contains(index) ? localizations[index] : localization
        var names: [String] = []
        let units =
            first.content.units + localization.content.units + localization.variables.flatMap(\.content.units)
        // i18next chooses by this name, whether it is shown or not.
        if localization.placeholders == .i18next, case .variations = localization.content { names.append("count") }
        for text in units.map({ string($0.value) }) {
            let format = FormatString(text, localization.placeholders)
            for placeholder in format.placeholders
            where placeholder.isNamed || localization.placeholders.isMessage && placeholder.kind == .variable {
                let name = format.name(of: placeholder)
                if !names.contains(name) { names.append(name) }
            }
        }
        return localization.original < 0 && localization.placeholders.hasNames ? names.sorted(by: Self.isBefore) : names
    }

    /// By the alphabet, numbers by their size.
    private static func isBefore(_ left: String, _ right: String) -> Bool {
        if let first = Int(left), let second = Int(right) { return first < second }
        return left < right
    }

    /// What the state of a text means; `translated` where it has none.
    public func meaning(ofState state: CatalogText?) -> CatalogState {
        state.map { format.definition.meaning(ofState: string($0)) } ?? .translated
    }

    /// The category that a plural form is for, else what selects it, as written.
    package func name(of variation: CatalogVariation) -> String {
        variation.pluralCategory?.rawValue ?? string(variation.selector)
    }

    /// All categories that a form serves; what selects it, as written, where it serves none.
    package func names(of variation: CatalogVariation) -> [String] {
        guard variation.served != 0 else { return [name(of: variation)] }
        return PluralCategory.allCases.filter { variation.served & 1 << UInt8(CatalogVariation.code(of: $0)) != 0 }
            .map(\.rawValue)
    }

    /// A text as it is written between the borders of a value of this file; nil where nothing can be written.
    package func escaped(_ text: String, for value: CatalogText) -> String? {
        source.encoding == .binary || !format.definition.isWritable
            ? nil : format.definition.escaped(text, for: value, in: source)
    }
}
