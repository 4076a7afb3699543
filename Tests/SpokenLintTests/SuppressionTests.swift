import SpokenDiagnostics
import SpokenLint
import Testing

struct SuppressionTests {
    private func rules(_ text: String, path: String = "ru.lproj/A.strings") throws -> [String] {
        try Linter().check([LintInput(path: path, bytes: Array(text.utf8))]).diagnostics.map(\.rule)
    }

    @Test func aCommentBeforeTheKeyHidesItsFindings() throws {
        #expect(try rules("\"a\" = \"Cыр\";") == ["mixed-script"])
        #expect(try rules("/* spokentext:ignore mixed-script */ \"a\" = \"Cыр\";") == [])
        #expect(try rules("// spokentext:ignore\n\"a\" = \"Cыр\";\n\"b\" = \"Cыр\";") == ["mixed-script"])
        #expect(try rules("/* spokentext:ignore edge-space */ \"a\" = \"Cыр\";") == ["mixed-script"])
    }

    @Test func aFileWideCommentHidesARule() throws {
        #expect(
            try rules("/* spokentext:ignore-file mixed-script */\n\"a\" = \"Cыр\";\n\"b\" = \"Cыр...\";") == [
                "three-dots"
            ])
    }

    @Test func commentsOfOtherFormatsWorkToo() throws {
        let catalog =
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"comment\": \"Title. spokentext:ignore mixed-script\", "
            + "\"localizations\": {\"ru\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Cыр\"}}}}}, \"version\": \"1.0\"}"
        #expect(try rules(catalog, path: "A.xcstrings") == [])
        let dict =
            "<plist version=\"1.0\"><dict><!-- spokentext:ignore mixed-script --><key>a</key>"
            + "<dict><key>NSStringLocalizedFormatKey</key><string>Cыр</string></dict></dict></plist>"
        #expect(try rules(dict, path: "ru.lproj/A.stringsdict") == [])
    }

    @Test func hiddenFindingsAreCounted() throws {
        let input = LintInput(
            path: "ru.lproj/A.strings", bytes: Array("/* spokentext:ignore */ \"a\" = \"Cыр\";".utf8))
        #expect(try Linter().check([input]).suppressedCount == 1)
    }
}
