import SpokenDiagnostics
import SpokenLint
import Testing

/// Files of elements and golden files: the same rules as for catalogs, at the place of each text.
struct TextFileTests {
    /// `rule` at each mark of the file, in the order of the file.
    @Test(arguments: [
        (
            "a.screen.json",
            "{\"language\": \"ru\", \"items\": [{\"label\": \"1️⃣Кнопка Закрыть\", \"traits\": [\"button\"]}]}",
            "role-word"
        ),
        ("a.json", "{\"language\": \"ru\", \"items\": [{\"label\": \"Моцарелла, 1️⃣выбрано\"}]}", "state-word"),
        ("a.screen.json", "[{\"label\": \"1️⃣icClose\", \"traits\": [\"button\"]}]", "file-name"),
        ("a.screen.json", "[1️⃣{\"traits\": [\"button\"]}]", "empty-label"),
        ("a.screen.json", "[{\"label\": \"1️⃣\", \"traits\": [\"button\"]}]", "empty-label"),
        ("a.screen.json", "[1️⃣{\"label\": \"a\", \"traits\": [\"button\", \"link\"]}]", "contradicting-traits"),
        (
            "a.element.json",
            "{\"language\": \"ru\", \"items\": [{\"label\": {\"visibleText\": \"30 см\", \"accessibleText\": \"1️⃣30 см\"}}]}",
            "unit-abbreviation"
        ),
        (
            "a.element.json",
            "{\"label\": {\"visibleText\": \"395 ₽\", \"accessibleText\": \"1️⃣359 рублей\"}, \"value\": \"359\"}",
            "number-drift"
        ),
        (
            "a.element.json", "{\"language\": \"ru\", \"items\": [{\"label\": \"а\\u0021 1️⃣30 см\"}]}",
            "unit-abbreviation"
        ),
        ("a.element.json", "{\"language\": \"ru\", \"items\": [{\"hint\": \"1️⃣Дважды коснитесь\"}]}", "gesture-word"),
        ("a.element.json", "{\"label\": \"1️⃣Cыр\"}", "mixed-script"),
        ("M.vodesign/document.json", "{\"elements\": [{\"trait\": 1, \"label\": \"1️⃣ic_cart\"}]}", "file-name"),
        // Files that name no language: told by a word of a screen reader, or by the path.
        (
            "M.vodesign/document.json", "{\"elements\": [{\"trait\": 1, \"label\": \"1️⃣Кнопка Закрыть\"}]}",
            "role-word"
        ),
        ("ru/a.screen.json", "[{\"label\": \"1️⃣30 см\", \"traits\": [\"button\"]}]", "unit-abbreviation"),
        ("a.ru.screen.json", "[{\"label\": \"1️⃣30 см\", \"traits\": [\"button\"]}]", "unit-abbreviation"),
        (
            "a.json", "{\"role\": \"window\", \"children\": [{\"role\": \"button\", \"name\": \"1️⃣btn_buy\"}]}",
            "file-name"
        ),
        ("a.screen.json", "[{\"label\": \"a\" 1️⃣\"value\": 1}]", "syntax-error"),
        ("a.screen.json", "[{\"label\": \"a\", \"traits\": [1️⃣\"buton\"]}]", "unexpected-structure"),
        (
            "a.golden.txt", "spokentext golden 1\ncolumns: visible | spoken\n\n[ru]\n30\\u{00A0}см | 1️⃣30 см\n",
            "unit-abbreviation"
        ),
        ("a.golden.txt", "spokentext golden 1\ncolumns: visible | spoken\n\n[ru]\n1️⃣<<<<<<< ours\n", "syntax-error"),
    ])
    func findingsStandAtTheirText(_ path: String, _ text: String, _ rule: String) throws {
        let sample = MarkedSample("--- \(path)\n\(text)")
        let found = try sample.findings(of: rule)
        #expect(found.map { MarkedSample.place($0.file, $0.start) } == sample.starts, "\(found.map(\.message))")
        #expect(found.count == 1)
    }

    @Test(arguments: [
        // A text that is only read may be a sentence about a button.
        "{\"language\": \"ru\", \"items\": [{\"label\": \"Кнопка заказа не работает.\"}]}",
        "{\"language\": \"ru\", \"items\": [{\"label\": \"Пепперони, моцарелла, томатный соус.\", \"traits\": [\"staticText\"]}]}",
        // The name of a container is no label of a control.
        "{\"language\": \"ru\", \"items\": [{\"container\": \"Панель вкладок\", \"items\": [{\"label\": \"Меню\", \"traits\": [\"tab\"]}]}]}",
        "[{\"label\": \"\", \"value\": \"5\", \"traits\": [\"adjustable\"]}]", "[]", "{}",
        "{\"elements\": [{\"trait\": 16, \"label\": \"Итого\", \"value\": \"\", \"hint\": \"\"}]}",
        // A percent sign in an element is no placeholder.
        "{\"language\": \"en\", \"items\": [{\"label\": {\"visibleText\": \"5% off\", \"accessibleText\": \"5 percent off\"}}]}",
    ])
    func soundFilesAreClean(_ text: String) throws {
        let result = try Linter().check([LintInput(path: "a.screen.json", bytes: Array(text.utf8))])
        #expect(result.diagnostics.map(\.rule) == [], "\(text)")
        #expect(result.fileCount == 1)
    }

    @Test func fixesAreWrittenAsJSON() throws {
        let text = "{\"language\": \"ru\", \"items\": [{\"label\": \"Меню \\\"Cырная\\\"\", \"traits\": [\"button\"]}]}"
        let input = LintInput(path: "a.screen.json", bytes: Array(text.utf8))
        let found = try Linter().check([input]).diagnostics.filter { $0.rule == "mixed-script" }
        let mended = FixEngine.apply(found, to: input, includesUnsafe: true)
        #expect(mended.map { String(decoding: $0.bytes, as: UTF8.self) } == text.replacing("C", with: "С"))
    }

    @Test func goldenFilesAreNeverMended() throws {
        let text = "spokentext golden 1\ncolumns: visible | spoken\n\n[ru]\n30 см | 30 см\n"
        let input = LintInput(path: "a.golden.txt", bytes: Array(text.utf8))
        let found = try Linter().check([input]).diagnostics
        #expect(found.map(\.rule) == ["unit-abbreviation"])
        #expect(found.allSatisfy { $0.fix == nil })
    }

    @Test func commentsHideFindings() throws {
        let text =
            "{\"_note\": \"spokentext:ignore-file file-name\", \"items\": [{\"label\": \"icClose\", \"traits\": [\"button\"]}]}"
        let result = try Linter().check([LintInput(path: "a.screen.json", bytes: Array(text.utf8))])
        #expect(result.diagnostics.isEmpty)
        #expect(result.suppressedCount == 1)
    }

    /// Elements beside catalogs are no translations of them.
    @Test func elementsAreNoTable() throws {
        let inputs = [
            LintInput(path: "en.lproj/a.strings", bytes: Array("\"a\" = \"b\";".utf8)),
            LintInput(path: "ru.lproj/a.screen.json", bytes: Array("[{\"label\": \"Меню\"}]".utf8)),
        ]
        #expect(try Linter().check(inputs).diagnostics.isEmpty)
    }

    /// A path tells whether its file can be checked; the reason names what can.
    @Test(
        arguments: [
            ("Localizable.strings", nil), ("po/ru.po", nil), ("a.json", nil), ("a.golden.txt", nil),
            ("LC_MESSAGES/ru.PO", nil),
            ("a.string", "'a.string' cannot be checked; name .strings, .stringsdict, "),
            ("", "'' cannot be checked; name "),
            ("README", "'README' cannot be checked; name "),
        ] as [(String, String?)])
    func refusalOfAPath(path: String, reason: String?) {
        let refusal = LintInput.refusal(ofPath: path)
        #expect((refusal == nil) == (reason == nil))
        #expect((refusal ?? "").hasPrefix(reason ?? ""), "\(refusal ?? "")")
    }
}
