import SpokenDiagnostics
import SpokenModel
import Testing

@testable import SpokenCatalogs

/// The formats that are written in XML: Android, XLIFF, resources of .NET.
@Suite struct XMLFormatTests {
    static let tables = [
        ("android.tsv", "app/src/main/res/values-ru/strings.xml"), ("xliff.tsv", "ru.xliff"),
        ("resx.tsv", "AppResources.ru.resx"),
    ]

    @Test(arguments: tables)
    func readsEveryCase(_ table: String, _ path: String) throws {
        let rows = try CaseTable.rows(table, columns: 4)
        #expect(rows.count >= 8)
        for row in rows {
            let file = CatalogFile(bytes: Array(row[1].utf8), path: path)
            #expect(CatalogDump.entries(file) == row[2], "\(table), \(row[0]): \(row[1])")
            #expect(CatalogDump.problems(file) == row[3], "\(table), \(row[0]): \(file.diagnostics.map(\.message))")
        }
    }

    /// Cutting a file at every byte must give diagnostics, never a trap.
    @Test(arguments: tables)
    func everyPrefixIsRead(_ table: String, _ path: String) throws {
        for row in try CaseTable.rows(table, columns: 4) {
            let bytes = Array(row[1].utf8)
            for count in stride(from: 0, through: bytes.count, by: bytes.count > 400 ? 5 : 1) {
                let file = CatalogFile(bytes: Array(bytes.prefix(count)), path: path)
                for entry in file.entries { _ = file.strings(of: entry) }
            }
        }
    }

    /// A value that is written anew is read as it was written, all others stay, and so does every byte around them.
    @Test(arguments: tables)
    func valuesAreWrittenAsTheyAreRead(_ table: String, _ path: String) throws {
        let texts = [
            "Просто", "It's \"x\" & <b>y</b>", "  два  пробела ", "строка\nи\tещё", "@не имя", "?", "", "C:\\dir",
            "\u{A0}100 %", "]]>", "😀",
        ]
        for row in try CaseTable.rows(table, columns: 4) where row[3].isEmpty {
            let file = CatalogFile(bytes: Array(row[1].utf8), path: path)
            #expect(try CatalogEditor(file).write() == Array(row[1].utf8))
            for (index, unit) in file.units.enumerated() {
                for text in texts {
                    var editor = CatalogEditor(file)
                    editor.replace(unit.value, with: text)
                    let changed = CatalogFile(bytes: try editor.write(), path: path)
                    #expect(
                        changed.diagnostics.isEmpty,
                        "\(row[0]): \(String(decoding: changed.source.bytes, as: UTF8.self))")
                    var expected = file.units.map { file.string($0.value) }
                    expected[index] = text
                    // An empty translation is a place for one.
                    if table == "xliff.tsv", text.isEmpty { continue }
                    let read = changed.units.map { changed.string($0.value) }
                    #expect(read == expected, "\(row[0]): \(String(decoding: changed.source.bytes, as: UTF8.self))")
                }
            }
        }
    }

    /// A no-break space that stands raw stays raw, and the name of a resource takes the place of another.
    @Test(arguments: [
        ("3\u{A0}дня", "5\u{A0}дней", "5\u{A0}дней"), ("3 дня", "5\u{A0}дней", "5\\u00a0дней"),
        ("@string/a", "@string/b", "@string/b"), ("@string/a", "@имя", "\\@имя"), ("имя", "@string/b", "\\@string/b"),
    ])
    func valuesAreWrittenAsTheirPlaceIs(_ old: String, _ text: String, _ written: String) throws {
        func xml(_ value: String) -> String { "<resources><string name=\"a\">\(value)</string></resources>" }
        let file = CatalogFile(bytes: Array(xml(old).utf8), path: "res/values-ru/strings.xml")
        var editor = CatalogEditor(file)
        editor.replace(file.units[0].value, with: text)
        #expect(String(decoding: try editor.write(), as: UTF8.self) == xml(written))
    }

    @Test func tagsAndGroupsStayInAChangedText() throws {
        let old =
            #"<resources><string name="a">Ждут <xliff:g id="n" example="3">%1$d</xliff:g> <b>дня</b></string></resources>"#
        let file = CatalogFile(bytes: Array(old.utf8), path: "res/values-ru/strings.xml")
        var editor = CatalogEditor(file)
        editor.replace(file.units[0].value, with: "<b>Ещё</b> %1$d < 7")
        #expect(
            String(decoding: try editor.write(), as: UTF8.self)
                == #"<resources><string name="a"><b>Ещё</b> <xliff:g id="n" example="3">%1$d</xliff:g> &lt; 7</string></resources>"#
        )
    }

    @Test(arguments: [
        ("res/values/strings.xml", "strings", "", true), ("res/values-ru/a.xml", "strings", "ru", false),
        ("res/values-pt-rBR/a.xml", "strings", "pt-BR", false),
        ("res/values-b+sr+Latn/a.xml", "strings", "sr-Latn", false), ("res/values-iw/a.xml", "strings", "he", false),
        ("res/values-in-rID/a.xml", "strings", "id-ID", false), ("res/values-ji/a.xml", "strings", "yi", false),
        ("res/values-es-r419/a.xml", "strings", "es-419", false),
        ("res/values-mcc250-mnc99-ru-land/a.xml", "strings-mcc250-mnc99-land", "ru", false),
        ("res/values-night/a.xml", "strings-night", "", true), ("res/values-car/a.xml", "strings-car", "", true),
        ("res/values-sw600dp-v21/a.xml", "strings-sw600dp-v21", "", true),
        ("moko-resources/base/strings.xml", "strings", "", true),
        ("moko-resources/ru/plurals.xml", "strings", "ru", false),
        ("Resources/AppResources.ru.resx", "AppResources", "ru", false),
        ("AppResources.resx", "AppResources", "", true),
        ("Strings/ru-RU/Resources.resw", "Resources", "ru-RU", false),
        ("validators.sr_Latn.xlf", "validators", "sr-Latn", false),
    ])
    func thePathTellsTheLanguage(_ path: String, _ table: String, _ language: String, _ isBase: Bool) throws {
        let format = try #require(CatalogFormat(path: path))
        let file = CatalogFile(bytes: [], path: path, format: format)
        #expect(file.table == table)
        #expect(file.language?.description ?? "" == language)
        #expect(file.isBase == isBase)
    }

    @Test func otherXMLFilesAreNoCatalogs() {
        for path in [
            "AndroidManifest.xml", "res/layout/main.xml", "pom.xml", "res/valuesx/strings.xml", "base/strings.xml",
        ] {
            #expect(CatalogFormat(path: path) == nil, "\(path)")
        }
    }

    @Test func theContentSaysTheFormat() {
        for (text, format) in [
            ("<resources><string name=\"a\">b</string>", CatalogFormat.android),
            ("<?xml version=\"1.0\"?>\n<!-- c -->\n<xliff version=\"1.2\">", .xliff),
            ("<root><data name=\"a\">", .resx),
            ("<?xml version=\"1.0\"?><!DOCTYPE plist><plist>", .stringsdict), ("<dict>", .stringsdict),
        ] {
            #expect(CatalogFormat(content: Array(text.utf8)) == format, "\(text)")
        }
    }

    /// Forms in one text, which Symfony tells apart by the language.
    @Test func pipesAreForms() {
        let unit = { (id: String, source: String, target: String) in
            "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
        }
        let text =
            "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ru\" original=\"file.ext\"><body>"
            + unit("1", "{{ n }} key|{{ n }} keys", "{{ n }} ключ|{{ n }} ключа|{{ n }} ключей")
            + unit("2", "Yes|No", "Да|Нет") + unit("3", "{0} no keys|[1,Inf[ %n% keys", "a b|c d")
            + "</body></file></xliff>"
        let file = CatalogFile(bytes: Array(text.utf8), path: "ru.xlf")
        let forms = file.localizations.map { localization -> [String] in
            guard case .variations(let variations) = localization.content else { return [] }
            return variations.cases.map { "\(file.name(of: $0)): \(file.string($0.content.units[0].value))" }
        }
        #expect(
            forms == [
                ["one: {{ n }} key", "other: {{ n }} keys"],
                ["one: {{ n }} ключ", "few: {{ n }} ключа", "many: {{ n }} ключей"], [], [], [], [],
            ])
    }

    @Test func composeKeepsQuotesAndSpaces() {
        let bytes = Array(#"<resources><string name="a">  It's "so"\n\u0041\'</string></resources>"#.utf8)
        let file = CatalogFile(bytes: bytes, path: "composeResources/values/strings.xml")
        #expect(file.diagnostics.isEmpty)
        #expect(file.strings(of: file.entries[0]) == ["  It's \"so\"\nA\\'"])
    }

    @Test func whatIsNotToBeTranslated() {
        let text = """
            <resources><string name="a" translatable="false">x</string><string name="b">@string/a</string>\
            <string name="c" tools:ignore="Typos, MissingTranslation" formatted="false">y</string>\
            <!-- Кнопка --><string name="d">z</string></resources>
            """
        let file = CatalogFile(bytes: Array(text.utf8), path: "res/values/strings.xml")
        #expect(file.entries.map(\.shouldTranslate) == [false, false, true, true])
        #expect(file.entries[2].ignored == ["Typos", "MissingTranslation", "formatted"])
        #expect(file.entries[3].comment.map(file.string) == " Кнопка ")
        let fixed = CatalogFile(bytes: Array(text.utf8), path: "res/values/donottranslate.xml")
        #expect(fixed.entries.allSatisfy { !$0.shouldTranslate })
    }
}

extension CatalogFile {
    /// Every text of it.
    fileprivate var units: [CatalogUnit] {
        localizations.flatMap { $0.content.units + $0.variables.flatMap(\.content.units) }
    }
}
