import SpokenDiagnostics
import SpokenModel

/// Resources of .NET: `AppResources.ru.resx`, and `Strings/ru-RU/Resources.resw` of Windows.
enum ResxFormat: CatalogFormatDefinition {
    static let format = CatalogFormat.resx
    static let endings = ["resx", "resw"]
    static let baseIsSource = true

    static func claims(content start: ArraySlice<UInt8>) -> Bool {
        start.first == UInt8(ascii: "<") && XMLRoot.name(of: start) == "root"
    }

    static func place(of path: String) -> CatalogPath {
        path.lowercased().hasSuffix(".resw") ? CatalogPath(folderOf: path) : CatalogPath(suffixed: path)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        ResxReader.read(bytes, start: start, source: source)
    }

    static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String {
        CatalogTextEncoder.xml(text)
    }

    static func edit(_ text: CatalogText, to replacement: String, in file: CatalogFile) -> (SourceSpan, String) {
        XMLEdit.edit(text, to: replacement, in: file.source)
    }
}
