import SpokenModel

/// What a path says about a catalog file: `App/ru.lproj/Localizable.strings`.
struct CatalogPath {
    let table: String
    let language: LanguageTag?
    let isBase: Bool

    init(_ path: String) {
        // Bytes: to compare characters of every path costs more than to read small files.
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        let name = Substring(parts.last ?? "".utf8[...])
        table = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? String(name)
        let folder = parts.dropLast().last { $0.suffix(6).elementsEqual(".lproj".utf8) }?.dropLast(6)
        isBase = folder.map { $0.elementsEqual("Base".utf8) } ?? false
        language = isBase ? nil : folder.flatMap { Self.language(Substring($0)) }
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
