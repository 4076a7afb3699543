import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// Messages of ICU as Flutter shows them.
@Suite struct MessageRenderingTests {
    private static let text = #"""
        {"@@locale": "ru",
        "cups": "{n, plural, =0{пусто} =1{одна чашка} one{{n} чашка} few{{n} чашки} other{{n} чашек}} для {who}",
        "two": "{n, plural, =2{пара} other{{n}}}",
        "kind": "{kind, select, album{Альбом} other{Песня}}: {n, plural, one{{n} раз} few{{n} раза} other{{n} раз}}",
        "nested": "{k, select, a{{n, plural, one{{n} кот} few{{n} кота} other{{n} котов}}} other{{n, plural, other{{n} шт.}}}}",
        "same": "{n, plural, one{{n} час} few{{n} часа} other{{n} часов}}, {n, plural, one{он} other{они}}",
        "th": "{n, selectordinal, other{{n}-й}}"}
        """#

    @Test(
        arguments: [
            ("cups", [0, "Иры"], "пусто для Иры"), ("cups", [1, "Иры"], "одна чашка для Иры"),
            ("cups", [21, "Иры"], "21 чашка для Иры"), ("cups", [3, "Иры"], "3 чашки для Иры"),
            ("two", [2], "пара"), ("two", [22], "22"), ("kind", ["album", 2], "Альбом: 2 раза"),
            ("kind", ["x", 5], "Песня: 5 раз"), ("nested", ["a", 22], "22 кота"), ("nested", ["b", 22], "22 шт."),
            ("same", [3], "3 часа, они"), ("th", [3], "3-й"),
        ] as [(String, [MessageArgument], String)])
    func choicesAreMade(_ key: String, _ arguments: [MessageArgument], _ expected: String) {
        let file = CatalogFile(bytes: Array(Self.text.utf8), path: "lib/app_ru.arb")
        #expect(file.diagnostics.isEmpty)
        let formatter = MessageFormatter(catalog: StringCatalog(files: [file]), language: .russian)
        let result = formatter.format(key, arguments, table: "app")
        #expect(result.text.visibleText == expected)
        #expect(result.problems.isEmpty, "\(result.problems)")
    }

    @Test func thePathSaysTableAndLanguage() {
        for (path, table, language) in [
            ("lib/l10n/app_ru.arb", "app", "ru"), ("intl_pt_BR.arb", "intl", "pt-BR"),
            ("app_en_GB.arb", "app", "en-GB"),
            ("my_app_zh_Hant.arb", "my_app", "zh-Hant"), ("messages.arb", "messages", nil),
        ] as [(String, String, String?)] {
            let file = CatalogFile(bytes: Array("{}".utf8), path: path)
            #expect(file.table == table, "\(path)")
            #expect(file.language?.description == language, "\(path)")
        }
    }

    private static let json = """
        {"days_one": "{{count}} день", "days_few": "{{count}} дня", "days_many": "{{count}} дней", "hello": "Привет, {{who}}! $t(bye)",
        "bye": "Пока, {{who}}.", "loop": "$t(loop)"}
        """
    private static let numbered =
        #"{"days_0": "{{count}} день", "days_1": "{{count}} дня", "days_2": "{{count}} дней"}"#
    private static let icu = #"{"days": "{n, plural, =0 {нет '{'дней'}'} one {# день} few {# дня} other {# дней}}"}"#

    @Test(arguments: [
        (json, "days", [MessageArgument.number(22)], "22 дня"), (json, "days", [.number(5)], "5 дней"),
        (json, "hello", [.text("Ира")], "Привет, Ира! Пока, Ира."), (numbered, "days", [.number(21)], "21 день"),
        (numbered, "days", [.number(11)], "11 дней"), (icu, "days", [.number(3)], "3 дня"),
        (icu, "days", [.number(0)], "нет {дней}"),
    ])
    func jsonIsRendered(_ source: String, _ key: String, _ arguments: [MessageArgument], _ expected: String) {
        let file = CatalogFile(bytes: Array(source.utf8), path: "locales/ru.json")
        #expect(file.diagnostics.isEmpty)
        let formatter = MessageFormatter(catalog: StringCatalog(files: [file]), language: .russian)
        let result = formatter.format(key, arguments, table: "translation")
        #expect(result.text.visibleText == expected)
        #expect(result.problems.isEmpty, "\(result.problems)")
    }

    @Test func aTextThatShowsItselfEnds() {
        let file = CatalogFile(bytes: Array(Self.json.utf8), path: "locales/ru.json")
        let formatter = MessageFormatter(catalog: StringCatalog(files: [file]), language: .russian)
        #expect(!formatter.format("loop", [], table: "translation").problems.isEmpty)
    }
}
