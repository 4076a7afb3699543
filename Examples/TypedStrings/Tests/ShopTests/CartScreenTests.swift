import Shop
import SpokenText
import Testing

struct CartScreenTests {
    private let store: SpokenTextStore

    init() throws { store = try CartScreen.store() }

    private func cart(numbers: NumberStyle = .digits) -> CartScreen {
        CartScreen(store.formatter(acceptLanguage: "ru-RU", options: SpokenTextOptions(numbers: numbers)))
    }

    @Test(arguments: [
        (0, "В корзине пусто"), (1, "В корзине 1 товар"), (3, "В корзине 3 товара"), (5, "В корзине 5 товаров"),
    ])
    func titles(_ count: Int, _ expected: String) {
        #expect(cart().title(items: count) == AccessibleText(expected))
    }

    @Test func pricesAreSaidInTheirCase() {
        let cart = cart(numbers: .words)
        #expect(
            cart.button(price: Money(1, .RUB))
                == AccessibleText(visibleText: "В корзину за 1\u{A0}₽", accessibleText: "В корзину за один рубль"))
        #expect(cart.total(Money(21, .RUB)).accessibleText == "К оплате двадцать один рубль")
    }

    @Test func widthsChooseTheVisibleText() {
        let cart = cart()
        #expect(cart.phone(width: 160) == AccessibleText(visibleText: "Тел.", accessibleText: "Телефон"))
        #expect(cart.phone(width: 375) == AccessibleText("Телефон"))
        #expect(cart.phone(width: 375, textSize: .accessibilityLarge).visibleText == "Тел.")
    }
}
