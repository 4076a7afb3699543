import Foundation
import SpokenCatalogs
import SpokenModel
import Testing

@Suite struct StringCatalogTests {
    private func folder(_ files: [String: String]) throws -> String {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        for (path, text) in files {
            let url = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return root.path
    }

    @Test func aFolderIsACatalog() throws {
        let path = try folder([
            "ru.lproj/Localizable.strings": "\"a\" = \"а\";",
            "en.lproj/Localizable.strings": "\"a\" = \"a\"; \"b\" = \"b\";",
            "Base.lproj/Localizable.strings": "\"c\" = \"c\";", "de.lproj/Other.strings": "\"a\" = \"ä\";",
            "Menu.xcstrings":
                #"{"sourceLanguage":"en","strings":{"m":{"localizations":{"fr":{"stringUnit":{"value":"é"}}}}}}"#,
            "note.txt": "x",
        ])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let catalog = try StringCatalog(path: path)
        #expect(catalog.languages.map(\.description) == ["de", "en", "fr", "ru"])
        #expect(catalog.tables == ["Localizable", "Menu", "Other"])
        #expect(catalog.sourceLanguage == .english)
        let russian = [try LanguageTag("ru-RU")]
        let first = try #require(catalog.find("a", languages: russian))
        #expect(first.language == .russian)
        #expect(first.quality == .parent)
        let second = try #require(catalog.find("b", languages: russian))
        #expect(second.language == .english)
        #expect(second.quality == .source)
        #expect(second.missing == [.russian])
        #expect(catalog.find("c", languages: russian)?.file.isBase == true)
        #expect(catalog.find("none", languages: russian) == nil)
        #expect(catalog.find("m", table: "Menu", languages: [try LanguageTag("fr")])?.quality == .exact)
        #expect(catalog.diagnostics.isEmpty)
    }

    /// The file of a language is read when the language is first asked for, and then kept.
    @Test func languagesAreReadWhenAskedFor() throws {
        let path = try folder([
            "ru.lproj/Localizable.strings": "\"a\" = \"1\";", "de.lproj/Localizable.strings": "\"a\" = \"1\";",
        ])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let catalog = try StringCatalog(path: path)
        let german = try LanguageTag("de")
        let text = { (language: LanguageTag) in
            catalog.find("a", languages: [language]).map { $0.file.strings(of: $0.entry) }
        }
        #expect(text(.russian) == ["1"])
        for language in ["ru", "de"] {
            try FileBytes.writeAtomically(
                Array("\"a\" = \"2\";".utf8), to: "\(path)/\(language).lproj/Localizable.strings")
        }
        #expect(text(german) == ["2"], "nobody had asked for it before")
        #expect(text(.russian) == ["1"])
    }

    @Test func otherFilesAreRefused() {
        #expect(throws: CatalogFileError.unknownFormat(path: #filePath)) { _ = try StringCatalog(path: #filePath) }
    }

    @Test func errorsNameThePath() throws {
        #expect(throws: CatalogFileError.unreadable(path: "/nowhere/at/all", cause: "No such file or directory")) {
            _ = try StringCatalog(path: "/nowhere/at/all")
        }
        let path = try folder(["ru.lproj/Localizable.strings": "\"a\" = \"а\""])
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try StringCatalog(path: path).diagnostics.map(\.rule) == ["syntax-error"])
    }

    @Test func aLaterDuplicateWins() throws {
        let file = CatalogFile(
            bytes: Array("\"a\" = \"1\"; \"\\U0061\" = \"2\";".utf8), path: "ru.lproj/Localizable.strings")
        let match = try #require(StringCatalog(files: [file]).find("a", languages: [.russian]))
        #expect(match.file.strings(of: match.entry) == ["2"])
    }

    @Test func filesAreWrittenWhole() throws {
        let path = try folder(["a.strings": "old"])
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileBytes.writeAtomically(Array("new".utf8), to: path + "/a.strings")
        #expect(try FileBytes.read(path + "/a.strings") == Array("new".utf8))
        #expect(try FileBytes.names(in: path) == ["a.strings"])
        #expect(throws: CatalogFileError.self) { try FileBytes.writeAtomically([], to: path + "/none/a.strings") }
    }
}
