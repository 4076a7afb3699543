import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

@Suite struct StringCatalogRenderingTests {
    private func unit(_ value: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"# }

    private func catalog(_ localization: String, key: String = "k", language: String = "ru") -> StringCatalog {
        Catalogs.xcstrings(
            #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{"\#(language)":\#(localization)}}}}"#)
    }

    @Test func pluralVariationsSelectOnTheFirstNumber() throws {
        let plural =
            #"{"variations":{"plural":{"one":\#(unit("%@: %lld день")),"few":\#(unit("%@: %lld дня")),"many":\#(unit("%@: %lld дней")),"other":\#(unit("%@: %lld дня"))}}}"#
        let catalog = catalog(plural)
        #expect(try catalog.visible("k", ["Срок", 21]) == "Срок: 21 день")
        #expect(try catalog.visible("k", ["Срок", 5]) == "Срок: 5 дней")
    }

    @Test func substitutionsTakeTheirArgument() throws {
        let substitution =
            #"{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"one":\#(unit("%arg файл")),"few":\#(unit("%arg файла")),"many":\#(unit("%arg файлов")),"other":\#(unit("%arg файла"))}}}"#
        let catalog = catalog(
            #"{"stringUnit":{"state":"translated","value":"%1$@: %#@files@"},"substitutions":{"files":\#(substitution)}}"#
        )
        #expect(try catalog.visible("k", ["Папка", 22]) == "Папка: 22 файла")
    }

    /// The digits that the specifier shows choose the form: «1,0 километра».
    @Test func substitutionsShowDecimalsAsTheirSpecifierSays() throws {
        let forms =
            #"{"one":\#(unit("%arg километр")),"few":\#(unit("%arg few")),"many":\#(unit("%arg километров")),"other":\#(unit("%arg километра"))}"#
        for (type, expected) in [(".1f", "1,0 километра"), ("lf", "1,000000 километра"), ("lld", "1 километр")] {
            let catalog = catalog(
                #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"formatSpecifier":"\#(type)","variations":{"plural":\#(forms)}}}}"#
            )
            #expect(try catalog.visible("k", [1]) == expected, "\(type)")
        }
    }

    @Test func deviceAndPluralNestInEitherOrder() throws {
        let first =
            #"{"variations":{"device":{"mac":{"variations":{"plural":{"one":\#(unit("%lld клик")),"other":\#(unit("%lld клика"))}}},"other":\#(unit("%lld касаний"))}}}"#
        #expect(try catalog(first).visible("k", [1], context: .init(device: .mac)) == "1 клик")
        #expect(try catalog(first).visible("k", [5], context: .init(device: .iphone)) == "5 касаний")
        let second =
            #"{"variations":{"plural":{"one":{"variations":{"device":{"mac":\#(unit("%lld клик")),"other":\#(unit("%lld касание"))}}},"other":\#(unit("%lld раз"))}}}"#
        #expect(try catalog(second).visible("k", [1], context: .init(device: .mac)) == "1 клик")
        #expect(try catalog(second).visible("k", [1]) == "1 касание")
    }

    @Test func theKeyIsTheTextOfTheSourceLanguage() throws {
        let catalog = Catalogs.xcstrings(
            #"{"sourceLanguage":"en","strings":{"Hello, %@":{"localizations":{"ru":{"stringUnit":{"state":"new","value":""}}}}}}"#
        )
        #expect(try catalog.visible("Hello, %@", ["Anna"], in: "en") == "Hello, Anna")
        let russian = try catalog.result("Hello, %@", ["Anna"], in: "ru")
        #expect(russian.text.visibleText == "Hello, Anna")
        #expect(russian.match?.quality == .source)
        #expect(russian.match?.missing.map(\.description) == ["ru"])
    }
}
