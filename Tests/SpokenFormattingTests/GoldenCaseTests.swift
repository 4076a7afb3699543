import SpokenFormatting
import SpokenModel
import Testing

/// Every line of `Cases/<language>/quantities.tsv` is said and shown as it is written there.
///
/// `~` in the visible column stands for U+00A0.
@Suite struct GoldenCaseTests {
    @Test(arguments: [
        "ru/quantities", "ru/times", "ru/forms", "ru/halves", "en/quantities", "en/forms", "es/quantities", "es/forms",
        "uk/quantities", "de/quantities", "fr/quantities", "pl/quantities", "be/quantities", "kk/quantities",
        "uk/times", "de/times", "fr/times", "pl/times", "be/times", "kk/times",
    ])
    func quantities(path: String) throws {
        let language = String(path.prefix(2))
        let tag = try LanguageTag(language)
        // The files that show an option are named for it.
        let options = FormattingOptions(saysHalf: path.hasSuffix("/halves"))
        let digits = try QuantityFormatter(language: tag, numbers: .digits, options: options)
        let words = try QuantityFormatter(language: tag, numbers: .words, options: options)
        let file = try CaseFile("\(path).tsv")
        #expect(file.rows.count >= 5)
        for row in file.rows {
            let quantity = try QuantityText.quantity(row["quantity"])
            let place = row["place"]
            let role = QuantityRole(rawValue: place) ?? .plain
            let grammaticalCase = GrammaticalCase(name: place)
            let context = "\(language) line \(row.line) \(row["quantity"]) \(place)"
            try digits.validate(quantity, case: grammaticalCase ?? .nominative)
            let pair = digits.format(quantity, role: role, case: grammaticalCase)
            if !row["visible"].isEmpty {
                let expected = String(row["visible"].map { $0 == "~" ? "\u{A0}" : $0 })
                #expect(pair.visibleText == expected, "\(context)")
            }
            if !row["digits"].isEmpty { #expect(pair.accessibleText == row["digits"], "\(context)") }
            let spoken = words.format(quantity, role: role, case: grammaticalCase)
            if !row["words"].isEmpty { #expect(spoken.accessibleText == row["words"], "\(context)") }
        }
    }
}
