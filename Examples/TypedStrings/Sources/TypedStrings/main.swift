import SpokenText

// `Strings` is compiled from the files in Catalogs when the package is built.
let strings = Strings(language: .russian)
for count in [0, 1, 3, 5, 21] {
    print(strings.cart.items(count: count))
}
print(strings.pizza("Цезарь", 30))
print(Strings(language: .english).cart.items(count: 3))
