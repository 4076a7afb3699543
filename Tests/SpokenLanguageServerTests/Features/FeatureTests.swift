import SpokenCatalogs
import Testing

@testable import SpokenLanguageServer

/// What is told of a place in a text, for each format.
struct FeatureTests {
    private static let stringsdict = """
        <plist version="1.0"><dict>
          <key>cart.items</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@items@</string>
            <key>items</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key>
              <string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key>
              <string>d</string>
              <key>one</key>
              <string>%d товар по 5 ₽</string>
              <key>few</key>
              <string>%d товара по 5 ₽</string>
              <key>many</key>
              <string>%d товаров по 5 ₽</string>
              <key>other</key>
              <string>%d товара по 5 ₽</string>
            </dict>
          </dict>
        </dict></plist>

        """

    /// A file of each format with the key `cart.title` on line 1, and what is seen and said there.
    private static let files: [(path: String, text: String)] = [
        ("/p/ru.lproj/Shop.strings", "\n\"cart.title\" = \"Вес 5 кг\";\n"),
        ("/p/res/values-ru/strings.xml", "<resources>\n<string name=\"cart.title\">Вес 5 кг</string>\n</resources>\n"),
        ("/p/po/ru.po", "\nmsgid \"cart.title\"\nmsgstr \"Вес 5 кг\"\n"),
        (
            "/p/app_ru.arb",
            "{\"@@locale\": \"ru\",\n\"cart.title\": \"Вес 5 кг\",\n\"@cart.title\": {\"description\": \"note\"}}\n"
        ),
        (
            "/p/Localizable.xcstrings",
            "{\"sourceLanguage\": \"ru\", \"strings\": {\n\"cart.title\": {\"localizations\": {\"ru\": {\"stringUnit\": "
                + "{\"state\": \"translated\", \"value\": \"Вес 5 кг\"}}}}}, \"version\": \"1.0\"}\n"
        ),
        ("/p/locales/ru/shop.json", "{\"a\": \"A\",\n\"cart\": {\"title\": \"Вес 5 кг\"}}\n"),
        ("/p/messages_ru.properties", "\ncart.title=Вес 5 кг\n"),
        (
            "/p/ru.xliff",
            "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"ru\"><body>\n"
                + "<trans-unit id=\"cart.title\"><source>Weight 5 kg</source><target>Вес 5 кг</target></trans-unit>\n"
                + "</body></file></xliff>\n"
        ),
        ("/p/i18n/ru/shop.ftl", "\ncart-title = Вес 5 кг\n"),
        ("/p/Resources.ru.resx", "<root>\n<data name=\"cart.title\"><value>Вес 5 кг</value></data>\n</root>\n"),
        (
            "/p/ru.lproj/Rules.stringsdict",
            "<plist version=\"1.0\"><dict>\n<key>cart.title</key><dict><key>NSStringLocalizedFormatKey</key>"
                + "<string>Вес 5 кг</string></dict></dict></plist>\n"
        ),
    ]

    @Test func hoverSaysThePairInBothStyles() async {
        for (path, text) in Self.files {
            var session = Session()
            session.open(path, text)
            let id = session.ask("hover", path, 1, path.hasSuffix(".json") ? 14 : 4)
            let hover = await session.result(id)?.at("contents", "value")?.text ?? ""
            #expect(hover.contains("Вес 5 кг"), "\(path): \(hover)")
            #expect(hover.contains("Вес 5 килограммов"), "\(path): \(hover)")
            #expect(hover.contains("Вес пять килограммов"), "\(path): \(hover)")
        }
    }

    @Test func hoverSaysAllPluralForms() async {
        var session = Session(capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]])
        session.open("/p/ru.lproj/Shop.stringsdict", Self.stringsdict)
        let id = session.ask("hover", "/p/ru.lproj/Shop.stringsdict", 1, 8)
        let hover = await session.result(id)?.at("contents", "value")?.text ?? ""
        for row in [
            "| one (1) | 1 товар по 5 ₽ | 1 товар по 5 рублей | один товар по пять рублей |",
            "| few (2) | 2 товара по 5 ₽ | 2 товара по 5 рублей | два товара по пять рублей |",
            "| many (5) | 5 товаров по 5 ₽ | 5 товаров по 5 рублей | пять товаров по пять рублей |",
        ] { #expect(hover.contains(row), "\(hover)") }
    }

    @Test func inlayHintsSayWhatDiffers() async {
        let path = "/p/ru.lproj/Shop.strings"
        var session = Session()
        session.open(path, "\"a\" = \"Вес 5 кг\";\n\"b\" = \"Пицца\";\n\"c\" = \"Ещё %d ₽ до %@\";\n")
        let all: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
        let id = session.request(
            "textDocument/inlayHint", ["textDocument": ["uri": .string("file://" + path)], "range": all])
        let hints = await session.result(id)?.items ?? []
        #expect(hints.compactMap { $0["label"]?.text } == ["→ Вес 5 килограммов", "→ Ещё 5 рублей до …"])
        #expect(hints.first?["position"].flatMap { TextPosition($0) } == TextPosition(0, 16))
    }

    @Test func aKeyIsRenamedInEveryLanguage() async throws {
        for (path, text) in Self.files where !path.hasSuffix(".ftl") {
            // Some files write few signs without escapes, and keys within keys stay where they are.
            let name =
                path.hasSuffix(".json") ? "cart.name" : path.hasSuffix(".properties") ? "basket.name" : "basket & co"
            var session = Session()
            session.open(path, text)
            let id = session.ask("rename", path, 1, path.hasSuffix(".json") ? 14 : 4, [("newName", .string(name))])
            let edits = await session.result(id)?["changes"]?["file://" + path]?.items ?? []
            var document = TextDocument(uri: path, version: 1, text: text)
            // The last one first, so that places hold.
            let isApplied = document.apply(
                edits.reversed().map { .object([("range", $0["range"] ?? .null), ("text", $0["newText"] ?? .null)]) },
                .utf16)
            #expect(isApplied && !edits.isEmpty, "\(path)")
            let file = CatalogFile(bytes: document.bytes, path: path)
            #expect(file.entries.map { file.string($0.key) }.contains(name), "\(path)")
            #expect(!file.entries.map { file.string($0.key) }.contains("cart.title"), "\(path)")
            #expect(!String(decoding: document.bytes, as: UTF8.self).contains("@cart.title"), "\(path)")
        }
        var session = Session()
        session.open("/p/ru.lproj/Shop.strings", "\"a\" = \"A\";\n\"a.accessible\" = \"B\";\n")
        session.open("/p/en.lproj/Shop.strings", "\"a\" = \"A\";\n'c' = \"C\";\n")
        let both = session.ask("rename", "/p/ru.lproj/Shop.strings", 0, 1, [("newName", "b\"c")])
        let taken = session.ask("rename", "/p/en.lproj/Shop.strings", 0, 1, [("newName", "c")])
        let messages = await session.run().messages
        let changes = messages.first { $0["id"]?.integer == both }?.at("result", "changes")
        #expect(
            changes?["file:///p/ru.lproj/Shop.strings"]?.items.compactMap { $0["newText"]?.text } == [
                "b\\\"c", "b\\\"c.accessible",
            ])
        #expect(changes?["file:///p/en.lproj/Shop.strings"]?.items.count == 1)
        #expect(messages.first { $0["id"]?.integer == taken }?.at("error", "code")?.integer == -32803)
    }

    @Test func theSourceOfATextIsFound() async {
        var session = Session()
        session.open("/p/ru.lproj/Shop.strings", "\"a\" = \"В корзину\";\n")
        session.open("/p/en.lproj/Shop.strings", "\n\n\"a\" = \"To cart\";\n")
        let id = session.ask("definition", "/p/ru.lproj/Shop.strings", 0, 8)
        let place = await session.result(id)
        #expect(place?["uri"]?.text == "file:///p/en.lproj/Shop.strings")
        #expect(place?.at("range", "start").flatMap { TextPosition($0) } == TextPosition(2, 1))
        session = Session()
        session.open("/p/po/ru.po", "msgid \"Save\"\nmsgstr \"Сохранить\"\n")
        let own = session.ask("definition", "/p/po/ru.po", 1, 12)
        #expect(await session.result(own)?.at("range", "start", "line")?.integer == 0)
    }

    @Test func placeholdersOfTheSourceAreOffered() async {
        var session = Session()
        session.open("/p/ru.lproj/Shop.strings", "\"a\" = \"%1$@ в %\";\n")
        session.open("/p/en.lproj/Shop.strings", "\"a\" = \"%1$@ arrives at %2$@\";\n")
        let id = session.ask("completion", "/p/ru.lproj/Shop.strings", 0, 15)
        let items = await session.result(id)?["items"]?.items ?? []
        #expect(items.compactMap { $0["label"]?.text }.sorted() == ["%1$@", "%2$@"])
        let second = items.first { $0["label"]?.text == "%2$@" }
        #expect(second?["sortText"]?.text?.hasPrefix("0") == true)
        // The sign that is there already is replaced.
        #expect(second?.at("textEdit", "range", "start", "character")?.integer == 14)
    }

    @Test func categoriesOfTheLanguageAreOffered() async {
        var session = Session()
        session.open("/p/ru.lproj/Shop.stringsdict", Self.stringsdict)
        let id = session.ask("completion", "/p/ru.lproj/Shop.stringsdict", 11, 14)
        let items = await session.result(id)?["items"]?.items ?? []
        #expect(items.compactMap { $0["label"]?.text } == ["zero", "one", "few", "many", "other"])
        #expect(items.first { $0["label"]?.text == "few" }?["detail"]?.text == "2, 3, 4, 22, 23")
    }

    /// A comment hides the finding it was made for, in each format that has comments.
    @Test func aRuleIsIgnoredForAKey() async {
        for (path, text) in Self.files {
            let text = text.split(separator: "Вес 5 кг", omittingEmptySubsequences: false).joined(separator: "Cыр")
            var session = Session()
            session.open(path, text)
            let before = await session.rules(path) ?? []
            #expect(before.contains("mixed-script"), "\(path)")
            let all: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
            let id = session.request(
                "textDocument/codeAction", ["textDocument": ["uri": .string("file://" + path)], "range": all])
            let actions = await session.result(id)?.items ?? []
            let action = actions.first { $0["title"]?.text == "ignore 'mixed-script' for this key" }
            // A String Catalog has no comments but those for translators.
            guard !path.hasSuffix(".xcstrings"), !path.hasSuffix(".json") else {
                #expect(action == nil)
                continue
            }
            let edit = action?.at("edit", "changes")?["file://" + path]?.items.first
            var document = TextDocument(uri: path, version: 1, text: text)
            let isApplied = document.apply(
                [.object([("range", edit?["range"] ?? .null), ("text", edit?["newText"] ?? .null)])], .utf16)
            #expect(isApplied, "\(path)")
            session = Session()
            session.open(path, String(decoding: document.bytes, as: UTF8.self))
            #expect(await session.rules(path) == before.filter { $0 != "mixed-script" }, "\(path)")
        }
    }

    @Test func fixesMendTheText() async {
        let path = "/p/ru.lproj/Shop.strings"
        let text = "\"a\" = \"Cыр  Cыр\";\n"
        var session = Session()
        session.open(path, text)
        let all: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
        let id = session.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string("file://" + path)], "range": all,
                "context": ["only": ["source.fixAll"]],
            ])
        let actions = await session.result(id)?.items ?? []
        #expect(actions.count == 1)
        let edits = actions.first?.at("edit", "changes")?["file://" + path]?.items ?? []
        var document = TextDocument(uri: path, version: 1, text: text)
        let isApplied = document.apply(
            edits.reversed().map { .object([("range", $0["range"] ?? .null), ("text", $0["newText"] ?? .null)]) },
            .utf16)
        #expect(isApplied)
        #expect(String(decoding: document.bytes, as: UTF8.self) == "\"a\" = \"Сыр Сыр\";\n")
    }

    @Test func entriesAndCommentsAreFolded() async {
        var session = Session()
        session.open("/p/ru.lproj/Shop.stringsdict", Self.stringsdict)
        let id = session.request(
            "textDocument/foldingRange", ["textDocument": ["uri": "file:///p/ru.lproj/Shop.stringsdict"]])
        let ranges = await session.result(id)?.items ?? []
        #expect(ranges.contains { $0["startLine"]?.integer == 1 && $0["endLine"]?.integer == 20 })
        session = Session()
        session.open("/p/ru.lproj/Shop.strings", "/* one\n two */\n\"a\" = \"A\";\n")
        let comment = session.request(
            "textDocument/foldingRange", ["textDocument": ["uri": "file:///p/ru.lproj/Shop.strings"]])
        #expect(await session.result(comment)?.items.first?["kind"]?.text == "comment")
    }

    @Test func keysAreFoundByPartsOfTheirNames() async {
        for (name, query, rank) in [
            ("cart.title", "cart", 0), ("cart.title", "TITLE", 1), ("cart.title", "ctl", 2), ("cart.title", "", 1),
        ] { #expect(Symbols.rank(name, Array(query.lowercased().unicodeScalars)) == rank) }
        #expect(Symbols.rank("cart.title", Array("lt".unicodeScalars)) == nil)
        var session = Session()
        session.open("/p/ru.lproj/Shop.strings", "\"cart.title\" = \"A\";\n\"menu.title\" = \"B\";\n")
        let id = session.request("workspace/symbol", ["query": "cart"])
        #expect(await session.result(id)?.items.compactMap { $0["name"]?.text } == ["cart.title"])
    }
}
