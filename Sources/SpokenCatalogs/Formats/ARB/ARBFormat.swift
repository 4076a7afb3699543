import SpokenModel

/// Application Resource Bundles of Flutter: JSON with a message of ICU for each key, one language a file.
enum ARBFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.arb
    static let endings = ["arb"]

    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        start.first == UInt8(ascii: "{") && start.dropFirst().drop { $0 <= 0x20 }.starts(with: "\"@@locale\"".utf8)
    }

    /// `app_ru.arb`, `intl_pt_BR.arb`: what stands behind the table is the language.
    static func place(of path: String) -> CatalogPath {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? ""
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        for index in stem.indices where stem[index] == "_" || stem[index] == "-" {
            if let language = LanguageTag(knownLocale: String(stem[stem.index(after: index)...])) {
                return CatalogPath(table: String(stem[..<index]), language: language, folder: folder)
            }
        }
        if let language = LanguageTag(knownLocale: String(stem)) {
            return CatalogPath(table: "app", language: language, folder: folder)
        }
        return CatalogPath(table: String(stem), folder: folder)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        ARBReader.read(JSONParser.parse(bytes, start: start), source: source)
    }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        CatalogTextEncoder.json(text)
    }
}
