import PizzaScreens
import SpokenTesting
import SpokenText
import Testing

struct ToppingsScreenTests {
    let toppings = [
        Topping("Сырный бортик", price: "169", isSoldOut: true), Topping("Шампиньоны", price: "29"),
        Topping("Моцарелла", price: "49", isChosen: true),
    ]

    /// Compared with Goldens/toppings.golden.txt; run with SPOKENTEXT_RECORD=failed to record what is said now.
    @Test(arguments: [ScreenReaderProfile.voiceOver, .talkBack])
    func toppings(_ profile: ScreenReaderProfile) throws {
        let formatter = try SpokenTextFormatter(language: "ru")
        let screen = try ToppingsScreen("Добавить в пиццу", toppings).spoken(formatter)
        expectTranscript(of: screen, matches: "toppings", profile: profile)
    }

    @Test func price() throws {
        let formatter = try SpokenTextFormatter(language: "ru")
        expectSpoken(formatter.format(try .price("29.00", "RUB")), visible: "29 ₽", accessible: "29 рублей")
    }

    @Test func strings() {
        expectNoFindings(in: ["Sources/PizzaScreens/Resources"])
    }
}
