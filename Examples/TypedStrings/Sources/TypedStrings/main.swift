import Shop
import SpokenText

let store = try CartScreen.store()
for header in ["ru-RU, en;q=0.5", "en-GB"] {
    let cart = CartScreen(store.formatter(acceptLanguage: header))
    for count in [0, 1, 3, 5, 21] { print(cart.title(items: count)) }
    print(cart.button(price: Money(1, .RUB)))
    print(cart.total(Money(695, .RUB)))
    print(cart.phone(width: 160), cart.phone(width: 375, textSize: .accessibilityExtraLarge))
}
