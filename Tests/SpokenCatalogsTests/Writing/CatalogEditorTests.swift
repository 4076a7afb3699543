import SpokenCatalogs
import Testing

@Suite struct CatalogEditorTests {
    /// Changes the first text that reads `old` and returns the whole file.
    private func edit(_ text: String, _ path: String, _ old: String, _ new: String) throws -> String {
        let file = CatalogFile(bytes: Array(text.utf8), path: path)
        var editor = CatalogEditor(file)
        let units = file.localizations.flatMap { localization in
            localization.content.units + localization.variables.flatMap(\.content.units)
        }
        let unit = try #require(units.first { file.string($0.value) == old })
        editor.replace(unit.value, with: new)
        return String(decoding: try editor.write(), as: UTF8.self)
    }

    @Test func stringsKeepEverythingElse() throws {
        let text = "/* c */\n\"a\"   =\t'x' ;\r\n\"b\" = \"y\\\"\";// end\n key = bare;\n\"short\";"
        #expect(try edit(text, "T.strings", "x", "it's\n") == text.replacing("'x'", with: "'it\\'s\\n'"))
        #expect(try edit(text, "T.strings", "y\"", "«ж»") == text.replacing("\"y\\\"\"", with: "\"«ж»\""))
        #expect(try edit(text, "T.strings", "bare", "two words") == text.replacing("bare", with: "\"two words\""))
        #expect(try edit(text, "T.strings", "bare", "Word_2") == text.replacing("bare", with: "Word_2"))
        #expect(
            try edit(text, "T.strings", "short", "new") == text.replacing("\"short\";", with: "\"short\" = \"new\";"))
    }

    @Test func propertyListsKeepEverythingElse() throws {
        let text = "<plist><dict><!-- c --><key>a</key>\n<string>x &amp; y</string><key>b</key><string/></dict></plist>"
        #expect(try edit(text, "T.stringsdict", "x & y", "<5>") == text.replacing("x &amp; y", with: "&lt;5&gt;"))
        #expect(try edit(text, "T.stringsdict", "", "z") == text.replacing("<string/>", with: "<string>z</string>"))
        #expect(try edit(text, "T.strings", "x & y", "1 & 2") == text.replacing("x &amp; y", with: "1 &amp; 2"))
    }

    @Test func catalogsKeepEverythingElse() throws {
        let text =
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {\"localizations\":{\"ru\":{\"stringUnit\" : {\n \"state\" : \"new\", \"value\" : \"\\u0436\" } } } }\n  }\n}"
        #expect(try edit(text, "T.xcstrings", "ж", "\"1/2\"\n") == text.replacing("\\u0436", with: "\\\"1/2\\\"\\n"))
    }

    @Test func utf16KeepsItsBytes() throws {
        var bytes: [UInt8] = [0xFE, 0xFF]
        for unit in "\"😀\" = \"a\"; \"b\" = \"я\";".utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        let file = CatalogFile(bytes: bytes, path: "T.strings")
        guard case .unit(let unit)? = file.localizations.first?.content else {
            Issue.record("no unit")
            return
        }
        var editor = CatalogEditor(file)
        editor.replace(unit.value, with: "ж😀")
        let written = CatalogFile(bytes: try editor.write(), path: "T.strings")
        #expect(CatalogDump.entries(written) == "😀=ж😀; b=я")
        #expect(written.source.encoding == .utf16BigEndianWithMark)
    }

    @Test func withoutEditsTheBytesAreTheSame() throws {
        let bytes = Array("\u{FEFF}\"a\" = \"b\";\r\n".utf8)
        #expect(try CatalogEditor(CatalogFile(bytes: bytes, path: "T.strings")).write() == bytes)
    }

    @Test func brokenFilesAndOverlapsAreRefused() throws {
        let broken = CatalogFile(bytes: Array("\"a\" = \"b\"; %".utf8), path: "T.strings")
        var editor = CatalogEditor(broken)
        editor.replace(broken.entries[0].key, with: "x")
        #expect(throws: CatalogEditError.self) { try editor.write() }
        let file = CatalogFile(bytes: Array("\"a\" = \"b\";".utf8), path: "T.strings")
        var twice = CatalogEditor(file)
        twice.replace(file.entries[0].span, verbatim: "x")
        twice.replace(file.entries[0].span, verbatim: "y")
        #expect(throws: CatalogEditError.overlapping(path: "T.strings", offset: 0)) { try twice.write() }
    }

    @Test func theValueOfALoneBackslashIsItsValue() throws {
        let file = CatalogFile(bytes: Array("a = x\n\\".utf8), path: "m_fr.properties")
        let unit = try #require(file.localizations.last?.content.units.first)
        var editor = CatalogEditor(file)
        editor.replace(unit.value, with: "y = z")
        let again = CatalogFile(bytes: try editor.write(), path: "m_fr.properties")
        #expect(again.entries.map { [again.string($0.key)] + again.strings(of: $0) } == [["a", "x"], ["", "y = z"]])
    }

    /// Without its one letter that is no UTF-8 the file would be read as UTF-8.
    @Test func whatIsLeftOfLatin1IsReadAsItWas() throws {
        let file = CatalogFile(
            bytes: Array("a=".utf8) + [0xE9] + Array("\nb=".utf8) + [0xC3, 0xA9] + Array("\nc=\\".utf8)
                + [0xC3, 0xA9, 0x0A], path: "m_fr.properties")
        var editor = CatalogEditor(file)
        guard case .unit(let unit)? = file.entries.first.flatMap({ file.localizations(of: $0).first?.content }) else {
            Issue.record("no text")
            return
        }
        editor.replace(unit.value, with: "x")
        let again = CatalogFile(bytes: try editor.write(), path: "m_fr.properties")
        #expect(again.entries.map { again.strings(of: $0) } == [["x"], ["Ã©"], ["Ã©"]])
    }
}
