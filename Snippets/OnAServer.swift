import SpokenTextFoundation

let store = try SpokenTextStore(folder: "Examples/TypedStrings/Sources/Shop/Catalogs", sourceLanguage: "en") {
    problem in print("\(problem.kind.rawValue) in \(problem.language): \(problem)")
}

for header in ["ru-RU, en;q=0.5", "en-GB"] {
    let formatter = store.formatter(acceptLanguage: header, options: SpokenTextOptions(width: 375))
    print(formatter.format(.string("cart.items", [.count(3)])))
    print(formatter.format(.string("cart.button", [.price(1, .RUB)])))
    print(formatter.format(try .time("18:30")))
}

try store.reload()
print(store.formatter(acceptLanguage: "ru").format(.string("cart.itmes")))
