import SpokenText

/// The toppings of a pizza as a backend sends them.
public struct Topping: Sendable {
    public var name: String
    public var price: String
    public var isChosen: Bool
    public var isSoldOut: Bool

    public init(_ name: String, price: String, isChosen: Bool = false, isSoldOut: Bool = false) {
        self.name = name
        self.price = price
        self.isChosen = isChosen
        self.isSoldOut = isSoldOut
    }
}

/// The screen «Добавить в пиццу».
public struct ToppingsScreen: Sendable {
    public var title: String
    public var toppings: [Topping]

    public init(_ title: String, _ toppings: [Topping]) {
        self.title = title
        self.toppings = toppings
    }

    /// What is shown and said, in the order of reading.
    public func spoken(_ formatter: SpokenTextFormatter) throws -> SpokenScreen {
        let cells = try CellBuilder(language: formatter.language)
        var elements = [SpokenElement(AccessibleText(title), traits: .header)]
        for topping in toppings {
            elements.append(
                cells.choice(
                    AccessibleText(topping.name), price: formatter.format(try .price(topping.price, "RUB")),
                    isSelected: topping.isChosen, isEnabled: !topping.isSoldOut))
        }
        return SpokenScreen(AccessibleText(title), language: formatter.language, elements: elements)
    }
}
