import SpokenModel

/// Application Resource Bundles of Flutter: JSON with a message of ICU for each key, one language a file.
package enum ARBFormat: CatalogFormatDefinition {
    package static let format = CatalogFormat.arb
    /// Whether the project of a folder has `use-escaping` in its l10n.yaml; nil where nobody can tell.
    package static let escaping = Guarded<(@Sendable (String) -> Bool)?>(nil)
    package static let endings = ["arb"]

    package static func claims(content start: ArraySlice<UInt8>) -> Bool {
        JSONRoot.firstName(of: start)?.elementsEqual("@@locale".utf8) == true
    }

    /// `app_ru.arb`, `intl_pt_BR.arb`: what stands behind the table is the language.
    package static func place(of path: String) -> CatalogPath {
        var place = CatalogPath(underscored: path, bare: "app")
        if escaping.withLock({ $0 })?(place.folder ?? "") == true { place.dialect = .escaped }
        return place
    }

    package static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        ARBReader.read(JSONParser.parse(bytes, start: start), source: source, escapes: place.dialect == .escaped)
    }

    package static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        CatalogTextEncoder.json(text)
    }
}
