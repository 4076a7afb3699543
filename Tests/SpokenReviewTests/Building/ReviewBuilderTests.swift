import SpokenCatalogs
import SpokenLint
import SpokenMessages
import SpokenModel
import Testing

@testable import SpokenReview

@Suite struct ReviewBuilderTests {
    /// A page of files, with what the checker finds in them.
    static func page(_ files: [(path: String, text: String)], _ options: ReviewOptions = ReviewOptions(title: "Test"))
        async throws -> ReviewPage
    {
        var input = ReviewInput()
        for file in files { input.add(Array(file.text.utf8), path: file.path) }
        let inputs = files.map { LintInput(path: $0.path, bytes: Array($0.text.utf8)) }
        input.diagnostics = try await Linter().check(inputs).diagnostics
        return await ReviewBuilder(options).page(input)
    }

    static let shop: [(path: String, text: String)] = [
        (
            "en.lproj/Shop.strings",
            "/* A button */\n\"cart\" = \"Cart, from %@\";\n\"size\" = \"30 cm\";\n\"gone\" = \"Gone\";"
        ),
        (
            "ru.lproj/Shop.strings",
            "\"cart\" = \"Корзина, от %@\";\n\"size\" = \"30 см\";\n\"size.accessible\" = \"Тридцать сантиметров\";\n"
                + "\"cheese\" = \"Cырная\";"
        ),
    ]

    private func row(_ key: String, in page: ReviewPage, _ language: String = "ru") throws -> ReviewRow {
        try #require(page.rows.first { $0.anchor == "\(language)/\(key)" })
    }

    @Test func aRowHasItsSourceNoteStateAndReadings() async throws {
        let page = try await Self.page(Self.shop)
        #expect(page.languages.map(\.tag.description) == ["en", "ru"])
        let cart = try row("cart", in: page)
        #expect(cart.source.map(\.text) == ["Cart, from %@"])
        #expect(cart.note == "A button")
        #expect(cart.written?.text == "Корзина, от %@")
        #expect(cart.forms.map(\.visible.text) == ["Корзина, от A"])
        let gone = try row("gone", in: page)
        #expect(gone.state == .missing)
        #expect(gone.forms.isEmpty)
        #expect(try row("gone", in: page, "en").findings.map(\.diagnostic.rule) == ["missing-translation"])
        // The source language has no source of its own.
        #expect(try row("size", in: page, "en").source.isEmpty)
        #expect(try row("size", in: page, "en").forms[0].digits?.text == "30 centimeters")
    }

    @Test func whatATranslatorWroteIsSaid() async throws {
        let page = try await Self.page(Self.shop)
        let size = try row("size", in: page)
        #expect(size.isSpeechWritten)
        #expect(size.forms[0].digits?.text == "Тридцать сантиметров")
        #expect(!page.rows.contains { $0.key == "size.accessible" })
    }

    @Test func findingsStandBesideTheirStringWithAFixToCopy() async throws {
        let page = try await Self.page(Self.shop)
        let cheese = try row("cheese", in: page)
        let finding = try #require(cheese.findings.first { $0.diagnostic.rule == "mixed-script" })
        #expect(finding.mended == "Сырная")
    }

    /// Every finding is on the page once, whatever it is about.
    @Test func noFindingIsLost() async throws {
        let files = Self.shop + [("ru.lproj/Broken.strings", "\"a\" = \"b\";\n\"c\" = oops oops;\n\"a\" = \"d\";")]
        let inputs = files.map { LintInput(path: $0.path, bytes: Array($0.text.utf8)) }
        let all = try await Linter().check(inputs).diagnostics
        let page = try await Self.page(files)
        let shown = page.rows.flatMap(\.findings) + page.languages.flatMap(\.tables).flatMap(\.findings)
        #expect(shown.count == all.count)
        #expect(Set(shown.map(\.diagnostic)) == Set(all))
    }

    /// The page says what the formatter says: one engine.
    @Test(arguments: [NumberStyle.digits, .words]) func readingsAreThoseOfTheFormatter(numbers: NumberStyle)
        async throws
    {
        let texts = [
            "от 395 ₽", "Средняя 30 см", "с 09:00 до 23:00", "Пицца", "№ 5", "21 % за 2 ч 15 мин", "ул. Ленина",
        ]
        let file = texts.enumerated().map { "\"k\($0)\" = \"\($1)\";" }.joined(separator: "\n")
        let page = try await Self.page([("ru.lproj/A.strings", file)])
        let catalog = StringCatalog(files: [CatalogFile(bytes: Array(file.utf8), path: "ru.lproj/A.strings")])
        let formatter = MessageFormatter(catalog: catalog, language: .russian, numbers: numbers)
        for row in page.rows {
            let form = row.forms[0]
            let digits = form.digits ?? form.visible
            let said = numbers == .digits ? digits : form.words ?? digits
            #expect(said.text == formatter.format(row.key, table: "A").text.accessibleText)
        }
        #expect(Array(page.rows).count == texts.count)
    }

    @Test func marksSayWhy() async throws {
        let page = try await Self.page([("ru.lproj/A.strings", "\"a\" = \"от 395 ₽\";")])
        let digits = try #require(try row("a", in: page).forms[0].digits)
        let mark = try #require(digits.marks.first)
        #expect(String(decoding: Array(digits.text.utf8)[mark.range], as: UTF8.self) == "395 рублей")
        guard case .said(let why) = mark.reason else {
            Issue.record("no reason")
            return
        }
        #expect(why.hasPrefix("395 ₽: money, certain"))
    }

    @Test func anchorsAreDistinct() async throws {
        let page = try await Self.page([
            ("a/ru.lproj/A.strings", "\"k\" = \"1\";"), ("a/ru.lproj/B.strings", "\"k\" = \"2\";"),
            ("b/ru.lproj/B.strings", "\"k\" = \"3\"; \"two words\" = \"4\";"),
        ])
        #expect(page.rows.map(\.anchor) == ["ru/k", "ru/B/k", "ru/B/k~2", "ru/two_words"])
    }

    @Test func statesOfAStringCatalog() async throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Open": {"localizations": {
            "ru": {"stringUnit": {"state": "needs_review", "value": "Открыть"}}}},
            "Close": {"localizations": {"ru": {"stringUnit": {"state": "new", "value": ""}}}}, "Save": {}}}
            """
        let page = try await Self.page([("Localizable.xcstrings", catalog)])
        #expect(try row("Open", in: page).state == .needsReview)
        #expect(try row("Open", in: page).source.map(\.text) == ["Open"])
        #expect(try row("Close", in: page).state == .untranslated)
        #expect(try row("Save", in: page).state == .missing)
    }

    @Test func languagesCanBeChosen() async throws {
        var options = ReviewOptions(title: "Test")
        options.languages = [.russian]
        let page = try await Self.page(Self.shop, options)
        #expect(page.languages.map(\.tag) == [.russian])
    }

    @Test func screensAreReadByThreeReaders() async throws {
        let screen = #"{"language": "ru", "items": [{"label": "Корзина", "traits": ["button"]}]}"#
        let page = try await Self.page([("cart.screen.json", screen)])
        let made = try #require(page.screens.first)
        #expect(made.columns == ["VoiceOver", "TalkBack", "NVDA"])
        #expect(made.rows.first?.first == "Корзина, кнопка")
    }
}
