import SpokenModel

/// JSON with the texts of one language: i18next, messages of ICU (react-intl), or keys within keys. Which of them it is
/// say the texts.
enum JSONFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.json
    static let endings = ["json"]
    /// Whole numbers alone select forms, and `other` of Russian is for fractions.
    static let countsWhole = true
    /// `zero` of i18next is a form for the number 0; in messages of ICU it is a category.
    static let zeroIsExact = false

    static func claims(path: String) -> Bool { JSONPath.isCatalog(path) }

    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        // What begins with a brace and a name; a String Catalog and an ARB file say what they are.
        JSONRoot.firstName(of: start) != nil
    }

    static func place(of path: String) -> CatalogPath { JSONPath.place(of: path) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        JSONCatalogReader.read(JSONParser.parse(bytes, start: start), bytes, source: source, language: place.language)
    }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        CatalogTextEncoder.json(text)
    }
}
