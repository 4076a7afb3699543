import Shop
import SpokenText
import Testing

struct CartScreenTests {
    @Test(arguments: [
        (0, "В корзине пусто"), (1, "В корзине 1 товар"), (3, "В корзине 3 товара"), (5, "В корзине 5 товаров"),
    ])
    func titles(_ count: Int, _ expected: String) {
        #expect(CartScreen(language: .russian).title(items: count) == AccessibleText(expected))
    }

    @Test func pricesAreSaidInTheirCase() {
        let cart = CartScreen(language: .russian, numbers: .words)
        #expect(
            cart.button(price: Money(1, .RUB))
                == AccessibleText(visibleText: "В корзину за 1\u{A0}₽", accessibleText: "В корзину за один рубль"))
        #expect(cart.total(Money(21, .RUB)).accessibleText == "К оплате двадцать один рубль")
    }

    @Test func widthsChooseTheVisibleText() {
        let cart = CartScreen(language: .russian)
        #expect(cart.phone(width: 160) == AccessibleText(visibleText: "Тел.", accessibleText: "Телефон"))
        #expect(cart.phone(width: 375) == AccessibleText("Телефон"))
        #expect(cart.phone(width: 375, textSize: .accessibilityLarge).visibleText == "Тел.")
    }
}
