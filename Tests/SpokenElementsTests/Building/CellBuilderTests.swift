import SpokenElements
import SpokenModel
import Testing

struct CellBuilderTests {
    let cells: CellBuilder
    let composer: UtteranceComposer

    init() throws {
        cells = try CellBuilder(language: .russian)
        composer = try UtteranceComposer(profile: .voiceOver, language: .russian)
    }

    func price(_ visible: String, _ accessible: String) -> AccessibleText {
        AccessibleText(visibleText: visible, accessibleText: accessible)
    }

    @Test func product() {
        let ingredients: AccessibleText = "Пикантная пепперони, цыпленок, моцарелла, томатный соус, кисло-сладкий соус."
        let pizza = cells.product(
            "Крэйзи пепперони", price: price("от 395\u{00A0}₽", "от 395 рублей"), details: ingredients)
        #expect(pizza.label?.accessibleText == "Крэйзи пепперони, от 395 рублей")
        #expect(pizza.label?.visibleText == "Крэйзи пепперони, от 395\u{00A0}₽")
        #expect(pizza.value == ingredients)
        #expect(pizza.traits == .button)
        #expect(pizza.inputLabels == ["Крэйзи пепперони"])

        let later = cells.product("Крэйзи пепперони", price: "от 395 рублей", details: ingredients, isAvailable: false)
        #expect(later.label?.accessibleText == "Крэйзи пепперони, будет позже")
        #expect(later.traits == .button)

        let new = cells.product("Цезарь", price: price("395\u{00A0}₽", "395 рублей"), isNew: true)
        #expect(composer.text(for: new) == "Цезарь, новинка, 395 рублей, кнопка")
    }

    @Test func choice() {
        let mozzarella = cells.choice(
            "Моцарелла", price: price("49\u{00A0}₽", "49 рублей"), isSelected: true, isEnabled: false,
            total: price("744\u{00A0}₽", "744 рубля"))
        #expect(composer.text(for: mozzarella) == "Выбрано, Моцарелла, 49 рублей, недоступно, кнопка")
        #expect(composer.announcement(of: mozzarella) == "744 рубля")
    }

    @Test func place() {
        let hours = price("с 09:00 до 23:00", "с 9 до 23")
        let shop = cells.place("Москва, улица Миклухо-Маклая, 36А", hours: hours, isSelected: true)
        #expect(composer.text(for: shop) == "Выбрано, Москва, улица Миклухо-Маклая, 36А, с 9 до 23, кнопка")
        let closed = cells.place(
            "Москва, улица Миклухо-Маклая, 36А", hours: hours, isClosed: true, isEnabled: false)
        #expect(
            composer.text(for: closed)
                == "Москва, улица Миклухо-Маклая, 36А, с 9 до 23, сейчас закрыто, недоступно, кнопка")
    }

    @Test func summaryButton() {
        let button = cells.summaryButton(
            "В корзину за \(price("695\u{00A0}₽", "695 рублей"))", product: "Пицца Песто", removed: ["томаты черри"],
            added: ["Острый цыпленок"])
        #expect(
            composer.text(for: button)
                == "В корзину за 695 рублей, Пицца Песто, убрать «томаты черри», добавить «Острый цыпленок». Кнопка")
        #expect(button.inputLabels == ["В корзину за 695\u{00A0}₽"])
    }

    @Test func languageWithoutWordsIsRefused() throws {
        let finnish = try LanguageTag("fi")
        #expect(throws: ElementError.self) { _ = try CellBuilder(language: finnish) }
    }
}
