import Foundation
import SpokenModel
import Testing

@Suite struct AccessibleTextTests {
    let price = AccessibleText(visibleText: "695\u{A0}₽", accessibleText: "695 рублей")

    @Test func interpolationCarriesBothHalves() {
        let title: AccessibleText = "В корзину за \(price), \(2) шт. \(visible: "NEW", accessible: "новинка")"
        #expect(title.visibleText == "В корзину за 695\u{A0}₽, 2 шт. NEW")
        #expect(title.accessibleText == "В корзину за 695 рублей, 2 шт. новинка")
    }

    /// A `String` has room for one half. Deprecated like the call, so that its warning is not one of the tests.
    @available(*, deprecated)
    @Test func aStringTakesTheVisibleHalf() {
        let line: String = "Итого: \(price)"
        #expect(line == "Итого: 695\u{A0}₽")
    }

    @Test func concatenationCarriesBothHalves() {
        var sum = AccessibleText("от ") + price
        sum += "!"
        #expect(sum == AccessibleText(visibleText: "от 695\u{A0}₽!", accessibleText: "от 695 рублей!"))
        #expect([price, price].joined(separator: ", ").accessibleText == "695 рублей, 695 рублей")
        #expect([AccessibleText]().joined(separator: ", ").isEmpty)
    }

    @Test func payloadHasTheTwoNames() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(price), as: UTF8.self)
        #expect(json == "{\"accessibleText\":\"695 рублей\",\"visibleText\":\"695\u{A0}₽\"}")
        #expect(try JSONDecoder().decode(AccessibleText.self, from: Data(json.utf8)) == price)
    }
}
