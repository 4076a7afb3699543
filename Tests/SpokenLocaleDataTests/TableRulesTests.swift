import Foundation
import SpokenLocaleData
import SpokenModel
import Testing

/// What every row of every table must keep to.
@Suite struct TableRulesTests {
    /// Columns whose fields are Russian words.
    private static let wordColumns = Set(NounForm.allCases.map(\.column) + ["per", "stem", "fused"])

    @Test(arguments: LocaleTables.languages) func textIsComposed(language: String) throws {
        for name in LocaleTables.names(language) {
            let table = try #require(LocaleTables.table(language, name))
            for row in 0..<table.rowCount {
                for column in table.columns.indices {
                    let text = table.word(row, column).string
                    #expect(
                        Array(text.unicodeScalars) == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars),
                        "\(language)/\(name) line \(table.line(ofRow: row)) is not in NFC: \(text)")
                }
            }
        }
    }

    @Test func russianWordsHaveNoLatinLetters() throws {
        for name in LocaleTables.names("ru") {
            let table = try #require(LocaleTables.table("ru", name))
            for (index, column) in table.columns.enumerated() where Self.wordColumns.contains(column) {
                for row in 0..<table.rowCount {
                    let text = table.word(row, index).string
                    let isRussian = text.unicodeScalars.allSatisfy {
                        $0 == " " || $0 == "-" || ("а"..."я").contains($0) || ("А"..."Я").contains($0) || $0 == "ё"
                    }
                    #expect(isRussian, "ru/\(name) line \(table.line(ofRow: row)), \(column): \(text)")
                }
            }
        }
    }

    @Test(arguments: ["ru", "en", "es"]) func unitsAreComplete(language: String) throws {
        let nouns = try NounTable(#require(LocaleTables.table(language, "units")))
        #expect(nouns.count >= 120)
        for row in 0..<nouns.count {
            let noun = try #require(nouns[row])
            let key = noun.key.string
            #expect(!noun.symbol.isEmpty, "\(language) \(key) has no symbol")
            #expect(!noun.form(.pluralNominative).isEmpty, "\(language) \(key) has no plural")
            if language == "ru" {
                for form in NounForm.allCases where !(noun.isPluralOnly && form.rawValue < NounForm.paucal.rawValue + 1)
                {
                    #expect(!noun.form(form).isEmpty, "ru \(key) has no \(form)")
                }
            }
        }
    }

    @Test func languagesHaveTheSameUnits() throws {
        let russian = try identifiers("ru")
        #expect(try identifiers("en") == russian)
        #expect(try identifiers("es") == russian)
    }

    private func identifiers(_ language: String) throws -> Set<String> {
        let table = try #require(LocaleTables.table(language, "units"))
        return Set((0..<table.rowCount).map { table.word($0, 0).string })
    }

    @Test(arguments: ["ru", "en", "es"]) func currenciesAreComplete(language: String) throws {
        let table = try CurrencyTable(NounTable(#require(LocaleTables.table(language, "currencies"))))
        for code in [
            "RUB", "USD", "EUR", "KZT", "BYN", "UAH", "UZS", "AMD", "GEL", "AZN", "KGS", "TRY", "CNY", "GBP", "JPY",
            "INR", "AED", "PLN", "CHF", "TJS", "TMT", "MDL",
        ] {
            let currency = try #require(CurrencyCode(code))
            let noun = try #require(table.major(currency), "\(language) \(code)")
            #expect(!noun.symbol.isEmpty, "\(language) \(code)")
            if language == "ru", noun.minorDigits > 0 { #expect(table.minor(currency) != nil, "\(language) \(code)") }
        }
    }
}
