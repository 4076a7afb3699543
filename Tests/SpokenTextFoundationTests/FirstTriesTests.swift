import Foundation
import SpokenTextFoundation
import Testing

/// What somebody who has read nothing but the README tries first: each must compile and be right.
@Suite struct FirstTriesTests {
    private static let text = """
        "cart.items" = "Товаров: %d на %@";
        "hello" = "Здравствуйте, %@";
        "items" = "Товаров: %d";
        """
    private let formatter: SpokenTextFormatter
    private let store: SpokenTextStore

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tries-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("ru.lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(Self.text.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        store = try SpokenTextStore(folder: folder)
        formatter = store.formatter(acceptLanguage: "ru-RU, en;q=0.5")
    }

    private func expect(
        _ content: SpokenContent, _ visible: String, _ accessible: String, location: SourceLocation = #_sourceLocation
    ) {
        expect(formatter.format(content), visible, accessible, location: location)
    }

    private func expect(
        _ pair: AccessibleText, _ visible: String, _ accessible: String, location: SourceLocation = #_sourceLocation
    ) {
        #expect(pair.visibleText.replacing("\u{A0}", with: " ") == visible, sourceLocation: location)
        #expect(pair.accessibleText == accessible, sourceLocation: location)
    }

    @Test func numbersOfEveryKind() throws {
        let cents = try #require(Decimal(string: "21.50"))
        let (double, int, long) = (21.5, 21, Int64(21))
        // 1 to 6: literals and variables
        expect(.price(21, .RUB), "21 ₽", "21 рубль")
        expect(.price(21.5, .RUB), "21,50 ₽", "21 рубль 50 копеек")
        expect(.price(cents, .RUB), "21,50 ₽", "21 рубль 50 копеек")
        expect(.price(double, .RUB), "21,50 ₽", "21 рубль 50 копеек")
        expect(.price(int, .RUB), "21 ₽", "21 рубль")
        expect(.price(long, .RUB), "21 ₽", "21 рубль")
        // 7 to 9: texts of a database
        expect(try .price("21.50", "RUB"), "21,50 ₽", "21 рубль 50 копеек")
        expect(try .price("21.50", .RUB), "21,50 ₽", "21 рубль 50 копеек")
        expect(try .price(21, "RUB"), "21 ₽", "21 рубль")
        // 10 and 11: a value of one's own, a measurement
        expect(.price(Money(21.5, .RUB)), "21,50 ₽", "21 рубль 50 копеек")
        expect(
            try .measure(Measurement(value: 1.5, unit: UnitMass.kilograms)), "1,5 кг", "1,5 килограмма")
    }

    @Test func stringsAndTheirArguments() {
        let items = 3
        // 12 to 15: literals, an Int variable, values, a text
        expect(.string("items", [3]), "Товаров: 3", "Товаров: 3")
        expect(.string("items", [items]), "Товаров: 3", "Товаров: 3")
        expect(
            .string("cart.items", [.count(items), .price(21, .RUB)]), "Товаров: 3 на 21 ₽", "Товаров: 3 на 21 рубль")
        expect(.string("hello", ["Анна"]), "Здравствуйте, Анна", "Здравствуйте, Анна")
    }

    @Test func pairsInTexts() {
        // 16 and 17: two-argument interpolation, a pair in a pair
        let total: AccessibleText = "Итого: \(.price(695, .RUB), formatter)"
        expect(total, "Итого: 695 ₽", "Итого: 695 рублей")
        let line: AccessibleText = "\(total)!"
        expect(line, "Итого: 695 ₽!", "Итого: 695 рублей!")
    }

    @Test func languagesDatesAndPayloads() throws {
        // 18: a list of languages
        #expect(store.formatter(languages: ["ru-RU", "en"]).language.description == "ru-RU")
        let values = try SpokenTextStore(languages: ["ru", "en"])
        expect(values.formatter(locale: Locale(identifier: "ru_KZ")).format(.price(21, .RUB)), "21 ₽", "21 рубль")
        // 19: a date of Foundation in the time zone of the request
        let options = try JSONDecoder().decode(
            SpokenTextOptions.self, from: Data(#"{"numbers":"words","timeZone":"Asia/Tokyo"}"#.utf8))
        let evening = Date(timeIntervalSince1970: 1_742_580_000)
        let tokyo = store.formatter(acceptLanguage: "ru", options: options)
        expect(
            tokyo.format(.date(evening)), "22 марта 2025 г.", "двадцать второго марта две тысячи двадцать пятого года")
        // 20: values of a request
        let money = try JSONDecoder().decode(Money.self, from: Data(#"{"amount":"21.50","currency":"RUB"}"#.utf8))
        expect(.price(money), "21,50 ₽", "21 рубль 50 копеек")
        // 21: an error in a log
        let error = #expect(throws: SpokenTextStoreError.self) { try SpokenTextStore(folder: "/nowhere") }
        #expect(error?.localizedDescription == "cannot read '/nowhere': No such file or directory")
    }
}
