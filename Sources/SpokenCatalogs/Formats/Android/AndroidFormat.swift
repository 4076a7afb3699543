import SpokenDiagnostics

/// The strings of an Android app: `res/values-ru/strings.xml`, and the files of Compose Multiplatform and
/// moko-resources that are written alike.
enum AndroidFormat: XMLFormatDefinition {
    static let format = CatalogFormat.android
    static let endings = ["xml"]
    static let root = "resources"
    /// `getQuantityString` takes an Int.
    static let countsWhole = true
    static let zeroIsExact = false
    static let baseIsSource = true

    static func claims(path: String) -> Bool { AndroidPath.claims(path) }

    static func place(of path: String) -> CatalogPath { AndroidPath.place(of: path) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        AndroidReader.read(bytes, start: start, source: source, place: place)
    }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        encoder(for: value, in: source).part(text)
    }

    /// An empty element `<string/>` has no place between tags: it is opened.
    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String) {
        let encoder = encoder(for: text, in: file.source)
        if let opened = XMLEdit.opened(text.span, in: file.source.text, encoder.value(replacement)) { return opened }
        return file.source.text.withUnsafeBufferPointer { all in
            (text.span, encoder.value(replacement, instead: CatalogSource.slice(all, text)))
        }
    }

    static func losses(of file: CatalogFile) -> [ConversionLoss] { AndroidLosses.losses(of: file) }

    private static func encoder(for value: CatalogText, in source: CatalogSource) -> AndroidEncoder {
        source.text.withUnsafeBufferPointer { all in
            let old = CatalogSource.slice(all, value)
            return AndroidEncoder(
                isCompiled: value.form != .compose, isData: old.starts(with: "<![CDATA[".utf8),
                keepsNoBreakSpace: zip(old, old.dropFirst()).contains { $0 == 0xC2 && $1 == 0xA0 },
                allowsReference: AndroidText.isReference(old))
        }
    }
}
