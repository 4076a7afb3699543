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

    /// The naming is the same in the three formats, and a choice of the caller.
    @Test(arguments: [".accessible", ".a11y", "/spoken"])
    func everyFormatAndNaming(_ suffix: String) throws {
        let unit = { (value: String) in #"{"localizations":{"ru":{"stringUnit":{"value":"\#(value)"}}}}"# }
        let forms = [("one", "%d штука"), ("few", "%d штуки"), ("many", "%d штук"), ("other", "%d штуки")]
        let catalogs = [
            Catalogs.strings("\"k\" = \"%d шт.\"; \"k\(suffix)\" = \"%d штук\";"),
            Catalogs.stringsdict("<key>k</key><string>%d шт.</string>" + Catalogs.plural("k\(suffix)", forms)),
            Catalogs.xcstrings(
                #"{"sourceLanguage":"ru","strings":{"k":\#(unit("%d шт.")),"k\#(suffix)":\#(unit("%d штук"))}}"#),
        ]
        for catalog in catalogs {
            let formatter = MessageFormatter(
                catalog: catalog, language: .russian, options: MessageOptions(accessibleSuffix: suffix))
            let result = formatter.format("k", [5])
            #expect(result.text == AccessibleText(visibleText: "5 шт.", accessibleText: "5 штук"))
            #expect(result.accessibleSource == .translated)
            let other = MessageFormatter(
                catalog: catalog, language: .russian, options: MessageOptions(accessibleSuffix: ".other"))
            #expect(other.format("k", [5]).accessibleSource == .generated)
        }
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

    /// The preposition in the string governs the case of the quantity.
    @Test func theWordBeforeAQuantityGovernsItsCase() throws {
        let catalog = Catalogs.strings(
            #""cart" = "В корзину за %@"; "from" = "от %@"; "upTo" = "Доставка до %@ сегодня"; "start" = "От %@ и выше";"#
        )
        let ruble = try #require(CurrencyCode("RUB"))
        let money = { (amount: DecimalNumber) in MessageArgument.quantity(.money(Money(amount, ruble))) }
        for (key, amount, digits, words) in [
            ("cart", 1, "В корзину за 1 рубль", "В корзину за один рубль"),
            ("from", 21, "от 21 рубля", "от двадцати одного рубля"),
            ("start", 2, "От 2 рублей и выше", "От двух рублей и выше"),
            ("upTo", 1, "Доставка до 1 рубля сегодня", "Доставка до одного рубля сегодня"),
        ] as [(String, DecimalNumber, String, String)] {
            #expect(try catalog.result(key, [money(amount)]).text.accessibleText == digits)
            #expect(try catalog.result(key, [money(amount)], numbers: .words).text.accessibleText == words)
        }
    }

    @Test func theLongestVariantThatFitsIsTaken() throws {
        let catalog = Catalogs.stringsdict(
            Catalogs.widths("phone", [("1", "Т."), ("320", "Тел."), ("375", "Телефон")]))
        let formatter = MessageFormatter(catalog: catalog, language: .russian)
        for (room, expected) in [(10, "Телефон"), (5, "Тел."), (2, "Т."), (1, "Т.")] {
            let result = formatter.format("phone", fitting: { $0.count <= room })
            #expect(result.text == AccessibleText(visibleText: expected, accessibleText: "Телефон"), "room \(room)")
        }
        #expect(formatter.format("none", fitting: { _ in false }).text.visibleText == "none")
    }

    /// The room shrinks as letters grow.
    @Test func textSizeChoosesTheVariant() throws {
        let catalog = Catalogs.stringsdict(
            Catalogs.widths("phone", [("100", "Т."), ("200", "Тел."), ("375", "Телефон")]))
        let contexts: [(MessageContext, String)] = [
            (.init(width: 375, textSize: .large), "Телефон"),
            (.init(width: 375, textSize: .extraExtraLarge), "Тел."),
            (.init(width: 375, textSize: .accessibilityExtraLarge), "Т."),
            (.init(width: 375, textSize: .accessibilityExtraLarge, style: .largeTitle), "Тел."),
            (.init(textSize: .large), "Телефон"), (.init(textSize: .accessibilityMedium), "Тел."),
            (.init(textSize: .accessibilityExtraExtraExtraLarge), "Т."),
            (.init(width: 375, fontScale: AndroidFontScale(1.3)), "Тел."),
        ]
        for (context, expected) in contexts {
            #expect(try catalog.visible("phone", context: context) == expected, "\(context)")
        }
    }

    /// Numbers, units and abbreviations in the string itself are said by the engine of free text.
    @Test func theRestOfTheStringIsSpoken() throws {
        let catalog = Catalogs.strings(#""size" = "Пицца %@, %d см"; "from" = "Доставка от 395 ₽";"#)
        let result = try catalog.result("size", ["Цезарь", 30])
        #expect(result.text.visibleText == "Пицца Цезарь, 30 см")
        #expect(result.text.accessibleText == "Пицца Цезарь, 30 сантиметров")
        #expect(try catalog.result("from").text.accessibleText == "Доставка от 395 рублей")
        let words = try catalog.result("from", numbers: .words)
        #expect(words.text.accessibleText == "Доставка от трёхсот девяноста пяти рублей")
    }
}
