import Delivery
import SpokenText
import Testing

struct DeliveryTextsTests {
    private let texts: DeliveryTexts

    init() throws { texts = try DeliveryTexts(acceptLanguage: "ru-RU") }

    @Test func android() {
        #expect(
            texts.courier(Money(21, .RUB))
                == AccessibleText(visibleText: "Курьер за 21\u{A0}₽", accessibleText: "Курьер за 21 рубль"))
        #expect(texts.parcels(3) == AccessibleText("3 посылки"))
        #expect(texts.parcels(11) == AccessibleText("11 посылок"))
    }

    @Test func flutter() {
        #expect(
            texts.weight(5) == AccessibleText(visibleText: "До 5\u{A0}кг", accessibleText: "До 5 килограммов"))
        #expect(texts.stops(21) == AccessibleText("21 остановка"))
    }

    @Test func gettext() {
        #expect(texts.hoursLeft(1) == AccessibleText("Остался 1 час"))
        #expect(texts.hoursLeft(5) == AccessibleText("Осталось 5 часов"))
    }

    @Test func xliff() {
        #expect(texts.total(Money(695, .RUB)).accessibleText == "К оплате: 695 рублей")
    }
}
