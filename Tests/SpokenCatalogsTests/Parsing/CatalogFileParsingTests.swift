import SpokenCatalogs
import SpokenDiagnostics
import Testing

@Suite struct CatalogFileParsingTests {
    @Test(arguments: [
        ("strings.tsv", CatalogFormat.strings), ("stringsdict.tsv", .stringsdict), ("xcstrings.tsv", .xcstrings),
        ("po.tsv", .po), ("arb.tsv", .arb), ("json.tsv", .json), ("properties.tsv", .properties),
        ("fluent.tsv", .fluent),
    ])
    func readsEveryCase(_ table: String, _ format: CatalogFormat) throws {
        let rows = try CaseTable.rows(table, columns: 4)
        #expect(rows.count >= 20)
        for row in rows {
            let file = CatalogFile(bytes: Array(row[1].utf8), path: Self.path(format))
            #expect(CatalogDump.entries(file) == row[2], "\(table), \(row[0]): \(row[1])")
            #expect(CatalogDump.problems(file) == row[3], "\(table), \(row[0]): \(file.diagnostics.map(\.message))")
        }
    }

    private static func path(_ format: CatalogFormat) -> String {
        switch format {
        case .json: "locales/ru/T.json"
        case .properties: "T_ru.properties"
        case .fluent: "i18n/ru/T.ftl"
        default: "ru.lproj/T.\(format.rawValue)"
        }
    }

    /// A pipe has no ending.
    @Test func theContentSaysTheFormat() {
        for (text, format) in [
            ("\"a\" = \"b\";", CatalogFormat.strings), ("", .strings), ("/* { */ a = b;", .strings),
            ("{ a = b; }", .strings),
            ("{ \"a\" = \"b\"; }", .strings), ("{\n  \"sourceLanguage\" : \"en\"", .xcstrings),
            (#"{"strings":{"a = b;":{}}}"#, .xcstrings),
            ("{ \"@@locale\": \"ru\"", .arb), ("{\"title\": \"Tea\"}", .json),
            ("# Tea\n\nmsgid \"\"\nmsgstr \"\"", .po),
            (" <?xml version='1.0'?>", .stringsdict), ("\u{FEFF}<plist>", .stringsdict), ("bplist00", .stringsdict),
        ] {
            #expect(CatalogFormat(content: Array(text.utf8)) == format, "\(text)")
        }
        let wide = "<plist><dict>".utf16.flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        }
        #expect(CatalogFormat(content: [0xFF, 0xFE] + wide) == .stringsdict)
    }

    @Test func everySpanCoversItsText() throws {
        for (table, format) in [
            ("strings.tsv", "strings"), ("stringsdict.tsv", "stringsdict"), ("xcstrings.tsv", "xcstrings"),
            ("po.tsv", "po"), ("arb.tsv", "arb"), ("json.tsv", "json"), ("properties.tsv", "properties"),
            ("fluent.tsv", "ftl"),
        ] {
            for row in try CaseTable.rows(table, columns: 4) {
                let file = CatalogFile(bytes: Array(row[1].utf8), path: "T.\(format)")
                for entry in file.entries {
                    #expect(entry.span.start <= entry.key.span.start && entry.key.span.end <= entry.span.end)
                    if entry.key.isVerbatim {
                        let bytes = file.source.text[entry.key.span.start..<entry.key.span.end]
                        #expect(String(decoding: bytes, as: UTF8.self) == file.string(entry.key), "\(row[0])")
                    }
                }
            }
        }
    }

    /// Cutting a file at every byte must give diagnostics, never a trap.
    @Test func everyPrefixIsRead() throws {
        for (table, format) in [
            ("strings.tsv", "strings"), ("stringsdict.tsv", "stringsdict"), ("xcstrings.tsv", "xcstrings"),
            ("po.tsv", "po"), ("arb.tsv", "arb"), ("json.tsv", "json"), ("properties.tsv", "properties"),
            ("fluent.tsv", "ftl"),
        ] {
            for row in try CaseTable.rows(table, columns: 4) {
                let bytes = Array(row[1].utf8)
                for count in stride(from: 0, through: bytes.count, by: bytes.count > 600 ? 7 : 1) {
                    let file = CatalogFile(bytes: Array(bytes.prefix(count)), path: "T.\(format)")
                    for entry in file.entries { _ = file.strings(of: entry) }
                }
            }
        }
    }

    @Test func placesInsideOfEscapesAreFound() {
        let text = #""a" = "\U041a%d\n%@";"#
        let file = CatalogFile(bytes: Array(text.utf8), path: "T.strings")
        guard case .unit(let unit)? = file.localizations.first?.content else {
            Issue.record("no unit")
            return
        }
        let value = file.string(unit.value)
        #expect(value == "К%d\n%@")
        let format = FormatString(value)
        let found = format.placeholders.map { placeholder in
            let span = file.source.span(ofUTF8: placeholder.range, in: unit.value)
            return String(decoding: file.source.text[span.start..<span.end], as: UTF8.self)
        }
        #expect(found == ["%d", "%@"])
        let first = file.source.span(ofUTF8: 0..<2, in: unit.value)
        #expect(String(decoding: file.source.text[first.start..<first.end], as: UTF8.self) == #"\U041a"#)
    }

    @Test func utf16IsReadWithAndWithoutMark() {
        let text = "\"ключ\" = \"😀 значение\";\n\"b\" \"c\";"
        for (isBigEndian, hasMark) in [(false, false), (false, true), (true, false), (true, true)] {
            var bytes: [UInt8] = hasMark ? (isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []
            for unit in text.utf16 {
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                bytes += isBigEndian ? pair : pair.reversed()
            }
            let file = CatalogFile(bytes: bytes, path: "ru.lproj/Localizable.strings")
            #expect(CatalogDump.entries(file) == "ключ=😀 значение", "big endian \(isBigEndian), mark \(hasMark)")
            #expect(CatalogDump.problems(file) == "2:5 syntax-error")
            #expect(file.source.bytes == bytes)
        }
    }

    @Test func brokenEncodingsAreReported() {
        let latin = CatalogFile(bytes: Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";".utf8), path: "T.strings")
        #expect(CatalogDump.problems(latin) == "1:11 invalid-encoding")
        #expect(CatalogDump.entries(latin) == "a=caf\u{FFFD}")
        let half = CatalogFile(bytes: [0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8, 0x22, 0x00, 0x3B, 0x00], path: "T.strings")
        #expect(CatalogDump.problems(half) == "1:2 invalid-encoding")
        let odd = CatalogFile(bytes: [0xFF, 0xFE, 0x22, 0x00, 0x22, 0x00, 0x3B, 0x00, 0x41], path: "T.strings")
        #expect(CatalogDump.problems(odd) == "1:4 invalid-encoding")
    }

    @Test func thePathNamesTableAndLanguage() {
        let file = CatalogFile(bytes: [], path: "App/zh-Hant.lproj/Menu.strings")
        #expect(file.table == "Menu")
        #expect(file.language?.description == "zh-Hant")
        #expect(CatalogFile(bytes: [], path: "Base.lproj/Menu.strings").isBase)
        #expect(CatalogFile(bytes: [], path: "Base.lproj/Menu.strings").language == nil)
        #expect(CatalogFile(bytes: [], path: "English.lproj/Menu.strings").language?.description == "en")
    }

    @Test func commentsAndStatesAreKept() {
        let strings = CatalogFile(
            bytes: Array("/* One */\n\"a\" = \"b\"; // tail\n\"c\" = \"d\";".utf8), path: "T.strings")
        #expect(strings.entries.map { $0.comment.map(strings.string) } == [" One ", " tail"])
        let leading = strings.entries[1].leading
        #expect(String(decoding: strings.source.text[leading.start..<leading.end], as: UTF8.self) == " // tail\n")
        let json =
            #"{"sourceLanguage":"en","strings":{"a":{"comment":"why","extractionState":"stale","shouldTranslate":false,"localizations":{"ru":{"stringUnit":{"state":"needs_review","value":"x"}}}}},"version":"1.1"}"#
        let catalog = CatalogFile(bytes: Array(json.utf8), path: "T.xcstrings")
        let entry = catalog.entries[0]
        #expect(entry.comment.map(catalog.string) == "why")
        #expect(entry.extractionState.map(catalog.string) == "stale")
        #expect(!entry.shouldTranslate)
        #expect(catalog.sourceLanguage.map(catalog.string) == "en")
        #expect(catalog.version.map(catalog.string) == "1.1")
        let states = catalog.localizations(of: entry).flatMap(\.content.units).map { $0.state.map(catalog.string) }
        #expect(states == ["needs_review"])
    }
}
