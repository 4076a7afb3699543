import SpokenTextFoundation

let folder = "Examples/TypedStrings/Sources/Shop/Catalogs"
let store = try SpokenTextStore(folder: folder, sourceLanguage: "en")
let formatter = store.formatter(acceptLanguage: "ru-RU, en;q=0.5")

print(formatter.format(.string("cart.items", [21])))
print(formatter.format(.string("pizza", ["Песто", 30])))
print(formatter.format(.string("delivery", [.price(99, .RUB)])))

print(formatter.format(.string("cart.total", [.price(695, .RUB)])))

print(formatter.format(.string("phone", width: 375)))
print(formatter.format(.string("phone", width: 375, textSize: .accessibilityExtraLarge)))
print(formatter.with(SpokenTextOptions(device: .mac)).format(.string("choose")))

do {
    try formatter.validate(.string("cart.button"))
} catch {
    print(error.kind.rawValue, error.argument ?? 0, error.description, separator: "; ")
}
