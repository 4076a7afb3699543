import Foundation
import SpokenLocaleData

/// The lexicons of `Resources/Locales/<language>/lexicon`: parts of the image of languages.
enum LexiconFiles {
    /// The languages that have a lexicon.
    static func languages(root: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Resources/Locales").path).sorted()
            .filter { FileManager.default.fileExists(atPath: folder($0, root).path) }
    }

    static func generate(root: URL) throws -> [(name: String, content: [UInt8])] {
        try languages(root: root).map { language in
            let files = try files(language, root)
            let image = try LexiconSource.image(
                paradigms: files.paradigms, alternations: files.alternations, words: files.words)
            return ("lexicon/\(language)", image)
        }
    }

    /// Every form of a language with its cell, for measuring against other dictionaries.
    static func forms(_ language: String, root: URL) throws -> String {
        let known = try languages(root: root)
        guard known.contains(language) else {
            throw GeneratorOptions.Failure(
                description: "no Resources/Locales/\(language)/lexicon; there are some of "
                    + known.joined(separator: ", "))
        }
        let files = try files(language, root)
        return try LexiconSource.forms(
            paradigms: files.paradigms, alternations: files.alternations, words: files.words)
    }

    private static func folder(_ language: String, _ root: URL) -> URL {
        root.appending(path: "Resources/Locales/\(language)/lexicon")
    }

    private static func files(
        _ language: String, _ root: URL
    ) throws -> (paradigms: LexiconSource.File, alternations: LexiconSource.File, words: [LexiconSource.File]) {
        let folder = folder(language, root)
        func file(_ name: String) throws -> LexiconSource.File {
            let path = "Resources/Locales/\(language)/lexicon/\(name)"
            return .init(name: path, text: try SourceText.read(path, root: root))
        }
        let words = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".tsv") && $0 != "paradigms.tsv" && $0 != "alternations.tsv" }
        return (try file("paradigms.tsv"), try file("alternations.tsv"), try words.map(file))
    }
}
