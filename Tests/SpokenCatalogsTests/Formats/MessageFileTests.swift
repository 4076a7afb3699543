import SpokenCatalogs
import Testing

/// Writing the formats that put choices and names into texts, and reading what was written.
@Suite struct MessageFileTests {
    private static let catalog = #"""
        {"sourceLanguage": "en", "strings": {
        "cart.items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
        "cart.title": {"localizations": {"en": {"stringUnit": {"value": "%@'s cart, 5%% {x}"}}}},
        "order": {"localizations": {"en": {"stringUnit": {"value": "%1$@: %#@n@"}, "substitutions": {"n": {"argNum": 2,
        "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg day"}},
        "other": {"stringUnit": {"value": "%arg days"}}}}}}}}}}}
        """#

    private static let document = CatalogDocument(files: [
        CatalogFile(bytes: Array(catalog.utf8), path: "Shop.xcstrings")
    ])

    private func strings(_ text: String, _ path: String) -> [String: [String]] {
        let file = CatalogFile(bytes: Array(text.utf8), path: path)
        #expect(file.diagnostics.isEmpty, "\(file.diagnostics.map(\.message))")
        return Dictionary(file.entries.map { (file.string($0.key), file.strings(of: $0)) }) { first, _ in first }
    }

    /// What no sentence needs is told once, and takes no stack.
    @Test(arguments: [20, 300, 40_000], ["app_ru.arb", "locales/ru.json"])
    func choicesWithinChoicesEnd(_ depth: Int, _ path: String) {
        let message =
            String(repeating: "{n, plural, other{", count: depth) + "x" + String(repeating: "}}", count: depth)
        let file = CatalogFile(bytes: Array("{\"a\": \"\(message)\"}".utf8), path: path)
        #expect(file.diagnostics.map(\.rule) == ["message-syntax"])
    }

    @Test func flutter() {
        let (text, losses) = Self.document.arb(language: "en")
        let strings = strings(text, "app_en.arb")
        #expect(strings["cartTitle"] == ["{arg1}'s cart, 5% x"])
        #expect(
            strings["order"] == [
                "{arg1}: {n, plural, one{{n} day} other{{n} days}}", "{n} day", "{n} days",
            ])
        #expect(losses.contains { $0.message.hasPrefix("a brace is lost") })
        let escaped = Self.document.arb(language: "en", usesEscaping: true)
        #expect(escaped.text.contains("{arg1}''s cart, 5% '{'x'}'"))
        #expect(!escaped.losses.contains { $0.message.hasPrefix("a brace is lost") })
    }

    @Test func messagesOfICU() {
        let (text, losses) = Self.document.messageJSON(language: "en")
        let strings = strings(text, "locales/en.json")
        #expect(strings["cart.title"] == ["{arg1}'s cart, 5% '{'x'}'"])
        #expect(strings["cart.items"] == ["{count, plural, one{# item} other{# items}}", "# item", "# items"])
        #expect(losses.isEmpty)
    }

    @Test func i18next() {
        let (text, losses) = Self.document.i18next(language: "en")
        #expect(text.hasPrefix("{\n  \"cart\": {\n    \"items_one\": \"{{count}} item\","))
        let strings = strings(text, "locales/en/shop.json")
        #expect(strings["cart.items"] == ["{{count}} item", "{{count}} items"])
        #expect(strings["cart.title"] == ["{{arg1}}'s cart, 5% {x}"])
        #expect(losses.map(\.key) == ["order"])
    }

    @Test func java() {
        let (text, _) = Self.document.properties(language: "en")
        let strings = strings(text, "messages_en.properties")
        #expect(strings["cart.title"] == ["{0}''s cart, 5% '{'x'}'"])
        #expect(strings["cart.items"]?.first == "{0, plural, one{# item} other{# items}}")
    }

    /// What is read of one format with names and written in another keeps them.
    @Test func namesAreKept() throws {
        let file = CatalogFile(
            bytes: Array(#"{"hi": "Hi {{who}}", "day_one": "{{count}} day", "day_other": "{{count}} days"}"#.utf8),
            path: "locales/en.json")
        let document = CatalogDocument(files: [file])
        let text = document.messageJSON(language: "en").text
        #expect(text.contains("Hi {who}"))
        #expect(text.contains("{count, plural, one{# day} other{# days}}"))
        #expect(document.i18next(language: "en").text.contains("{{count}} days"))
    }

    /// A file of ISO-8859-1 stays one, byte for byte but for what was edited.
    @Test func latinFilesAreEdited() throws {
        let bytes = Array("a=".utf8) + [0xE9, 0x0A] + Array("b=x".utf8) + [0xE8]
        let file = CatalogFile(bytes: bytes, path: "messages_fr.properties")
        #expect(file.source.encoding == .latin1)
        #expect(file.entries.flatMap(file.strings) == ["é", "xè"])
        var editor = CatalogEditor(file)
        guard case .unit(let unit)? = file.localizations.last?.content else { return }
        editor.replace(unit.value, with: "№ ё")
        #expect(try editor.write() == bytes.prefix(6) + Array("\\u2116 \\u0451".utf8))
    }

    /// A key without a value has no sign behind it either.
    @Test func aKeyAloneGetsAValue() throws {
        for (text, expected) in [
            ("tea", "tea==a"), ("tea ", "tea ==a"), ("tea x", "tea ==a"), ("tea:x", "tea:=a"),
            ("tea = \\\n x", "tea = \\\n =a"),
        ] {
            let file = CatalogFile(bytes: Array(text.utf8), path: "messages_ru.properties")
            guard case .unit(let unit)? = file.localizations.first?.content else { continue }
            var editor = CatalogEditor(file)
            editor.replace(unit.value, with: "=a")
            let written = try editor.write()
            #expect(written == Array(expected.utf8), "\(text)")
            let again = CatalogFile(bytes: written, path: file.path)
            #expect(again.entries.flatMap(again.strings) == ["=a"])
        }
    }
}
