import SpokenText
import Testing

@Suite struct StringContentTests {
    private func formatter() throws -> SpokenTextFormatter {
        let text = """
            <plist><dict><key>phone</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>160</key>
            <string>Тел.</string><key>375</key><string>Телефон</string></dict></dict></dict></plist>
            """
        let file = CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/Localizable.stringsdict")
        return try SpokenTextFormatter(language: "ru", catalog: StringCatalog(files: [file]))
    }

    @Test func widthAndTextSizeChooseTheVisibleText() throws {
        let formatter = try formatter()
        let short = AccessibleText(visibleText: "Тел.", accessibleText: "Телефон")
        #expect(formatter.format(.string("phone", width: 375)) == AccessibleText("Телефон"))
        #expect(formatter.format(.string("phone", width: 320)) == short)
        #expect(formatter.format(.string("phone", width: 375, textSize: .accessibilityExtraLarge)) == short)
        #expect(formatter.format(.string("phone", width: 375, fontScale: AndroidFontScale(1.3))) == short)
        #expect(
            formatter.format(.string("phone", width: 640, textSize: .accessibilityMedium, style: .largeTitle))
                == AccessibleText("Телефон"), "titles grow less")
        #expect(formatter.format(.string("phone")) == AccessibleText("Телефон"))
    }

    @Test func theChoicesForStringsAndTheirProblemsReachTheCaller() throws {
        let text = "\"t\" = \"%@ за %d\"; \"t/spoken\" = \"%@, цена %d\"; \"t.accessible\" = \"нет\";"
        let file = CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/Localizable.strings")
        let seen = Guarded<[String]>([])
        let formatter = try SpokenTextFormatter(
            language: "ru",
            configuration: SpokenTextConfiguration(accessibleSuffix: "/spoken", groupsDigits: false),
            catalog: StringCatalog(files: [file])
        ) { problem in
            seen.withLock { $0.append(problem.description) }
        }
        #expect(
            formatter.format(.string("t", ["Сыр", 10_000]))
                == AccessibleText(visibleText: "Сыр за 10000", accessibleText: "Сыр, цена 10000"))
        _ = formatter.format(.string("none"))
        #expect(seen.withLock { $0 } == ["no string for the key 'none' in the table 'Localizable'"])
    }

    /// `.count` with the key of a plural, in whichever table it stands.
    @Test func aNumberOfWhatAPluralOfTheCatalogNames() throws {
        let text = """
            <plist><dict><key>cart.items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d предмет</string>
            <key>few</key><string>%d предмета</string><key>many</key><string>%d предметов</string>
            <key>other</key><string>%d предмета</string></dict></dict></dict></plist>
            """
        let file = CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/Shop.stringsdict")
        let formatter = try SpokenTextFormatter(
            language: "ru", numbers: .words, catalog: StringCatalog(files: [file]))
        #expect(
            formatter.format(.count(21, "cart.items"))
                == AccessibleText(visibleText: "21 предмет", accessibleText: "двадцать один предмет"))
        #expect(formatter.format(.count(5, "cart.items")).accessibleText == "пять предметов")
        #expect(throws: Never.self) { try formatter.validate(.count(5, "cart.items")) }
        // A plural has no cases: nothing is guessed.
        #expect(throws: SpokenTextProblem.self) { try formatter.validate(.count(5, "cart.items").in(.genitive)) }
        let unknown = #expect(throws: SpokenTextProblem.self) { try formatter.validate(.count(5, "cart.item")) }
        #expect(unknown?.kind == .unknownNoun)
    }

    @Test func argumentsAreContents() throws {
        let text = """
            "sum" = "К оплате за %@"; "size" = "%@, %d"; "outer" = "[%@]"; "phone" = "%.3@";
            """
        let file = CatalogFile(bytes: Array(text.utf8), path: "ru.lproj/Localizable.strings")
        let formatter = try SpokenTextFormatter(language: "ru", numbers: .words, catalog: StringCatalog(files: [file]))
        func accessible(_ key: String, _ arguments: [SpokenContent]) -> String {
            formatter.format(.string(key, arguments)).accessibleText
        }
        #expect(accessible("sum", [.price(1, .RUB)]) == "К оплате за один рубль")
        #expect(accessible("size", ["Средняя 30 см", .count(2)]) == "Средняя тридцать сантиметров, два")
        #expect(accessible("size", [.verbatim("30 см"), 2]) == "30 см, два")
        #expect(accessible("sum", [.count(2, "пицца")]) == "К оплате за две пиццы")
        #expect(accessible("sum", [.count(2, "шмицца")]) == "К оплате за два шмицца")
        #expect(
            accessible("outer", [.string("sum", [.measure(1.5, .kilogram).from])])
                == "[К оплате за от полутора килограммов]")
        #expect(
            accessible("outer", [.pair(AccessibleText(visibleText: "NEW", accessibleText: "новинка"))]) == "[новинка]")
        #expect(accessible("outer", [.price(Double.nan, .RUB)]) == "[nan RUB]")
        #expect(formatter.format(.string("phone", ["Сырный"])).visibleText == "Сыр")
    }

    @Test func validateKnowsStrings() throws {
        let file = CatalogFile(
            bytes: Array("\"a\" = \"%d из %@\";".utf8), path: "ru.lproj/Localizable.strings")
        let formatter = try SpokenTextFormatter(language: "ru", catalog: StringCatalog(files: [file]))
        let plain = try SpokenTextFormatter(language: "ru")
        #expect(throws: Never.self) { try formatter.validate(.string("a", [3, "5"])) }
        for (formatter, content, kind, argument) in [
            (plain, SpokenContent.string("a"), SpokenTextProblem.Kind.unknownKey, nil),
            (formatter, SpokenContent.string("b"), .unknownKey, nil),
            (formatter, .string("a", [3]), .wrongArguments, 2),
            (formatter, .string("a", ["x", 1]), .wrongArguments, 1),
            (formatter, .string("a", [3, .measure(Double.infinity, .meter)]), .invalidNumber, nil),
            (formatter, .price(5, .RUB).in(.vocative), .unsayableValue, nil),
        ] {
            let problem = #expect(throws: SpokenTextProblem.self) { try formatter.validate(content) }
            #expect(problem?.kind == kind)
            #expect(problem?.argument == argument)
        }
    }
}
