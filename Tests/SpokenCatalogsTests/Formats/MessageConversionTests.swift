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

    @Test func twoChoicesByOneNumberAreTwoVariables() throws {
        let file = CatalogFile(
            bytes: Array(
                #"{"@@locale":"en","a":"{n, plural, one{One cup} other{{n} cups}} {n, plural, one{is} other{are}} hot"}"#
                    .utf8), path: "app_en.arb")
        let document = CatalogDocument(files: [file], sourceLanguage: "en")
        let localization = try #require(document.entries.first?.localizations.first)
        #expect(localization.content == .text("%1$#@n@ %1$#@n2@ hot", state: nil))
        #expect(localization.variables.map(\.name) == ["n", "n2"])
    }

    @Test func theDefaultOfFluentIsKept() throws {
        let file = CatalogFile(
            bytes: Array(
                """
                -shop = Tea House
                open =
                    Welcome to { -shop }
                    { $day ->
                       *[work] from nine.
                        [rest] from noon.
                    }
                """.utf8), path: "i18n/en/a.ftl")
        let document = CatalogDocument(files: [file], sourceLanguage: "en")
        let localization = try #require(document.entries.last?.localizations.first)
        #expect(localization.content == .text("Welcome to Tea House\nfrom nine.", state: nil))
        let losses = document.readingLosses.map(\.message)
        #expect(losses.contains("'{ -shop }' is written out as 'Tea House'"))
        #expect(losses.contains("the choice by 'day' is lost; its form 'work' is kept"))
    }

    @Test func aTextThatCannotBeReadIsLeftOutAndNamed() throws {
        let file = CatalogFile(
            bytes: Array(#"{"@@locale":"ru","a":"Чай","b":"{n, plural, one{чашка}"}"#.utf8), path: "app_ru.arb")
        #expect(BrokenTexts.problemOfWhole(file) == nil)
        #expect(file.diagnostics.map(\.key) == ["b"])
        let document = CatalogDocument(files: [file], sourceLanguage: "ru")
        #expect(document.hasBrokenTexts)
        #expect(document.entries.map(\.localizations.count) == [1, 0])
        let loss = try #require(document.readingLosses.first)
        #expect(loss.key == "b" && loss.message.hasPrefix("left out: ") && loss.message.contains("app_ru.arb:1:"))
    }

    @Test func theNumberOfAWholePluralIsWrittenAsItsSpecifier() {
        let file = CatalogFile(
            bytes: Array(#"{"a":"{n, plural, one {# cup} other {# cups}}"}"#.utf8), path: "locales/en.json")
        let text = CatalogDocument(files: [file], sourceLanguage: "en").stringCatalog().text
        #expect(text.contains("\"%lld cup\"") && !text.contains("%arg"))
    }

    /// Two pairs of quotes side by side would be an apostrophe between.
    @Test func bracesSideBySideAreQuotedTogether() {
        let text = "{{ a }} it's '{b} o'"
        var document = CatalogDocument(sourceLanguage: "en", entries: [.init(key: "k")])
        document.entries[0].localizations = [.init(language: "en", content: .text(text, state: nil))]
        let written = document.messageJSON(language: "en").text
        #expect(written.contains(#""'{{' a '}}' it's '''{'b'}' o'""#))
        let file = CatalogFile(bytes: Array(written.utf8), path: "locales/en.json")
        let again = CatalogDocument(files: [file], sourceLanguage: "en")
        #expect(again.entries.first?.localizations.first?.content == .text(text, state: nil))
    }

    /// Within quotes two apostrophes are one, as they are outside of them.
    @Test func aQuotedApostropheIsOneInOtherFormats() {
        let text = #"{"k":"{name} '{d''un}' l''île","n":"{n, plural, other {#}}"}"#
        let file = CatalogFile(bytes: Array(text.utf8), path: "locales/en.json")
        let document = CatalogDocument(files: [file], sourceLanguage: "en")
        let written = document.stringCatalog().text
        #expect(written.contains("{d'un} l'île"), "\(written)")
    }

    @Test func fractionsOfNumberedFormsAreTold() {
        let file = CatalogFile(
            bytes: Array(
                """
                msgid ""
                msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"

                msgid "%d cup"
                msgid_plural "%d cups"
                msgstr[0] "%d Tasse"
                msgstr[1] "%d Tassen"
                """.utf8), path: "de.po")
        let losses = CatalogDocument(files: [file]).readingLosses.map(\.message)
        #expect(losses.contains("fractions take form [0] by the rule of the file, and 'other' elsewhere"))
    }
}
