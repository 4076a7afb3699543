import SpokenModel

/// What the path of a JSON file says: `locales/ru.json`, `locales/ru/common.json`, `i18n/messages.ru.json`.
enum JSONPath {
    /// Folders in which translations lie.
    private static let folders: Set<String> = [
        "locales", "locale", "i18n", "lang", "langs", "language", "languages", "translations", "translation", "l10n",
        "messages", "intl", "nls", "strings",
    ]

    /// True for a file that its name or its folder gives a language. No file is opened for that.
    static func isCatalog(_ path: String) -> Bool {
        // Elements of a screen, and the files of extensions and documents that have languages too.
        let (name, folders) = parts(path)
        let stem = name.dropLast(5)
        if stem.hasSuffix(".screen") || stem.hasSuffix(".element") { return false }
        if folders.contains(where: { $0.hasSuffix(".vodesign") || $0 == "_locales" || $0 == "node_modules" }) {
            return false
        }
        return place(stem, folders) != nil
    }

    static func place(of path: String) -> CatalogPath {
        let (name, folders) = parts(path)
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        guard let (table, language, depth) = place(stem, folders) else {
            return CatalogPath(table: String(stem), folder: join(folders[...], path))
        }
        return CatalogPath(table: table, language: language, folder: join(folders.prefix(depth), path))
    }

    /// - Returns: the table, the language and how many of the folders are above those of languages.
    private static func place(_ stem: Substring, _ folders: [Substring]) -> (String, LanguageTag, Int)? {
        if let language = language(stem) { return ("translation", language, folders.count) }
        // `messages.ru`, `messages_ru`: a word of two letters alone would be too little.
        if let point = stem.lastIndex(of: "."), let language = language(stem[stem.index(after: point)...]) {
            return (String(stem[..<point]), language, folders.count)
        }
        if folders.last.map({ Self.folders.contains($0.lowercased()) }) == true,
            let sign = stem.firstIndex(where: { $0 == "_" || $0 == "-" }),
            let language = language(stem[stem.index(after: sign)...])
        {
            return (String(stem[..<sign]), language, folders.count)
        }
        // `locales/ru/shop/cart.json`: the folders below the language are part of the table.
        for index in folders.indices.dropFirst().reversed()
        where Self.folders.contains(folders[index - 1].lowercased()) {
            guard let language = language(folders[index]) else { continue }
            let table = (folders[(index + 1)...].map(String.init) + [String(stem)]).joined(separator: "/")
            return (table, language, index)
        }
        return nil
    }

    private static func language(_ text: Substring) -> LanguageTag? {
        guard (2...11).contains(text.utf8.count), text.utf8.first.map({ $0 &- 0x61 < 26 }) == true else { return nil }
        var name = String(text)
        if name.contains("-") { name = name.split(separator: "-").joined(separator: "_") }
        return LanguageTag(knownLocale: name)
    }

    private static func parts(_ path: String) -> (name: Substring, folders: [Substring]) {
        var parts = path.split(separator: "/")
        let name = parts.popLast() ?? ""
        return (name, parts)
    }

    private static func join(_ folders: ArraySlice<Substring>, _ path: String) -> String {
        (path.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
    }
}
