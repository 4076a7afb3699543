import SpokenFormatting
import SpokenModel
import Testing

/// What a language cannot say is an error, never a word of another language.
@Suite struct LanguageErrorTests {
    @Test(arguments: [
        ("uk", NumberStyle.words, "ordinal 21000", GrammaticalCase.nominative),
        ("be", .words, "cardinal 1.5", .genitive),
        ("de", .words, "ordinal 1000000", .nominative),
        ("pl", .words, "ordinal 21000", .nominative),
        ("kk", .digits, "discount measure 20 percent", .nominative),
        ("be", .digits, "measure 5 milligram", .nominative),
        ("uk", .digits, "money 5 KZT", .genitive),
        ("de", .digits, "money 5 EUR", .prepositional),
        ("de", .digits, "money 5 ZZZ", .nominative),
        ("de", .digits, "fraction 0 2 3", .nominative),
        ("kk", .digits, "range measure 5 month .. measure 6 month", .nominative),
        ("en", .digits, "money 5 USD", .genitive),
        ("en", .digits, "measure 5 smoot", .nominative),
        ("en", .digits, "money 5 ZZZ", .nominative),
        ("es", .digits, "money 5 EUR per percent", .nominative),
        ("en", .digits, "fraction 0 1 0", .nominative),
        ("en", .digits, "range money 7 USD .. money 5 USD", .nominative),
        ("ru", .digits, "range date 2025/5/5 .. date 2025/5/1", .nominative),
        ("fi", .digits, "clock 9:00", .nominative),
    ])
    func isRefused(_ language: String, _ numbers: NumberStyle, _ text: String, _ place: GrammaticalCase) throws {
        let formatter = try QuantityFormatter(language: LanguageTag(language), numbers: numbers)
        let quantity = try QuantityText.quantity(text)
        #expect(throws: QuantityError.self, "\(language) \(text)") { try formatter.validate(quantity, case: place) }
    }

    @Test func unknownLanguageIsRefused() throws {
        let tag = try LanguageTag("qqq")
        #expect(throws: QuantityFormatterError.unsupportedLanguage("qqq")) { try QuantityFormatter(language: tag) }
    }
}
