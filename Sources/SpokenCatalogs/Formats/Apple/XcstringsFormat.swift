/// A String Catalog of Xcode: JSON with all languages.
enum XcstringsFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.xcstrings
    static let endings = ["xcstrings"]
    static let holdsLanguages = true
    static let keysAreTexts = true

    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        guard let name = JSONRoot.firstName(of: start) else { return false }
        return ["sourceLanguage", "strings", "version"].contains { name.elementsEqual($0.utf8) }
    }

    /// It stands for itself, wherever it lies.
    static func place(of path: String) -> CatalogPath {
        var place = CatalogPath(project: path)
        place.folder = nil
        return place
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        StringCatalogReader.read(JSONParser.parse(bytes, start: start), source: source)
    }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        CatalogTextEncoder.json(text)
    }

    static func meaning(ofState state: String) -> CatalogState {
        switch state {
        case "new": .untranslated
        case "needs_review": .needsReview
        default: .translated
        }
    }
}
