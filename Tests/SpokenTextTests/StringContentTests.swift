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
            language: "ru", catalog: StringCatalog(files: [file]),
            messages: MessageOptions(accessibleSuffix: "/spoken", groupsDigits: false)
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
        #expect(throws: QuantityError.self) { try formatter.validate(.count(5, "cart.items").in(.genitive)) }
        #expect(throws: QuantityError.unknownNoun("cart.item", nearest: nil)) {
            try formatter.validate(.count(5, "cart.item"))
        }
    }
}
