import Foundation
import SpokenModel
import SpokenTextFoundation
import Testing

@Suite struct SpokenFormatStyleTests {
    private let formatter: SpokenTextFormatter
    private let kinds = Guarded<[SpokenTextProblem.Kind]>([])

    init() throws {
        formatter = try SpokenTextFormatter(language: "ru") { [kinds] problem in
            kinds.withLock { $0.append(problem.kind) }
        }
    }

    private func expect(
        _ pair: AccessibleText, _ visible: String, _ accessible: String, location: SourceLocation = #_sourceLocation
    ) {
        #expect(pair.visibleText.replacing("\u{A0}", with: " ") == visible, sourceLocation: location)
        #expect(pair.accessibleText == accessible, sourceLocation: location)
    }

    @Test func numbers() throws {
        let (items, total) = (3, try #require(Decimal(string: "21.50")))
        expect(21.5.formatted(.price(.RUB, by: formatter)), "21,50 ₽", "21 рубль 50 копеек")
        expect(total.formatted(.price(.RUB, by: formatter)), "21,50 ₽", "21 рубль 50 копеек")
        expect(350.formatted(.price(.RUB, per: .month, by: formatter)), "350 ₽/мес", "350 рублей в месяц")
        expect(30.formatted(.measure(.centimeter, by: formatter)), "30 см", "30 сантиметров")
        expect(items.formatted(.count("товар", by: formatter)), "3 товара", "3 товара")
        let words = formatter.with(SpokenTextOptions(numbers: .words))
        expect(1250.formatted(.number(by: words)), "1 250", "одна тысяча двести пятьдесят")
        let style = SpokenFormatStyle<Int>(by: formatter) { .price($0, .RUB).from }
        expect(21.formatted(style), "от 21 ₽", "от 21 рубля")
        #expect([1, 2].map(style.format).map(\.accessibleText) == ["от 1 рубля", "от 2 рублей"])
    }

    @Test func instantsAreInTheTimeZoneOfTheOptions() {
        let evening = Date(timeIntervalSince1970: 1_742_580_000)
        let tokyo = formatter.with(SpokenTextOptions(timeZone: "Asia/Tokyo"))
        expect(evening.formatted(.date(by: formatter)), "21 марта 2025 г.", "21 марта 2025 года")
        expect(evening.formatted(.date(by: tokyo)), "22 марта 2025 г.", "22 марта 2025 года")
        expect(evening.formatted(.time(by: tokyo)), "03:00", "3 часа")
    }

    @Test func measurements() {
        let weight = Measurement(value: 1.5, unit: UnitMass.kilograms)
        expect(weight.formatted(.measure(by: formatter)), "1,5 кг", "1,5 килограмма")
        #expect(kinds.withLock { $0 } == [])
        let odd = Measurement(
            value: 1, unit: Dimension(symbol: "Apt", converter: UnitConverterLinear(coefficient: 1)))
        expect(odd.formatted(.measure(by: formatter)), "1.0 Apt", "1.0 Apt")
        #expect(kinds.withLock { $0 } == [.unsayableValue])
    }
}
