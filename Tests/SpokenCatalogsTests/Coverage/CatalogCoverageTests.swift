import SpokenCatalogs
import SpokenModel
import Testing

@Suite struct CatalogCoverageTests {
    private func file(_ text: String, _ path: String) -> CatalogFile {
        CatalogFile(bytes: Array(text.utf8), path: path)
    }

    private func rows(_ files: [CatalogFile], source: LanguageTag? = nil) -> [String] {
        CatalogCoverage(StringCatalog(files: files, sourceLanguage: source)).rows.map { row in
            "\(row.language) \(row.translated)+\(row.inherited)/\(row.total) review \(row.needsReview) \(row.missing)"
        }
    }

    @Test func keysOfTheSourceLanguageCount() {
        let found = rows([
            file("\"a\" = \"a\"; \"b\" = \"b\"; \"b.accessible\" = \"c\";", "en.lproj/L.strings"),
            file("\"a\" = \"ä\"; \"old\" = \"x\";", "de.lproj/L.strings"),
            file("\"a\" = \"colour\";", "en-GB.lproj/L.strings"),
            file("\"menu\" = \"Menü\";", "de.lproj/Menu.strings"),
        ])
        #expect(
            found == [
                "de 2+0/3 review 0 [\"L/b\"]", "en 2+0/3 review 0 [\"Menu/menu\"]",
                "en-GB 1+1/3 review 0 [\"Menu/menu\"]",
            ])
    }

    @Test func statesOfAStringCatalogCount() {
        let text = """
            {"sourceLanguage":"en","strings":{
            "a":{"localizations":{"ru":{"stringUnit":{"state":"needs_review","value":"а"}}}},
            "b":{"localizations":{"ru":{"stringUnit":{"state":"new","value":"b"}}}},
            "c":{"extractionState":"stale","localizations":{"ru":{"stringUnit":{"state":"translated","value":"c"}}}},
            "d":{"shouldTranslate":false},
            "e":{"localizations":{"ru":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"e"}},
            "other":{"stringUnit":{"state":"new","value":""}}}}}}}}}
            """
        let found = rows([file(text, "L.xcstrings")])
        #expect(found == ["en 3+0/3 review 0 []", "ru 1+0/3 review 1 [\"L/b\", \"L/e\"]"])
    }

    @Test func anEmptyCatalogIsComplete() {
        let coverage = CatalogCoverage(StringCatalog(files: [file("", "ru.lproj/L.strings")]))
        #expect(coverage.rows.map(\.share) == [1])
    }
}
