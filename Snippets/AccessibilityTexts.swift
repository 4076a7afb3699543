import Foundation
import SpokenTextFoundation

let formatter = try SpokenTextFormatter(language: "ru")
let price = formatter.format(.price(695, .RUB))
let title: AccessibleText = "В корзину за \(price)"
let badge: AccessibleText = "Песто, \(visible: "NEW", accessible: "новинка")"
let size = formatter.format(.text("30 см, 640.0 г"))
for pair in [title, badge, size] { print(pair) }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(title), as: UTF8.self))

let button = SpokenElement(title, hint: "Открывает корзину", traits: [.button, .selected])
for reader in [ScreenReaderProfile.voiceOver, .talkBack, .nvda] {
    print(try formatter.spoken(button, by: reader))
}
