import SpokenModel

/// What the path of a PO file says: `locale/ru/LC_MESSAGES/shop.po`, `po/ru.po`, `shop-ru.po`, `shop.pot`.
enum POPath {
    /// The table of files that are named after their language alone, as gettext calls it.
    static let defaultTable = "messages"

    /// `isBase` marks a template: texts of the source language without translations.
    static func place(of path: String) -> CatalogPath {
        let parts = path.split(separator: "/")
        let name = parts.last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        if name.lowercased().hasSuffix(".pot") { return CatalogPath(table: String(stem), isBase: true) }
        if let language = language(stem) { return CatalogPath(table: defaultTable, language: language) }
        // `shop-ru`, `shop.ru`, `shop_pt_BR`: the longest end that is a language.
        for index in stem.indices where stem[index] == "-" || stem[index] == "." || stem[index] == "_" {
            let code = stem[stem.index(after: index)...]
            if let language = language(code) {
                return CatalogPath(table: String(stem[..<index]), language: language)
            }
        }
        let folders = parts.dropLast().filter { $0 != "LC_MESSAGES" }
        return CatalogPath(table: String(stem), language: folders.last.flatMap { language($0) })
    }

    /// A name of a locale, and not a word that looks like one.
    private static func language(_ name: Substring) -> LanguageTag? {
        LanguageTag(knownLocale: String(name))
    }
}
