import Shop
import SpokenText

for language in [LanguageTag.russian, .english] {
    let cart = CartScreen(language: language)
    for count in [0, 1, 3, 5, 21] { print(cart.title(items: count)) }
    print(cart.button(price: Money(1, .RUB)))
    print(cart.total(Money(695, .RUB)))
    print(cart.phone(width: 160), cart.phone(width: 375, textSize: .accessibilityExtraLarge))
}
