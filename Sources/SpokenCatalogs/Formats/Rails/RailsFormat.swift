import SpokenDiagnostics
import SpokenModel

/// YAML of Rails: `config/locales/ru.yml`, whose first key is the language. Read and checked by the command line, which
/// knows libyaml.
package enum RailsFormat: CatalogFormatDefinition {
    package static let format = CatalogFormat.rails
    package static let endings = ["yml", "yaml"]
    package static let isWritable = false
    package static let countsWhole = true

    /// Reads the pieces of a file; nil where no reader was handed over.
    package static let reader = Guarded<(@Sendable ([UInt8]) throws(YAMLProblem) -> [YAMLItem])?>(nil)

    /// Most other files of this ending are settings.
    package static func claims(path: String) -> Bool {
        let folders = path.split(separator: "/").dropLast().suffix(3)
        return folders.contains { $0 == "locales" || $0 == "locale" } && place(of: path).language != nil
    }

    /// `ru.yml`, `devise.ru.yml`, `ru/models.yml`.
    package static func place(of path: String) -> CatalogPath {
        var place = CatalogPath(suffixed: path)
        if place.language == nil { place = CatalogPath(inFolderOf: path, bare: "translation") }
        place.isBase = false
        return place
    }

    package static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath
    ) -> CatalogRecords {
        guard let reader = reader.withLock({ $0 }) else {
            var records = CatalogRecords()
            records.problems.append(.structure(0, 0, "YAML is read by the command line alone"))
            return records
        }
        return RailsReader.read(source, reader)
    }

    package static func comment(_ text: String, in source: CatalogSource) -> String? { "# \(text)" }

    package static func escaped(_ text: String, for value: CatalogText, in source: CatalogSource) -> String { text }
}
