import SpokenModel

/// What a path says about a catalog file.
package struct CatalogPath: Sendable {
    /// The name under which keys are looked up: `Localizable`.
    package var table: String
    /// The language that the path names; nil where the file itself says it, or nothing does.
    package var language: LanguageTag?
    /// True for the file of the source language that names no language: `Base.lproj`, `values` of Android.
    package var isBase: Bool
    /// The folder above those of the languages: files of one table there belong together. Nil for a file that stands
    /// for itself.
    package var folder: String?
    /// How a format that several tools read is written there.
    package var dialect = Dialect.usual
    /// False for a file whose name says that nothing in it is to be translated.
    package var isTranslated = true

    /// The dialects of Android's string files and of ARB.
    package enum Dialect: Sendable {
        /// As the resource compiler of Android reads it.
        case usual
        /// Compose Multiplatform: quotes and apostrophes stand for themselves.
        case compose
        /// moko-resources, and translation files of their own: an apostrophe needs no backslash.
        case lenient
        /// An ARB file of a project with `use-escaping`.
        case escaped
    }

    package init(table: String, language: LanguageTag? = nil, isBase: Bool = false, folder: String? = nil) {
        self.table = table
        self.language = language
        self.isBase = isBase
        self.folder = folder
    }

    /// A file of an Xcode project: `App/ru.lproj/Localizable.strings`.
    init(project path: String) {
        // Bytes: to compare characters of every path costs more than to read small files.
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        let name = Substring(parts.last ?? "".utf8[...])
        table = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? String(name)
        let folder = parts.dropLast().last { $0.suffix(6).elementsEqual(".lproj".utf8) }
        let code = folder?.dropLast(6)
        isBase = code.map { $0.elementsEqual("Base".utf8) } ?? false
        language = isBase ? nil : code.flatMap { Self.language(Substring($0)) }
        // "ru.lproj/A.strings" stands in the folder that the paths are given from.
        if let parent = parts.dropLast().last, let folder, parent.elementsEqual(folder) {
            let above = path[..<parent.startIndex]
            self.folder = String(above.utf8.last == UInt8(ascii: "/") ? above.dropLast() : above)
        }
    }

    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Japanese": "ja",
        "Dutch": "nl", "Russian": "ru", "Portuguese": "pt",
    ]

    /// Old folder names are English words (`English.lproj`).
    private static func language(_ name: Substring) -> LanguageTag? {
        try? LanguageTag(oldNames[String(name)] ?? String(name))
    }
}
