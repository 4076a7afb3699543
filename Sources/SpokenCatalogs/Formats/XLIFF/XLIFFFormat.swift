import SpokenDiagnostics
import SpokenModel

/// XLIFF 1.2, as Xcode, Angular and Symfony write it, and XLIFF 2.0 and 2.1: a source and one translation side by side.
enum XLIFFFormat: XMLFormatDefinition {
    static let format = CatalogFormat.xliff
    static let endings = ["xliff", "xlf"]
    static let root = "xliff"
    static let holdsLanguages = true
    static let isExchange = true

    /// `validators.ru.xlf`: the name tells the language where the file does not.
    static func place(of path: String) -> CatalogPath { CatalogPath(suffixed: path) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        XLIFFCatalogReader.read(bytes, start: start, source: source)
    }

    static func meaning(ofState state: String) -> CatalogState {
        switch state {
        case "new", "needs-translation", "initial": .untranslated
        case "needs-review-translation", "needs-review-adaptation", "needs-review-l10n", "needs-adaptation",
            "needs-l10n":
            .needsReview
        default: .translated
        }
    }
}
