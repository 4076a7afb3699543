import SpokenModel
import Testing

@testable import SpokenICU

struct ICUPluralRulesTests {
    @Test(arguments: [
        ("ru", "1", PluralCategory.one), ("ru", "1.0", .other), ("ru", "2", .few), ("ru", "5", .many),
        ("ru", "11", .many), ("ru", "21", .one), ("ru", "1.5", .other), ("ru", "-21", .one),
        ("ru", "999999999999999999", .many), ("ru", "999999999999999991", .one),
        ("en", "1", .one), ("en", "1.0", .other), ("en", "0", .other),
        ("es", "1", .one), ("es", "1.0", .one), ("es", "1000000", .many), ("es", "1.5", .other),
        ("ar", "0", .zero), ("ar", "2", .two), ("lv", "0.1", .one), ("lv", "0.0", .zero), ("ja", "1", .other),
    ])
    func digitsSelect(language: String, number: String, expected: PluralCategory) throws {
        let rules = try ICUPluralRules(try LanguageTag(language))
        let category = rules.category(of: try DecimalNumber(number))
        #expect(category == expected, "\(language) cardinal \(number): \(category)")
    }

    @Test func ordinals() throws {
        let english = try ICUPluralRules(.english)
        let found = try ["1", "2", "3", "4", "11", "21", "112"].map {
            english.category(of: try DecimalNumber($0), kind: .ordinal)
        }
        #expect(found == [.one, .two, .few, .other, .other, .one, .other])
        #expect(english.categories(kind: .ordinal) == [.one, .two, .few, .other])
    }

    @Test func powersOfTenAsWords() throws {
        let spanish = try ICUPluralRules(.spanish)
        #expect(spanish.category(of: 1, magnitude: .million) == .many)
        #expect(spanish.category(of: try DecimalNumber("1.5"), magnitude: .million) == .many)
        #expect(spanish.category(of: 5, magnitude: .thousand) == .other)
    }

    @Test func everyCategoryHasSamplesThatSelectIt() throws {
        for language in ["ru", "en", "es", "ar", "cy", "lv", "pl", "ja"] {
            let rules = try ICUPluralRules(try LanguageTag(language))
            for kind in ICUPluralRules.Kind.allCases {
                let samples = rules.samples(kind: kind)
                #expect(Set(samples.keys) == Set(rules.categories(kind: kind)), "\(language) \(kind)")
                for (category, numbers) in samples {
                    #expect(!numbers.isEmpty)
                    for number in numbers { #expect(rules.category(of: number, kind: kind) == category) }
                }
            }
        }
        #expect(try ICUPluralRules(.russian).categories() == [.one, .few, .many, .other])
        #expect(try ICUPluralRules(.russian).samples()[.few]?.map(\.description) == ["2", "3", "4", "22"])
    }
}
