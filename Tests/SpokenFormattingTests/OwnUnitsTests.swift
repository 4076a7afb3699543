import SpokenFormatting
import SpokenModel
import Testing

/// A unit is added by rows alone, also at run time.
@Suite struct OwnUnitsTests {
    private static let table = """
        identifier\tsymbol\tgender\tnominative\tgenitive\tdative\taccusative\tinstrumental\tprepositional\tplural-nominative\tplural-genitive\tplural-dative\tplural-accusative\tplural-instrumental\tplural-prepositional\tper
        verst\tвст\tfeminine\tверста\tверсты\tверсте\tверсту\tверстой\tверсте\tвёрсты\tвёрст\tвёрстам\tвёрсты\tвёрстами\tвёрстах\tза версту
        meter\tм\tmasculine\tметр\tметра\tметру\tметр\tметром\tметре\tметры\tметров\tметрам\tметры\tметрами\tметрах\tна каждый метр
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

    @Test func brokenTablesAreRefused() {
        #expect(throws: QuantityFormatterError.self) { try QuantityFormatter(language: .russian, units: "") }
        #expect(throws: QuantityFormatterError.self) {
            try QuantityFormatter(language: .russian, units: "identifier\tnominative\tgender\na\tb\tmale")
        }
    }
}
