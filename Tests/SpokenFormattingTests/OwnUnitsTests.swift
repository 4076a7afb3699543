import SpokenFormatting
import SpokenModel
import Testing

/// A unit is added by rows alone, also at run time, in every language.
@Suite struct OwnUnitsTests {
    private static let header = """
        identifier\tsymbol\tgender\tnominative\tgenitive\tdative\taccusative\tinstrumental\tprepositional\tpaucal\t\
        plural-nominative\tplural-genitive\tplural-dative\tplural-accusative\tplural-instrumental\t\
        plural-prepositional\tper
        """

    private static let table =
        header + """

            verst\tвст\tfeminine\tверста\tверсты\tверсте\tверсту\tверстой\tверсте\t\tвёрсты\tвёрст\tвёрстам\tвёрсты\tвёрстами\tвёрстах\tза версту
            meter\tм\tmasculine\tметр\tметра\tметру\tметр\tметром\tметре\t\tметры\tметров\tметрам\tметры\tметрами\tметрах\tна каждый метр
            """

    @Test func rowsAddAndReplaceUnits() throws {
        let formatter = try QuantityFormatter(language: .russian, numbers: .words, units: Self.table)
        let verst = MeasureUnit(identifier: "verst")
        try formatter.validate(.measure(Measure(2, verst)))
        #expect(formatter.format(.measure(Measure(2, verst))).accessibleText == "две версты")
        #expect(formatter.format(.measure(Measure(5, verst)), role: .upTo).accessibleText == "до пяти вёрст")
        #expect(formatter.format(.measure(Measure(5, verst))).visibleText == "5\u{A0}вст")
        let price = Quantity.money(Money(10, .RUB, per: .meter))
        #expect(formatter.format(price).accessibleText == "десять рублей на каждый метр")
        #expect(formatter.format(.measure(Measure(3, .liter))).accessibleText == "три литра")
    }

    /// The same unit in the languages of the tables and of CLDR, with the forms that each has.
    @Test(arguments: [
        (
            "en", "verst\tvst\t\tverst\t\t\t\t\t\t\tversts\t\t\t\t\t\tper verst", "5~vst", "5 versts", "1 verst",
            "per verst"
        ),
        (
            "es", "verst\tvst\tfeminine\tversta\t\t\t\t\t\t\tverstas\t\t\t\t\t\tpor versta", "5~vst", "5 verstas",
            "1 versta", "por versta"
        ),
        (
            "uk",
            "verst\tвст\tfeminine\tверста\tверсти\tверсті\tверсту\tверстою\tверсті\tверсти\tверсти\tверст\tверстам\tверсти\tверстами\tверстах\tза версту",
            "5~вст", "5 верст", "1 верста", "за версту"
        ),
        (
            "pl",
            "verst\twst\tfeminine\twiorsta\twiorsty\twiorście\twiorstę\twiorstą\twiorście\twiorsty\twiorsty\twiorst\twiorstom\twiorsty\twiorstami\twiorstach\tza wiorstę",
            "5~wst", "5 wiorst", "1 wiorsta", "za wiorstę"
        ),
        (
            "de", "verst\tWst\tfeminine\tWerst\t\t\t\t\t\t\tWerste\t\t\t\t\t\tpro Werst", "5~Wst", "5 Werste",
            "1 Werst",
            "pro Werst"
        ),
    ])
    func everyLanguageTakesRows(
        language: String, row: String, visible: String, five: String, one: String, per: String
    ) throws {
        let formatter = try QuantityFormatter(language: LanguageTag(language), units: Self.header + "\n" + row)
        let verst = MeasureUnit(identifier: "verst")
        try formatter.validate(.measure(Measure(5, verst)))
        let pair = formatter.format(.measure(Measure(5, verst)))
        #expect(pair.visibleText == visible.replacing("~", with: "\u{A0}"), "\(language)")
        #expect(pair.accessibleText == five, "\(language)")
        #expect(formatter.format(.measure(Measure(1, verst))).accessibleText == one, "\(language)")
        let price = formatter.format(.money(Money(5, .EUR, per: verst)))
        #expect(price.accessibleText.hasSuffix(per), "\(language): \(price.accessibleText)")
        // Units of the tables and of CLDR are still there.
        #expect(throws: Never.self) { try formatter.validate(.measure(Measure(3, .kilometer))) }
        // Without the rows nobody knows the unit.
        let plain = try QuantityFormatter(language: LanguageTag(language))
        #expect(throws: QuantityError.self) { try plain.validate(.measure(Measure(5, verst))) }
    }

    @Test func brokenTablesAreRefused() {
        #expect(throws: QuantityFormatterError.self) { try QuantityFormatter(language: .russian, units: "") }
        #expect(throws: QuantityFormatterError.self) {
            try QuantityFormatter(language: .russian, units: "identifier\tnominative\tgender\na\tb\tmale")
        }
    }
}
