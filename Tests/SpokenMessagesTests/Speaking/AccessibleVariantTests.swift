import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

@Suite struct AccessibleVariantTests {
    @Test func aTranslatorsTextWins() throws {
        let catalog = Catalogs.strings(#""total" = "%@ шт."; "total.accessible" = "всего %@ штук";"#)
        let result = try catalog.result("total", [5])
        #expect(result.text == AccessibleText(visibleText: "5 шт.", accessibleText: "всего 5 штук"))
        #expect(result.accessibleSource == .translated)
    }

    @Test func itMustBeInTheSameLanguage() throws {
        let catalog = StringCatalog(files: [
            Catalogs.file(#""total" = "итого";"#, "strings", "ru"),
            Catalogs.file(#""total" = "total"; "total.accessible" = "in total";"#, "strings", "en"),
        ])
        #expect(try catalog.result("total").text.accessibleText == "итого")
        #expect(try catalog.result("total", in: "en").text.accessibleText == "in total")
    }

    @Test func pairsKeepTheirHalves() throws {
        let catalog = Catalogs.strings(#""badge" = "%@ на полке";"#)
        let pair = AccessibleText(visibleText: "NEW", accessibleText: "новинка")
        let result = try catalog.result("badge", [.text(pair)])
        #expect(result.text == AccessibleText(visibleText: "NEW на полке", accessibleText: "новинка на полке"))
    }

    @Test func quantitiesAreSpoken() throws {
        let catalog = Catalogs.strings(#""sum" = "Итого: %@";"#)
        let ruble = try #require(CurrencyCode("RUB"))
        let result = try catalog.result("sum", [.quantity(.money(Money(21, ruble)))])
        #expect(result.text == AccessibleText(visibleText: "Итого: 21\u{A0}₽", accessibleText: "Итого: 21 рубль"))
    }
}
