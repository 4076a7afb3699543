import SpokenTextFoundation

let formatter = try SpokenTextFormatter(language: "ru")

print(formatter.format(.price(21.5, .RUB)))
print(formatter.format(try .price("179.00", "RUB")))
print(formatter.format(.price(21, .RUB).from))
print(formatter.format(.measure(30, .centimeter)))
print(formatter.format(try .hours("09:00", "23:00")))
print(formatter.format(.text("Средняя 30 см, традиционное тесто, 640.0 г")))

let title: AccessibleText = "В корзину за \(.price(695, .RUB), formatter)"
print(title.visibleText, title.accessibleText, separator: "\n")
