import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// One test or more for each numbered rule of Apple's .stringsdict.
@Suite struct StringsdictRulesTests {
    private let days = [("one", "%d день"), ("few", "%d дня"), ("many", "%d дней"), ("other", "%d дня")]

    @Test func rule01_stringsdictOverridesStrings() throws {
        let catalog = StringCatalog(files: [
            Catalogs.file("\"a\" = \"plain\"; \"b\" = \"only here\";", "strings", "ru"),
            Catalogs.file(Catalogs.plural("a", days), "stringsdict", "ru"),
        ])
        #expect(try catalog.visible("a", [2]) == "2 дня")
        #expect(try catalog.visible("b") == "only here")
    }

    @Test func rule01_aValueMayBeAPlainString() throws {
        #expect(try Catalogs.stringsdict("<key>a</key><string>текст</string>").visible("a") == "текст")
    }

    @Test func rule01_unknownKeysGiveTheValueThenTheKey() throws {
        let formatter = MessageFormatter(catalog: Catalogs.strings(""), language: .russian)
        #expect(formatter.format("a.b", value: "значение").text.visibleText == "значение")
        #expect(formatter.format("a.b", value: "").text.visibleText == "a.b")
        let result = formatter.format("a.b")
        #expect(result.text == AccessibleText("a.b"))
        #expect(result.match == nil)
        #expect(result.problems == [.unknownKey("a.b", table: "Localizable")])
    }

    @Test func rule02_aDigitBeforeTheSharpIsAWidth() throws {
        let entry = Catalogs.entry("a", format: "%1#@n@ и %@", Catalogs.variable("n", days))
        #expect(try Catalogs.stringsdict(entry).visible("a", [5, "ещё"]) == "5 дней и ещё")
    }

    @Test func rule02_positionsBeforeTheSharp() throws {
        let entry = Catalogs.entry("a", format: "%1$@: %2$#@n@", Catalogs.variable("n", days))
        #expect(try Catalogs.stringsdict(entry).visible("a", ["Итого", 21]) == "Итого: 21 день")
    }

    /// Flags, digits, the point and length modifiers come in any order before the sign.
    @Test func rule02_theScannerTakesAnyOrder() throws {
        for format in ["%#@n@", "%1#@n@", "%#1@n@", "%-#5@n@", "%#l@n@", "%#.2@n@", "%l1#@n@", "%1$#@n@", "%#1$@n@"] {
            let entry = Catalogs.entry("a", format: format, Catalogs.variable("n", days))
            #expect(try Catalogs.stringsdict(entry).visible("a", [5]) == "5 дней", "\(format)")
        }
    }

    @Test func rule02_variablesAreLocalToTheirEntry() throws {
        let other = Catalogs.plural("b", days)
        let entry = Catalogs.entry("a", format: "%#@n@", "")
        let result = try Catalogs.stringsdict(other + entry).result("a", [5])
        #expect(result.problems == [.unknownVariable(key: "a", name: "n")])
    }

    @Test func rule03_anAbsentValueTypeMeansAnObject() throws {
        let variable =
            "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>one</key><string>%@ день</string><key>other</key><string>%@ дн.</string></dict>"
        let catalog = Catalogs.stringsdict(Catalogs.entry("a", format: "%#@n@", variable))
        #expect(try catalog.visible("a", [21]) == "21 день")
        #expect(try catalog.visible("a", [5]) == "5 дн.")
    }

    @Test func rule03_genderRuleFallsBackToZero() throws {
        let forms = [("0", "сделали"), ("1", "сделал"), ("2", "сделала")]
        let entry = Catalogs.entry(
            "a", format: "%2$@ %1$#@g@", Catalogs.variable("g", forms, rule: "NSStringGenderRuleType"))
        let catalog = Catalogs.stringsdict(entry)
        #expect(try catalog.visible("a", [1, "Пётр"]) == "Пётр сделал")
        #expect(try catalog.visible("a", [2, "Анна"]) == "Анна сделала")
        #expect(try catalog.visible("a", [7, "Они"]) == "Они сделали")
    }

    @Test func rule03_aPercentSignInTheValueTypeIsRead() throws {
        #expect(try Catalogs.stringsdict(Catalogs.plural("a", days, type: "%ld")).visible("a", [21]) == "21 день")
    }

    @Test func rule04_aMissingCategoryMeansOther() throws {
        let catalog = Catalogs.stringsdict(Catalogs.plural("a", [("one", "%d день"), ("other", "%d дн.")]))
        #expect(try catalog.visible("a", [5]) == "5 дн.")
    }

    @Test func rule04_aCategoryThatTheLanguageDoesNotUseIsIgnored() throws {
        let catalog = Catalogs.stringsdict(
            Catalogs.plural("a", [("two", "пара"), ("few", "мало"), ("other", "%d items")]), language: "en")
        #expect(try catalog.visible("a", [2], in: "en") == "2 items")
    }

    @Test func rule04_withoutOtherAFormIsShownAndReported() throws {
        let catalog = Catalogs.stringsdict(Catalogs.plural("a", [("one", "%d день")]))
        let result = try catalog.result("a", [5])
        #expect(result.text.visibleText == "5 день")
        #expect(result.problems == [.missingForm(key: "a", category: "many")])
    }

    @Test func rule05_zeroIsExactlyZeroInEveryLanguage() throws {
        let forms = [("zero", "пусто"), ("one", "%d день"), ("many", "%d дней"), ("other", "%d дня")]
        let catalog = Catalogs.stringsdict(Catalogs.plural("a", forms))
        #expect(try catalog.visible("a", [0]) == "пусто")
        #expect(try catalog.visible("a", [10]) == "10 дней")
        #expect(try Catalogs.stringsdict(Catalogs.plural("a", days)).visible("a", [0]) == "0 дней")
    }

    @Test func rule05_zeroIsAlsoTheCategoryWhereTheLanguageHasIt() throws {
        let forms = [("zero", "%d nulles"), ("one", "%d viens"), ("other", "%d citi")]
        let catalog = Catalogs.stringsdict(Catalogs.plural("a", forms), language: "lv")
        #expect(try catalog.visible("a", [10], in: "lv") == "10 nulles")
        #expect(try catalog.visible("a", [21], in: "lv") == "21 viens")
        #expect(try catalog.visible("a", [22], in: "lv") == "22 citi")
    }

    @Test func rule06_formsNestAndSeeTheWholeArgumentList() throws {
        let inner = Catalogs.variable("it_is_selected", [("one", "it is selected"), ("other", "%d are selected")])
        let outer = Catalogs.variable(
            "d_in_d_files_are_selected",
            [
                ("one", "There is a file, and %1$#@it_is_selected@"),
                ("other", "There are %d files, and %1$#@it_is_selected@"),
            ])
        let entry = Catalogs.entry("a", format: "%2$#@d_in_d_files_are_selected@", inner + outer)
        let catalog = Catalogs.stringsdict(entry, language: "en")
        #expect(try catalog.visible("a", [1, 1], in: "en") == "There is a file, and it is selected")
        #expect(try catalog.visible("a", [0, 1], in: "en") == "There is a file, and 0 are selected")
        #expect(try catalog.visible("a", [1, 4], in: "en") == "There are 4 files, and it is selected")
        #expect(try catalog.visible("a", [3, 4], in: "en") == "There are 4 files, and 3 are selected")
    }

    @Test func rule06_anUnpositionedSpecifierIsTheSelectingArgument() throws {
        let entry = Catalogs.entry("a", format: "%1$@: %2$#@n@", Catalogs.variable("n", [("other", "%d из %1$@")]))
        #expect(try Catalogs.stringsdict(entry).visible("a", ["файл", 3]) == "файл: 3 из файл")
    }

    @Test func rule07_thePluralLanguageIsThatOfTheString() throws {
        let catalog = Catalogs.stringsdict(
            Catalogs.plural("a", [("one", "%d item"), ("other", "%d items")]), language: "en")
        let formatter = MessageFormatter(catalog: catalog, languages: [.russian, .english])
        let result = formatter.format("a", [21])
        #expect(result.text.visibleText == "21 items")
        #expect(result.match?.language == .english)
        #expect(result.match?.quality == .otherPreference)
    }

    /// Apple's runtime takes the argument that was skipped; the documented one decides here.
    @Test func rule07_aFormatThatSkipsAnArgumentSelectsByItsOwn() throws {
        let entry = Catalogs.entry("a", format: "%2$#@n@", Catalogs.variable("n", days))
        #expect(try Catalogs.stringsdict(entry).visible("a", [1, 5]) == "5 дней")
    }

    /// A user in Germany reads a Russian catalog: the rules are Russian.
    @Test func rule07_theRegionOfTheUserDoesNotMatter() throws {
        let catalog = Catalogs.stringsdict(Catalogs.plural("a", days))
        #expect(try catalog.visible("a", [21], in: "ru-DE") == "21 день")
    }

    @Test func rule08_theFormattedDigitsDecide() throws {
        let forms = [("one", "%.1f день"), ("few", "%.1f few"), ("many", "%.1f дней"), ("other", "%.1f дня")]
        let catalog = Catalogs.stringsdict(Catalogs.plural("a", forms, type: ".1f"))
        #expect(try catalog.visible("a", [.double(1)]) == "1,0 дня")
        #expect(try catalog.visible("a", [1.5]) == "1,5 дня")
        let whole = Catalogs.stringsdict(Catalogs.plural("a", days))
        #expect(try whole.visible("a", [.double(1)]) == "1 день")
        #expect(try whole.visible("a", [-1]).hasSuffix("1 день"))
        let money = try DecimalNumber("1.00")
        #expect(
            try Catalogs.stringsdict(Catalogs.plural("a", [("one", "%@ один"), ("other", "%@ другое")], type: "@"))
                .visible("a", [.number(money)]) == "1,00 другое")
    }

    @Test func rule09_widthsAsInAppleNotes() throws {
        let first = Catalogs.stringsdict(
            Catalogs.widths("a", [("1", "один"), ("20", "двадцать"), ("70", "семьдесят")]))
        let second = Catalogs.stringsdict(Catalogs.widths("a", [("1", "один"), ("22", "два"), ("53", "три")]))
        for (width, expected) in [(10, "один"), (25, "двадцать"), (70, "семьдесят"), (0, "один"), (500, "семьдесят")] {
            #expect(try first.visible("a", context: .init(width: width)) == expected, "width \(width)")
        }
        #expect(try second.visible("a", context: .init(width: 2)) == "один")
        #expect(try second.visible("a", context: .init(width: 52)) == "два")
        #expect(try first.visible("a") == "семьдесят", "without a width the widest")
    }

    @Test func rule09_widthsCompareAsNumbersInAnyOrder() throws {
        let catalog = Catalogs.stringsdict(Catalogs.widths("a", [("100", "сто"), ("9", "девять"), ("20", "двадцать")]))
        #expect(try catalog.visible("a", context: .init(width: 99)) == "двадцать")
        #expect(try catalog.visible("a") == "сто")
    }

    @Test func rule09_aWidthMayHoldAPluralDictionary() throws {
        let body = """
            <key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>320</key><dict><key>one</key><string>%d д.</string><key>other</key><string>%d дн.</string></dict>
            <key>375</key><dict><key>one</key><string>%d день</string><key>many</key><string>%d дней</string>
            <key>other</key><string>%d дня</string></dict></dict></dict>
            """
        let catalog = Catalogs.stringsdict(body)
        #expect(try catalog.visible("a", [21], context: .init(width: 320)) == "21 д.")
        #expect(try catalog.visible("a", [5], context: .init(width: 375)) == "5 дней")
    }

    @Test func rule10_devices() throws {
        let body = """
            <key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>iphone</key><string>Коснитесь</string><key>mac</key><string>Нажмите</string></dict></dict>
            """
        let catalog = Catalogs.stringsdict(body)
        #expect(try catalog.visible("a", context: .init(device: .mac)) == "Нажмите")
        #expect(try catalog.visible("a", context: .init(device: .iphone)) == "Коснитесь")
        #expect(try catalog.visible("a", context: .init(device: .appletv)) == "Коснитесь")
    }

    @Test func rule10_everyDeviceAndOther() throws {
        let names = ["appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other"]
        let texts = names.map { "<key>\($0)</key><string>на \($0)</string>" }.joined()
        let catalog = Catalogs.stringsdict(
            "<key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\(texts)</dict></dict>")
        #expect(CatalogDevice.allCases.map(\.rawValue).sorted() == names.sorted())
        for device in CatalogDevice.allCases {
            #expect(try catalog.visible("a", context: .init(device: device)) == "на \(device.rawValue)")
        }
        #expect(try catalog.visible("a") == "на other", "no device takes the general text")
    }

    @Test func rule11_positionsAbove127AreReported() throws {
        let result = try Catalogs.strings(#""a" = "x %128$@ y";"#).result("a", ["1"])
        #expect(result.text.visibleText == "x ")
        #expect(result.problems == [.invalidSpecifier(key: "a", specifier: "%128$")])
        #expect(try Catalogs.strings(#""a" = "x %99999999999999999999$@";"#).visible("a", ["1"]) == "x ")
    }

    @Test func rule11_aReferenceBeyondTheArgumentsStopsOutput() throws {
        let result = try Catalogs.strings(#""a" = "x %1$@ y %2$@ z";"#).result("a", ["1"])
        #expect(result.text.visibleText == "x 1 y ")
        #expect(result.problems == [.missingArgument(key: "a", position: 2, count: 1)])
    }

    /// The book's own example: zero, one, few and other, and no `many`.
    @Test func theExampleOfTheBook() throws {
        let forms = [("zero", "%d рублей"), ("one", "%d рубль"), ("few", "%d рубля"), ("other", "%d рублей")]
        let catalog = Catalogs.stringsdict(Catalogs.plural("%d рублей", forms))
        let expected = [
            0: "0 рублей", 1: "1 рубль", 2: "2 рубля", 5: "5 рублей", 11: "11 рублей", 21: "21 рубль", 22: "22 рубля",
        ]
        for (count, text) in expected {
            #expect(try catalog.visible("%d рублей", [MessageArgument(count)]) == text)
        }
        let phone = Catalogs.stringsdict(Catalogs.widths("Телефон", [("320", "Тел."), ("375", "Телефон")]))
        #expect(try phone.visible("Телефон", context: .init(width: 320)) == "Тел.")
        #expect(try phone.visible("Телефон", context: .init(width: 375)) == "Телефон")
        let narrow = try phone.result("Телефон", context: .init(width: 320))
        #expect(narrow.text.accessibleText == "Телефон", "what is cut for the eye is said in full")
    }

    @Test func endlessVariablesStop() throws {
        let entry = Catalogs.entry("a", format: "x%#@n@", Catalogs.variable("n", [("other", "%#@n@%#@n@")]))
        let result = try Catalogs.stringsdict(entry).result("a", [1])
        #expect(result.text.visibleText == "x")
        #expect(result.problems == [.nestedTooDeep(key: "a")])
    }
}
