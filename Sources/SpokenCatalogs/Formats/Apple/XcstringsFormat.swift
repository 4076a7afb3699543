/// A String Catalog of Xcode: JSON with all languages.
enum XcstringsFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.xcstrings
    static let endings = ["xcstrings"]
    static let holdsLanguages = true
    static let keysAreTexts = true

    /// `{ "name" :`; a .strings file may start with a brace and a key too, and goes on with `=`.
    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        guard start.first == UInt8(ascii: "{") else { return false }
        let name = start.dropFirst().drop { $0 <= 0x20 }
        guard name.first == UInt8(ascii: "\""), let end = name.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
            return false
        }
        return name[(end + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":")
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
