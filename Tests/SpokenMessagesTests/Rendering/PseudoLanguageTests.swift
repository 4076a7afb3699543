import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// A catalog in the language `x-pseudo`: its own texts change, what is put in does not.
struct PseudoLanguageTests {
    func format(_ catalog: StringCatalog, _ key: String, _ arguments: [MessageArgument] = []) -> AccessibleText {
        MessageFormatter(catalog: catalog, language: .pseudo).format(key, arguments).text
    }

    @Test func textsAreAccentedAndArgumentsStay() {
        let catalog = Catalogs.strings("\"a\" = \"Cart for %@, 100%% sure\"; \"b\" = \"\";", language: "en")
        let pair = format(catalog, "a", [.string("Ann")])
        #expect(pair.visibleText == "[Çàŕţ ƒöŕ Ann, 100% šûŕé one two three]")
        #expect(pair.accessibleText == "[Çàŕţ ƒöŕ Àññ, 100 þéŕçéñţ šûŕé one two three]")
        #expect(format(catalog, "nowhere").visibleText == "nowhere")
    }

    @Test func quantitiesAreSaidAsInTheSourceLanguage() throws {
        let catalog = Catalogs.strings("\"a\" = \"от %@\";")
        let money = Money(21, .RUB)
        #expect(format(catalog, "a", [.quantity(.money(money))]).accessibleText == "[о́т 21 рубля one]")
    }

    @Test(arguments: [("1", "[1 ţöþþîñĝ one two three]"), ("2", "[2 ţöþþîñĝš one]")])
    func pluralFormsAreThoseOfTheSource(_ count: String, _ expected: String) throws {
        let body = Catalogs.plural("a", [("one", "%d topping"), ("other", "%d toppings")])
        let catalog = StringCatalog(
            files: [
                Catalogs.file(body, "stringsdict", "en"),
                Catalogs.file("\"a\" = \"добавки\";", "strings", "ru"),
            ])
        #expect(format(catalog, "a", [.number(try DecimalNumber(count))]).visibleText == expected)
    }
}
