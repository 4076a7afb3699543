import SpokenCatalogs
import Testing

@Suite struct MessageConversionTests {
    @Test func messagesBecomeVariables() throws {
        let english = CatalogFile(
            bytes: Array(
                #"{"@@locale":"en","a":"{n, plural, =1{{n} cup} other{{n} cups}} for {who}, 5%","b":"{k, select, x{X} other{Y}}"}"#
                    .utf8), path: "app_en.arb")
        let russian = CatalogFile(
            bytes: Array(
                #"{"@@locale":"ru","a":"{who}: {n, plural, one{{n} чашка} few{{n} чашки} other{{n} чашек}}","b":"{k, select, other{Й}}"}"#
                    .utf8), path: "app_ru.arb")
        let document = CatalogDocument(files: [english, russian], sourceLanguage: "en")
        let first = try #require(document.entries.first)
        #expect(first.localizations.map(\.language) == ["en", "ru"])
        #expect(
            first.localizations.map(\.content) == [
                .text("%1$#@n@ for %2$@, 5%%", state: nil), .text("%2$@: %1$#@n@", state: nil),
            ])
        #expect(
            first.localizations.map { $0.variables.map(\.content) } == [
                [
                    .variations(
                        .plural,
                        [("one", "%1$lld cup"), ("other", "%1$lld cups")].map {
                            .init(selector: $0.0, content: .text($0.1, state: nil))
                        })
                ],
                [
                    .variations(
                        .plural,
                        [("one", "%1$lld чашка"), ("few", "%1$lld чашки"), ("other", "%1$lld чашек")].map {
                            .init(selector: $0.0, content: .text($0.1, state: nil))
                        })
                ],
            ])
        #expect(
            document.entries.last?.localizations.map(\.content) == [.text("Y", state: nil), .text("Й", state: nil)])
        #expect(
            document.readingLosses.map(\.description) == [
                "'a' in en: the form '=1' of 'n' becomes 'one'",
                "'a' in en: the names of arguments are lost: 'n' is argument 1, 'who' is argument 2",
                "'b' in en: the choice by 'k' is lost; its form 'other' is kept",
                "'b' in en: the names of arguments are lost: 'k' is argument 1",
                "'a' in ru: the names of arguments are lost: 'n' is argument 1, 'who' is argument 2",
                "'b' in ru: the choice by 'k' is lost; its form 'other' is kept",
                "'b' in ru: the names of arguments are lost: 'k' is argument 1",
            ])
    }
}
