import SpokenText

/// The texts of a screen, by the typed accessors that the plugin writes: a wrong key or argument does not compile.
public struct CartScreen: Sendable {
    private let strings: Strings

    public init(language: LanguageTag, numbers: NumberStyle = .digits) {
        strings = Strings(language: language, numbers: numbers)
    }

    public func title(items: Int) -> AccessibleText { strings.cart.items(count: items) }

    public func button(price: Money) -> AccessibleText { strings.cart.button(.quantity(.money(price))) }

    public func total(_ sum: Money) -> AccessibleText { strings.cart.total(.quantity(.money(sum))) }

    public func phone(width: Int, textSize: TextSizeCategory = .large) -> AccessibleText {
        strings.phone(in: MessageContext(width: width, textSize: textSize))
    }
}
