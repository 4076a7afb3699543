import SpokenDiagnostics
import SpokenModel

/// GNU gettext: PO files of one language and their templates (POT). `msgid` is the key and the source text.
enum POFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.po
    static let endings = ["po", "pot"]
    static let holdsLanguages = true
    static let keysAreTexts = true
    /// Whole numbers alone select forms, and `other` of Russian is for fractions.
    static let needsOther = false

    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        var rest = start
        // Comments come first.
        while rest.first == UInt8(ascii: "#") {
            rest = rest.drop { $0 != 0x0A }.drop { $0 <= 0x20 }
        }
        return rest.starts(with: "msgid ".utf8) || rest.starts(with: "msgctxt ".utf8)
            || rest.starts(with: "msgid\t".utf8)
    }

    static func place(of path: String) -> CatalogPath { POPath.place(of: path) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        POParser.parse(bytes, start: start, source: source, place: place, isTemplate: place.isBase)
    }

    static func comment(_ text: String, in source: CatalogSource) -> String? { "# \(text)" }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        POEscape.escaped(text)
    }

    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String) {
        (text.span, POWrapping.written(replacement, at: text.span.start, in: file.source.text))
    }

    static func losses(of file: CatalogFile) -> [ConversionLoss] { POLosses.losses(of: file) }

    static func meaning(ofState state: String) -> CatalogState { state == "fuzzy" ? .draft : .translated }
}
