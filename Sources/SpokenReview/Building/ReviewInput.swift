import SpokenCatalogs
import SpokenDiagnostics
import SpokenElements
import SpokenFixtures

/// What a review page is made of: files that were read, and what the checker found in them.
package struct ReviewInput: Sendable {
    package var catalogs: [CatalogFile] = []
    package var elements: [ElementDocument] = []
    package var goldens: [(path: String, file: GoldenFile)] = []
    package var diagnostics: [Diagnostic] = []

    package init() {}

    package var isEmpty: Bool { catalogs.isEmpty && elements.isEmpty && goldens.isEmpty }

    /// Reads a file by its path. What cannot be read stays away: the checker tells it.
    package mutating func add(_ bytes: [UInt8], path: String) {
        if CatalogFormat(path: path) != nil {
            catalogs.append(CatalogFile(bytes: bytes, path: path))
        } else if path.hasSuffix(".golden.txt") {
            if let file = try? GoldenFile(bytes, path: path) { goldens.append((path, file)) }
        } else if let document = try? ElementDocument(bytes, path: path) {
            elements.append(document)
        }
    }
}
