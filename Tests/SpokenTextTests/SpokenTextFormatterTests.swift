import SpokenModel
import SpokenText
import Testing

@Suite struct SpokenTextFormatterTests {
    let formatter: SpokenTextFormatter
    let words: SpokenTextFormatter

    init() throws {
        formatter = try SpokenTextFormatter(language: "ru")
        words = try SpokenTextFormatter(language: "ru", numbers: .words)
    }

    private func expect(_ content: SpokenContent, _ visible: String, _ accessible: String, _ spelled: String) {
        #expect(formatter.format(content) == AccessibleText(visibleText: visible, accessibleText: accessible))
        #expect(words.format(content) == AccessibleText(visibleText: visible, accessibleText: spelled))
    }

    @Test func prices() throws {
        expect(try .price("179.00", "RUB"), "179\u{A0}₽", "179 рублей", "сто семьдесят девять рублей")
        expect(.price(21, .RUB).from, "от 21\u{A0}₽", "от 21 рубля", "от двадцати одного рубля")
        expect(.price(1, .RUB).inExchange, "за 1\u{A0}₽", "за 1 рубль", "за один рубль")
        expect(.price(21, .RUB).in(.genitive), "21\u{A0}₽", "21 рубля", "двадцати одного рубля")
    }

    @Test func measures() throws {
        expect(.measure(30, .centimeter), "30\u{A0}см", "30 сантиметров", "тридцать сантиметров")
        expect(.measure(30, .centimeter).upTo, "до 30\u{A0}см", "до 30 сантиметров", "до тридцати сантиметров")
        expect(try .measure("640.0", "gram"), "640\u{A0}г", "640 граммов", "шестьсот сорок граммов")
    }

    @Test func hours() throws {
        expect(try .hours("09:00", "23:00"), "с 09:00 до 23:00", "с 9 до 23", "с девяти до двадцати трёх")
    }

    @Test func ranges() throws {
        expect(
            .range(.price(500, .RUB), .price(700, .RUB)), "500–700\u{A0}₽", "от 500 до 700 рублей",
            "от пятисот до семисот рублей")
    }

    @Test func texts() {
        expect(
            .text("Средняя 30 см, традиционное тесто, 640.0 г"), "Средняя 30 см, традиционное тесто, 640.0 г",
            "Средняя 30 сантиметров, традиционное тесто, 640 граммов",
            "Средняя тридцать сантиметров, традиционное тесто, шестьсот сорок граммов")
    }

    @Test func rolesDoNothingToTexts() {
        #expect(formatter.format(.text("Меню").from) == AccessibleText("Меню"))
        #expect(formatter.format(.text("Меню").in(.genitive)) == AccessibleText("Меню"))
    }

    @Test func aPairGoesIntoAText() {
        let title: AccessibleText = "В корзину за \(formatter.format(.price(695, .RUB)))"
        #expect(title.visibleText == "В корзину за 695\u{A0}₽")
        #expect(title.accessibleText == "В корзину за 695 рублей")
    }

    @Test func unknownLanguagesAreErrors() {
        #expect(throws: SpokenTextFormatterError.self) { try SpokenTextFormatter(language: "xx") }
        #expect(throws: SpokenTextFormatterError.malformedLanguage(.malformed(""))) {
            try SpokenTextFormatter(language: "")
        }
    }

    @Test func theLanguagesSeparatorIsKnown() throws {
        #expect(formatter.decimalSeparator == ",")
        #expect(try SpokenTextFormatter(language: "en").decimalSeparator == ".")
    }

    @Test func countsANounByItsName() throws {
        let formatter = try SpokenTextFormatter(language: "ru", numbers: .words)
        #expect(
            formatter.format(.count(3, "товар"))
                == AccessibleText(visibleText: "3\u{A0}товара", accessibleText: "три товара"))
        #expect(formatter.format(.count(2, "пицца").in(.instrumental)).accessibleText == "двумя пиццами")
        #expect(formatter.format(.count(3, "товар").from).accessibleText == "от трёх товаров")
        let unknown = #expect(throws: SpokenTextProblem.self) { try formatter.validate(.count(3, "тавар")) }
        #expect(unknown?.kind == .unknownNoun)
        #expect(unknown?.description == QuantityError.unknownNoun("тавар", nearest: "товар").description)
        let nouns = try NounLexicon("key\tnominative\tgenitive\tplural-genitive\nверста\tверста\tверсты\tвёрст")
        let own = try SpokenTextFormatter(language: "ru", configuration: SpokenTextConfiguration(nouns: nouns))
        #expect(own.format(.count(5, "верста")).accessibleText == "5 вёрст")
    }
}
