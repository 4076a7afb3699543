import SpokenFormatting
import SpokenModel
import Testing

@Suite struct ListTests {
    @Test(arguments: [
        ("ru", SpokenListFormatter.Kind.and, ["A", "B", "C"], "A, B и C"),
        ("ru", .or, ["A", "B"], "A или B"),
        ("en", .and, ["A", "B", "C"], "A, B and C"),
        ("es", .and, ["Ana", "Isabel"], "Ana e Isabel"),
        ("es", .and, ["padre", "hijo"], "padre e hijo"),
        ("es", .and, ["agua", "hielo"], "agua y hielo"),
        ("es", .and, ["A", "B", "C"], "A, B y C"),
        ("es", .or, ["7", "8"], "7 u 8"),
        ("es", .or, ["mujer", "hombre"], "mujer u hombre"),
        ("es", .or, ["10", "11"], "10 u 11"),
        ("de", .and, ["A", "B", "C"], "A, B und C"),
        ("pl", .and, ["A", "B"], "A i B"),
        ("ru", .and, ["A"], "A"),
        ("ru", .and, [], ""),
    ])
    func lists(_ language: String, _ kind: SpokenListFormatter.Kind, _ parts: [String], _ expected: String) throws {
        let formatter = try SpokenListFormatter(language: LanguageTag(language), kind: kind)
        #expect(formatter.format(parts) == expected, "\(language) \(parts)")
    }

    @Test func oxfordComma() throws {
        let formatter = try SpokenListFormatter(language: .english, usesOxfordComma: true)
        #expect(formatter.format(["A", "B", "C"]) == "A, B, and C")
        #expect(formatter.format(["A", "B"]) == "A and B")
    }

    @Test func ratings() throws {
        let rating = try QuantityFormatter(language: .russian).format("4.7", outOf: "5")
        #expect(rating == AccessibleText(visibleText: "4,7\u{A0}из 5", accessibleText: "4,7 из 5"))
        let words = try QuantityFormatter(language: .russian, numbers: .words)
        #expect(try words.format("4.7", outOf: "5").accessibleText == "четыре целых семь десятых из пяти")
        #expect(try words.format("1", outOf: "21").accessibleText == "один из двадцати одного")
        #expect(try QuantityFormatter(language: .english).format("4.7", outOf: "5").accessibleText == "4.7 out of 5")
        #expect(try QuantityFormatter(language: .spanish).format("3", outOf: "10").accessibleText == "3 de 10")
        #expect(throws: QuantityError.aboveTotal("6", total: "5")) { try words.format("6", outOf: "5") }
    }
}

extension QuantityFormatter {
    fileprivate func format(_ value: String, outOf total: String) throws -> AccessibleText {
        try format(DecimalNumber(value), outOf: DecimalNumber(total))
    }
}
