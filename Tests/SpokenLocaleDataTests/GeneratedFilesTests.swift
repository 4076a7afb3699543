import Foundation
import SpokenLocaleData
import Testing

/// The generated files must be what the rows of Resources say.
@Suite struct GeneratedFilesTests {
    @Test func generatedFilesAreFresh() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let locales = root.appending(path: "Resources/Locales")
        var files: [TableSource.File] = []
        for folder in try FileManager.default.contentsOfDirectory(atPath: locales.path) {
            let url = locales.appending(path: folder)
            if folder.hasSuffix(".tsv") {
                files.append(.init(language: "", name: String(folder.dropLast(4)), text: try text(url)))
                continue
            }
            for file in try FileManager.default.contentsOfDirectory(atPath: url.path) where file.hasSuffix(".tsv") {
                let text = try text(url.appending(path: file))
                files.append(.init(language: folder, name: String(file.dropLast(4)), text: text))
            }
        }
        for (path, content) in try TableSource.generate(files) {
            let current = try? Data(contentsOf: root.appending(path: path))
            #expect(current == Data(content), "\(path) is stale: run `swift run spokentext-generate`")
        }
    }

    private func text(_ url: URL) throws -> String {
        try String(contentsOf: url, encoding: .utf8)
    }
}
