import SpokenModel

extension CatalogPath {
    /// A file that bears its language behind a point: `AppResources.ru.resx`, `messages.ru_RU.xlf`. One without is that
    /// of the source language.
    init(suffixed path: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
        let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
        let folder = slash.map { String(path[..<$0]) } ?? ""
        if let point = stem.utf8.lastIndex(of: UInt8(ascii: ".")),
            let language = Self.language(of: stem[stem.utf8.index(after: point)...])
        {
            self.init(table: String(stem[..<point]), language: language, folder: folder)
        } else {
            self.init(table: String(stem), isBase: true, folder: folder)
        }
    }

    /// A file that bears its language behind a hyphen of some kind: `app_ru.arb`, `messages_pt_BR.properties`.
    ///
    /// - Parameter bare: the table of a file that is named after its language alone.
    init(underscored path: String, bare: String = "messages") {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? ""
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        for index in stem.indices where stem[index] == "_" || stem[index] == "-" {
            if let language = LanguageTag(knownLocale: String(stem[stem.index(after: index)...])) {
                self.init(table: String(stem[..<index]), language: language, folder: folder)
                return
            }
        }
        if let language = LanguageTag(knownLocale: String(stem)) {
            self.init(table: bare, language: language, folder: folder)
        } else {
            self.init(table: String(stem), folder: folder)
        }
    }

    /// A file somewhere below a folder of its language: `i18n/ru/shop.ftl`, `locales/ru/app/shop.ftl`, or of its name.
    ///
    /// - Parameter bare: the table of a file that is named after its language.
    init(inFolderOf path: String, bare: String) {
        let parts = path.split(separator: "/")
        let name = parts.last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        func join(_ folders: ArraySlice<Substring>) -> String {
            (path.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
        }
        func known(_ name: Substring) -> LanguageTag? {
            LanguageTag(knownLocale: name.split(separator: "-").joined(separator: "_"))
        }
        if let language = known(stem) {
            self.init(table: bare, language: language, folder: join(parts.dropLast()))
            return
        }
        for index in parts.indices.dropLast().reversed() {
            guard let language = known(parts[index]) else { continue }
            let table = (parts[(index + 1)...].dropLast().map(String.init) + [String(stem)]).joined(separator: "/")
            self.init(table: table, language: language, folder: join(parts[..<index]))
            return
        }
        self.init(table: String(stem), folder: join(parts.dropLast()))
    }

    /// A file in a folder of its language: `Strings/ru-RU/Resources.resw`.
    init(folderOf path: String) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        let name = Substring(parts.last ?? "".utf8[...])
        let table = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? String(name)
        guard let folder = parts.dropLast().last, let language = Self.language(of: Substring(folder)) else {
            self.init(table: table, isBase: true)
            return
        }
        let above = path[..<folder.startIndex]
        self.init(
            table: table, language: language,
            folder: String(above.utf8.last == UInt8(ascii: "/") ? above.dropLast() : above))
    }

    /// `ru`, `pt_BR`, `sr-Latn-RS`; nil for words that are no tags.
    private static func language(of text: Substring) -> LanguageTag? {
        let parts = text.split(separator: "-").flatMap { $0.split(separator: "_") }
        guard let first = parts.first, (2...3).contains(first.utf8.count),
            first.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }),
            parts.dropFirst().allSatisfy({ (2...8).contains($0.utf8.count) })
        else { return nil }
        return try? LanguageTag(parts.joined(separator: "-"))
    }
}
