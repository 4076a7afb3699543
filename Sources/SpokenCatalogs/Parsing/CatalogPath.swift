import SpokenModel

/// What a path says about a catalog file: `App/ru.lproj/Localizable.strings`.
struct CatalogPath {
    let table: String
    let language: LanguageTag?
    let isBase: Bool

    init(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        let name = parts.last ?? ""
        table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
        var language: LanguageTag?
        var isBase = false
        for folder in parts.dropLast().reversed() where folder.hasSuffix(".lproj") {
            let folderName = folder.dropLast(6)
            isBase = folderName == "Base"
            language = isBase ? nil : Self.language(folderName)
            break
        }
        self.language = language
        self.isBase = isBase
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
