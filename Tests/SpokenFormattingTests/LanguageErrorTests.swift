import SpokenFormatting
import SpokenModel
import Testing

/// What a language cannot say is an error, never a word of another language.
@Suite struct LanguageErrorTests {
    @Test(arguments: [
        ("uk", NumberStyle.words, "ordinal 21000", GrammaticalCase.nominative),
        ("de", .words, "ordinal 1000000", .nominative),
        ("pl", .words, "ordinal 21000", .nominative),
        ("pl", .digits, "period decade 1990", .nominative),
        ("de", .digits, "period century 19", .genitive),
        ("pl", .words, "range period year 2020 .. period year 2025", .nominative),
        ("pl", .digits, "fraction 0 2 3", .genitive),
        ("ru", .digits, "money 5 RUR", .nominative),
        ("ru", .digits, "money 5 XAU", .nominative),
        ("ru", .digits, "discount measure -5 percent", .nominative),
        ("ru", .digits, "discount measure 120 percent", .nominative),
        ("ru", .digits, "mixed 2 hour + -15 minute", .nominative),
        ("fi", .digits, "fraction 0 2 3", .nominative),
        ("be", .digits, "measure 5 milligram", .nominative),
        ("uk", .digits, "money 5 KZT", .genitive),
        ("de", .digits, "money 5 EUR", .prepositional),
        ("de", .digits, "money 5 ZZZ", .nominative),
        ("en", .digits, "money 5 USD", .genitive),
        ("en", .digits, "measure 5 smoot", .nominative),
        ("en", .digits, "money 5 ZZZ", .nominative),
        ("es", .digits, "money 5 EUR per percent", .nominative),
        ("en", .digits, "fraction 0 1 0", .nominative),
        ("en", .digits, "range money 7 USD .. money 5 USD", .nominative),
        ("ru", .digits, "range date 2025/5/5 .. date 2025/5/1", .nominative),
        ("fi", .words, "clock 9:00", .nominative),
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
