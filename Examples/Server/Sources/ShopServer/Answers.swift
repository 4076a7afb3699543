import SpokenTextFoundation

// What the routes answer; Schema/shop.schema.json is the contract with the clients.

/// A dish of the menu or of the cart.
struct Line: Encodable {
    let id: String
    let name: AccessibleText
    let price: AccessibleText

    init(_ dish: Dish, _ formatter: SpokenTextFormatter) {
        id = dish.id
        name = formatter.format(dish.name)
        price = formatter.format(.price(dish.price))
    }
}

/// `GET /menu`
struct MenuAnswer: Encodable {
    let language: LanguageTag
    let title: AccessibleText
    let dishes: [Line]
}

/// `GET /cart`
struct CartAnswer: Encodable {
    let language: LanguageTag
    let title: AccessibleText
    let dishes: [Line]
    let total: AccessibleText
    /// As wide as the screen allows: «Заказать за 754 ₽» or «754 ₽».
    let button: AccessibleText
}

/// `GET /hours`
struct HoursAnswer: Encodable {
    let language: LanguageTag
    let hours: AccessibleText
    let delivery: AccessibleText
}

/// `GET /health`
struct HealthAnswer: Encodable {
    let status = "ok"
    let languages: [LanguageTag]
}
