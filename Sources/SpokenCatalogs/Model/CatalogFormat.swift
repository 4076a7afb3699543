/// The kinds of catalog files.
public enum CatalogFormat: String, Sendable, Hashable, Codable, CaseIterable {
    /// `"key" = "value";` or a flat property list; one language.
    case strings
    /// A property list with plural, width and device rules; one language.
    case stringsdict
    /// A String Catalog: JSON with all languages.
    case xcstrings
    /// A PO file of gettext or its template: the source beside the translation of one language.
    case po
    /// `strings.xml` of Android, Compose Multiplatform and moko-resources; one language.
    case android
    /// XLIFF 1.2, 2.0 and 2.1: a source language and a translation.
    case xliff
    /// Resources of .NET, .resx and .resw; one language.
    case resx

    /// An ARB file of Flutter: JSON with messages of ICU in one language.
    case arb
    /// JSON with texts of one language: i18next, react-intl, or keys within keys.
    case json
    /// Java's .properties; one language.
    case properties
    /// Project Fluent; one language.
    case fluent
    /// YAML of Rails; one language. Read by the command line alone.
    case rails

    /// Reads a path: `Localizable.strings`, `po/ru.po`; nil for other files.
    public init?(path: String) {
        guard let format = FormatRegistry.format(ofPath: path) else { return nil }
        self = format
    }

    /// The same of a file that somebody names: there the ending alone decides.
    package init?(named path: String) {
        guard let format = FormatRegistry.format(named: path) else { return nil }
        self = format
    }

    /// What the first bytes look like, for a pipe; what looks like nothing else is .strings.
    package init(content: [UInt8]) {
        let (source, _) = SourceReader.read(Array(content.prefix(4096)))
        self = FormatRegistry.format(ofContent: source.text.drop { $0 <= 0x20 || $0 >= 0x80 })
    }
}
