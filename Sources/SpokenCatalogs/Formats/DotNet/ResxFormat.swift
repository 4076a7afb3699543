import SpokenDiagnostics
import SpokenModel

/// Resources of .NET: `AppResources.ru.resx`, and `Strings/ru-RU/Resources.resw` of Windows.
enum ResxFormat: XMLFormatDefinition {
    static let format = CatalogFormat.resx
    static let endings = ["resx", "resw"]
    static let root = "root"
    static let baseIsSource = true

    static func place(of path: String) -> CatalogPath {
        path.lowercased().hasSuffix(".resw") ? CatalogPath(folderOf: path) : CatalogPath(suffixed: path)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        ResxReader.read(bytes, start: start, source: source)
    }
}
