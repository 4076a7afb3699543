import SpokenDiagnostics
import SpokenLint
import Testing

struct FixEngineTests {
    private func mended(_ text: String, path: String = "ru.lproj/A.strings", unsafe: Bool = false) throws -> String {
        let input = LintInput(path: path, bytes: Array(text.utf8))
        let found = try Linter().check([input]).diagnostics
        let result = FixEngine.apply(found, to: input, includesUnsafe: unsafe)
        return String(decoding: result?.bytes ?? input.bytes, as: UTF8.self)
    }

    @Test func bytesElsewhereStay() throws {
        #expect(
            try mended("/* a\r\n */\r\n\"a\"  =\t\"Cыр\\n\\\"x\\\"  y\" ;  // end")
                == "/* a\r\n */\r\n\"a\"  =\t\"Сыр\\n«x» y\" ;  // end")
    }

    @Test func aFixIsIdempotent() throws {
        let once = try mended("\"a\" = \"Cыр...  и  \u{200B}хлеб\";")
        #expect(once == "\"a\" = \"Сыр… и хлеб\";")
        #expect(try mended(once) == once)
    }

    @Test func replacementsAreEscapedForTheirFormat() throws {
        let text =
            "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
            + "<string>&quot;A &amp; B&quot; Cыр</string></dict></dict></plist>"
        let result = try mended(text, path: "ru.lproj/A.stringsdict")
        #expect(result.contains("«A &amp; B» Сыр"))
    }

    @Test func filesWithSyntaxErrorsAreNeverChanged() throws {
        let text = "\"a\" = \"Cыр\"\n\"b\" = \"Дом\";"
        #expect(try mended(text) == text)
    }

    @Test func unsafeFixesOnlyWhenTold() throws {
        let text = "\"a.accessibilityLabel\" = \"30 см\";"
        #expect(try mended(text) == text)
        #expect(try mended(text, unsafe: true) == "\"a.accessibilityLabel\" = \"30 сантиметров\";")
    }

    @Test func utf16FilesStayUTF16() throws {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "\"a\" = \"Cыр 🍕\";\r\n".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let input = LintInput(path: "ru.lproj/A.strings", bytes: bytes)
        let found = try Linter().check([input]).diagnostics
        let result = try #require(FixEngine.apply(found, to: input))
        var expected = bytes
        expected[16] = 0x21
        expected[17] = 0x04
        #expect(result.bytes == expected)
    }

    @Test func diffShowsOnlyWhatChanges() {
        let old = (1...30).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 3\n", with: "LINE 3\n").replacing("line 25\n", with: "")
        let diff = UnifiedDiff.between(Array(old.utf8), Array(new.utf8), path: "a.strings")
        #expect(
            diff == """
                --- a/a.strings
                +++ b/a.strings
                @@ -1,6 +1,6 @@
                 line 1
                 line 2
                -line 3
                +LINE 3
                 line 4
                 line 5
                 line 6
                @@ -22,7 +22,6 @@
                 line 22
                 line 23
                 line 24
                -line 25
                 line 26
                 line 27
                 line 28

                """)
        #expect(UnifiedDiff.between(Array(old.utf8), Array(old.utf8), path: "a") == "")
    }
}
