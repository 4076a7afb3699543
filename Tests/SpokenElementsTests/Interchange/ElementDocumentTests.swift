import Foundation
import SpokenElements
import SpokenModel
import Testing

struct ElementDocumentTests {
    func texts(_ json: String, _ profile: ScreenReaderProfile = .voiceOver, screen: Int = 0) throws -> [String] {
        let document = try ElementDocument(Array(json.utf8), path: "x.json")
        return try UtteranceComposer(profile: profile, language: .russian).transcript(of: document.screens[screen])
            .texts()
    }

    @Test(arguments: [
        ("{\n  \"label\": \"Меню\",\n  \"traits\": [\"button\",\n    \"buton\"]\n}", 4, "'buton' is no trait"),
        ("{\"label\": 5}", 1, "a text or an object is expected here, not the number 5"),
        ("[{\"label\": \"a\"},\n {\"lable\": \"b\"}]", 2, "'lable' is no key"),
        ("{\n\"label\": \"a\",\n}", 2, "remove the comma"),
        ("{\"label\": \"a\"", 1, "never closed"),
        ("{\"label\": \"a\"}\n}", 2, "follows the end"),
        ("", 1, "ends where a value"),
        ("{\"label\": \"\\q\"}", 1, "no such escape"),
        ("{\"label\": \"a\",\n \"position\": {\"index\": 5, \"count\": 4}}", 2, "5 of 4 is not possible"),
        ("{\"adjustment\":\n {\"options\": [\"a\"],\n \"current\": 1}}", 3, "the value 1 is none of the 1 options"),
        ("{\"items\": 5}", 1, "an array is expected"),
        ("{\"items\": [], \"language\": \"r\"}", 1, "no language tag"),
        (String(repeating: "[", count: 400), 1, "nested deeper"),
        ("[{\"trait\": \"x\", \"label\": \"a\"}]", 1, "whole number"),
    ])
    func mistakesAreNamedWithTheirLine(_ json: String, _ line: Int, _ message: String) throws {
        let error = #expect(throws: ElementDocumentError.self) {
            _ = try ElementDocument(Array(json.utf8), path: "dir/menu.json")
        }
        #expect(error?.line == line, "\(error?.description ?? "")")
        #expect(error?.description.hasPrefix("dir/menu.json:\(line):") == true, "\(error?.description ?? "")")
        #expect(error?.message.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test func linesOfElements() throws {
        let json = "{\"items\": [\n {\"label\": \"a\"},\n {\"container\": \"c\", \"items\": [\n  {\"label\": \"b\"}]}]}"
        let document = try ElementDocument(Array(json.utf8), path: "x")
        #expect(document.format == .spokenText)
        #expect([0, 1, 2].map(document.line(ofElement:)) == [2, 4, 1])
    }

    @Test func vodesignDocument() throws {
        let json = """
            {"elements": [{"type": "frame", "label": "Меню", "frame": [[0, 0], [390, 844]], "elements": [
              {"isAccessibilityElement": true, "frame": [[0, 0], [1, 1]], "trait": 1, "label": "Москва", "value": "",
               "hint": "", "adjustableOptions": {"options": [], "isEnumerated": true}, "customActions": {"names": []},
               "customDescriptions": {"descriptions": []}},
              {"trait": 4, "label": "Акции", "value": "", "hint": "",
               "adjustableOptions": {"options": ["Чиззи чеддер", "Какао"], "currentIndex": 0, "isEnumerated": true}},
              {"trait": 9007199254740992, "label": "Wi-Fi", "value": "1"},
              {"trait": 1, "label": "Скрыто", "isAccessibilityElement": false},
              {"type": "container", "label": "Панель вкладок", "isTabTrait": true, "containerType": "semanticGroup",
               "elements": [{"trait": 257, "label": "Меню"}, {"trait": 1, "label": "Корзина"}]}]}]}
            """
        #expect(
            try texts(json)
                == [
                    "Москва, кнопка", "Акции, Чиззи чеддер, 1 из 2, элемент регулировки",
                    "Wi-Fi, кнопка-переключатель, вкл.",
                    "Скрыто, кнопка", "Панель вкладок, выбрано, Меню, вкладка, 1 из 2", "Корзина, вкладка, 2 из 2",
                ].filter { !$0.hasPrefix("Скрыто") })
        #expect(try texts("[{\"trait\": 2, \"label\": \"Сет\"}]") == ["Сет, заголовок"])
    }

    @Test func vodesignGoesThereAndBack() throws {
        let url = CaseFile.folder.appending(path: "screens/menu-after.json")
        let screen = try ElementDocument(Array(Data(contentsOf: url)), path: url.path).screens[0]
        let exported = try JSONEncoder().encode(VODesignDocument(screen))
        let back = try ElementDocument(Array(exported), path: "x")
        #expect(back.format == .vodesign)
        let composer = try UtteranceComposer(profile: .voiceOver, language: .russian)
        // The format has no pairs and no positions: what is said stays, but for «1 из 7».
        let expected = composer.transcript(of: screen.withoutPositions).texts()
        #expect(composer.transcript(of: back.screens[0]).texts() == expected)
        #expect(expected.count == 8)
    }

    @Test func axNodes() throws {
        let json = """
            {"role": "RootWebArea", "name": "Меню", "children": [
              {"role": "heading", "name": "Пицца", "level": 2, "children": [{"role": "StaticText", "name": "Пицца"}]},
              {"role": "navigation", "name": "Разделы", "children": [{"role": "link", "name": "Комбо"}]},
              {"role": "checkbox", "name": "Сыр", "checked": "mixed"},
              {"role": "AXButton", "AXLabel": "Купить", "AXEnabled": false},
              {"role": {"type": "role", "value": "button"}, "name": {"type": "computedString", "value": "Ещё"}},
              {"role": "generic", "children": [{"role": "StaticText", "name": "Итого"}]},
              {"role": "tab", "name": "Меню", "selected": true, "posinset": 1, "setsize": 4}]}
            """
        #expect(
            try texts(json, .nvda) == [
                "Пицца, заголовок, уровень 2", "Разделы, ориентир, Комбо, ссылка", "Сыр, флажок, частично отмечено",
                "Купить, кнопка, недоступно", "Ещё, кнопка", "Итого", "Меню, вкладка, выделено, 1 из 4",
            ])
    }

    @Test func emptyAndForeignShapes() throws {
        #expect(try texts("[]") == [])
        #expect(try texts("{}") == [""])
        #expect(try texts("{\"$schema\": \"x\", \"items\": []}") == [])
    }
}

extension SpokenScreen {
    fileprivate var withoutPositions: SpokenScreen {
        func strip(_ item: SpokenItem) -> SpokenItem {
            switch item {
            case .element(var element):
                element.position = nil
                return .element(element)
            case .container(var container):
                container.items = container.items.map(strip)
                return .container(container)
            }
        }
        return SpokenScreen(title, language: language, items: items.map(strip))
    }
}

/// What the export to VoiceOver Designer tells of its losses.
struct VODesignLossTests {
    @Test func lossesAreNamed() throws {
        var toggle = SpokenElement("Wi-Fi", traits: .switcher)
        toggle.checkState = .on
        let price = AccessibleText(visibleText: "49 ₽", accessibleText: "49 рублей")
        let screen = SpokenScreen(elements: [
            toggle, SpokenElement("Акции", traits: .adjustable, position: try ElementPosition(1, of: 7)),
            SpokenElement("Сыр", value: price, traits: .button, announcement: "744 рубля"),
        ])
        #expect(
            VODesignDocument.losses(of: screen) == [
                "the position of 1 element is not kept, such as 1 of 7 of 'Акции'",
                "the visible half of 1 element is not kept, such as '49 ₽' of 'Сыр'",
                "the announcement of 1 element is not kept, such as '744 рубля' of 'Сыр'",
            ])
        #expect(VODesignDocument(screen).elements.first?.elements?.first?.value == "1")
        #expect(VODesignDocument.losses(of: SpokenScreen(elements: [SpokenElement("Меню", traits: .button)])).isEmpty)
    }
}
