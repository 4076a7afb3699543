import SpokenCatalogs
import SpokenModel
import Testing

@Suite struct GettextTests {
    private static let header =
        "msgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n\"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
        + "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n\"\n\n"

    private func file(_ text: String, _ path: String = "po/ru.po") -> CatalogFile {
        CatalogFile(bytes: Array((Self.header + text).utf8), path: path)
    }

    @Test func flagsNotesAndStatesAreRead() throws {
        let file = file(
            "# of a translator\n#. first\n#. second\n#: a.c:1\n#, fuzzy, python-brace-format\nmsgid \"{n} cups\"\n"
                + "msgstr \"{n} чашек\"\n")
        let entry = try #require(file.entries.first)
        #expect(entry.comment.map(file.string) == "first\nsecond")
        let texts = file.localizations(of: entry)
        #expect(texts.map(\.placeholders) == [.brace, .brace])
        #expect(texts.map(\.isSource) == [true, false])
        #expect(texts.map { file.language(of: $0)?.description } == ["en", "ru"])
        #expect(file.meaning(ofState: texts.last?.content.units.first?.state) == .draft)
        #expect(file.argumentNames(of: try #require(texts.last)) == ["n"])
    }

    @Test func formsHaveCategories() throws {
        let file = file(
            "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"в\"\nmsgstr[1] \"г\"\nmsgstr[2] \"д\"\nmsgstr[3] \"е\"\n")
        guard case .variations(let forms)? = file.localizations.last?.content else {
            Issue.record("no forms")
            return
        }
        #expect(forms.cases.map { $0.pluralCategory?.rawValue ?? "-" } == ["one", "few", "many", "-"])
    }

    @Test func thePathSaysTableAndLanguage() {
        for (path, table, language) in [
            ("locale/ru/LC_MESSAGES/shop.po", "shop", "ru"), ("po/pt_BR.po", "messages", "pt-BR"),
            ("shop-ru.po", "shop", "ru"), ("my-shop_zh_TW.po", "my-shop", "zh-TW"),
            ("shop.sr@latin.po", "shop", "sr-Latn"),
            ("po/shop.po", "shop", nil), ("ru/shop.po", "shop", "ru"), ("shop.pot", "shop", nil),
        ] as [(String, String, String?)] {
            let file = CatalogFile(bytes: [], path: path)
            #expect(file.table == table, "\(path)")
            #expect(file.language?.description == language, "\(path)")
            #expect(file.isBase == path.hasSuffix(".pot"), "\(path)")
        }
    }

    /// Nothing but the value changes; long and broken texts are wrapped as gettext's tools wrap them.
    @Test func aValueIsWrittenAndNothingElse() throws {
        let rest = "\n#: b.c:2\nmsgid \"c\"\nmsgstr \"г\"\n\n#~ msgid \"x\"\n#~ msgstr \"ы\"\n"
        let text = "#  odd  \nmsgid \"a\"\nmsgstr \"\"\n\"one \"\n\"two\"\n" + rest
        let long = String(repeating: "слово ", count: 16) + "конец"
        for (new, written) in [
            ("три", "\"три\""), ("\"а\\б\"\t", "\"\\\"а\\\\б\\\"\\t\""), ("", "\"\""),
            ("раз\nдва\n", "\"\"\n\"раз\\n\"\n\"два\\n\""),
            (
                long,
                "\"\"\n\"" + String(repeating: "слово ", count: 13) + "\"\n\"" + String(repeating: "слово ", count: 3)
                    + "конец\""
            ),
        ] {
            let file = file(text)
            var editor = CatalogEditor(file)
            let unit = try #require(file.localizations.dropFirst().first?.content.units.first)
            editor.replace(unit.value, with: new)
            let bytes = try editor.write()
            #expect(
                String(decoding: bytes, as: UTF8.self) == Self.header + "#  odd  \nmsgid \"a\"\nmsgstr " + written
                    + "\n"
                    + rest)
            let again = CatalogFile(bytes: bytes, path: "po/ru.po")
            if !new.isEmpty { #expect(again.strings(of: try #require(again.entries.first)) == ["a", new]) }
        }
    }

    @Test func syntaxesAreTold() throws {
        for row in try CaseTable.rows("placeholder-syntaxes.tsv", columns: 3) {
            let syntax = try #require(PlaceholderSyntax(rawValue: row[0]))
            let format = FormatString(row[1], syntax)
            let found = format.placeholders.map { placeholder in
                var text = "\(placeholder.kind) \(format.source(of: placeholder))"
                if let position = placeholder.position { text += " at \(position)" }
                if placeholder.isDoubtful { text += " doubtful" }
                if let type = placeholder.argumentType { text += " \(type.rawValue)" }
                let name = format.name(of: placeholder)
                return name.isEmpty ? text : text + " \(name)"
            }
            #expect(found.joined(separator: "; ") == row[2], "\(row[0]) \(row[1])")
        }
    }

    @Test func whatIsLostIsTold() throws {
        let file = file(
            "# hello\n#. note\n#: a.c:1\n#, python-format\n#| msgid \"old\"\nmsgctxt \"box\"\nmsgid \"%(n)d cup\"\n"
                + "msgid_plural \"%(n)d cups\"\nmsgstr[0] \"%(n)d чашка\"\nmsgstr[1] \"%(n)d чашки\"\n"
                + "msgstr[2] \"%(n)d чашек\"\n\n#~ msgid \"x\"\n#~ msgstr \"ы\"\n")
        let document = CatalogDocument(files: [file])
        #expect(
            document.readingLosses.map(\.description) == [
                "'po/ru.po': the header is lost", "'po/ru.po': 1 obsolete entry is lost",
                "'box|%(n)d cup' in ru: the context is a part of the key: 'context|text'",
                "'box|%(n)d cup' in ru: the places in the source code are lost",
                "'box|%(n)d cup' in ru: the previous text is lost", "'box|%(n)d cup' in ru: the flags are lost",
                "'box|%(n)d cup' in ru: the translator's comment is lost; that of the program is kept",
                "'box|%(n)d cup' in en: the names of arguments are lost: 'n' is argument 1",
                "'box|%(n)d cup' in ru: the names of arguments are lost: 'n' is argument 1",
                "'box|%(n)d cup' in ru: numbered forms have none for fractions; 'other' is filled with form 'few'",
            ])
        let russian = try #require(document.entries.first?.localizations.last)
        #expect(
            russian.content
                == .variations(
                    .plural,
                    [("one", "%1$d чашка"), ("few", "%1$d чашки"), ("many", "%1$d чашек"), ("other", "%1$d чашки")].map
                    {
                        .init(selector: $0.0, content: .text($0.1, state: nil))
                    }))
    }

    @Test func catalogsBecomeGettext() throws {
        var entry = CatalogDocument.Entry(key: "cups")
        entry.comment = "On the shelf"
        let english: [CatalogDocument.Variation] = [
            .init(selector: "one", content: .text("%d cup", state: nil)),
            .init(selector: "other", content: .text("%d cups", state: nil)),
        ]
        let russian: [CatalogDocument.Variation] = ["one", "few", "many", "other"].map {
            .init(selector: $0, content: .text("%d \($0)", state: "needs_review"))
        }
        entry.localizations = [
            .init(language: "en", content: .variations(.plural, english)),
            .init(language: "ru", content: .variations(.plural, russian)),
        ]
        let document = CatalogDocument(sourceLanguage: "en", entries: [entry])
        let (text, losses) = document.gettext(language: "ru")
        #expect(
            text.hasSuffix(
                "#. On the shelf\n#, fuzzy, objc-format\nmsgctxt \"cups\"\nmsgid \"%d cup\"\nmsgid_plural \"%d cups\"\n"
                    + "msgstr[0] \"%d one\"\nmsgstr[1] \"%d few\"\nmsgstr[2] \"%d many\"\n"), "\(text)")
        #expect(losses.map(\.message) == ["the form 'other' is lost: no whole number takes it"])
        #expect(CatalogFile(bytes: Array(text.utf8), path: "ru.po").diagnostics.isEmpty)
    }
}
