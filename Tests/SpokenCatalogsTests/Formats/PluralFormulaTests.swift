import SpokenCatalogs
import SpokenModel
import Testing

@Suite struct PluralFormulaTests {
    @Test func everyHeaderIsReadAsCDoes() throws {
        for row in try CaseTable.rows("plural-formulas.tsv", columns: 4) {
            do {
                let formula = try PluralFormula(header: row[0])
                let language = try #require(LanguageTag(locale: row[1]))
                let forms = formula.forms(for: language)
                let homes = PluralCategory.allCases.flatMap { category in
                    forms.indices.filter { forms[$0].serves(category) }.map { "\(category.rawValue)=\($0)" }
                }
                #expect(homes.joined(separator: " ") == row[2], "\(row[0])")
                let differences = formula.differences(from: language).map {
                    "\($0.first.number)\($0.isMerged ? "+" : "|")\($0.second.number)"
                }
                #expect(differences.joined(separator: " ") == row[3], "\(row[0])")
            } catch let error as PluralFormulaError {
                #expect(row[3] == "*" || error.description == row[3], "\(row[0])")
                #expect(row[2].isEmpty, "\(row[0]): \(error)")
            }
        }
    }

    /// What `convert` writes tells numbers apart as CLDR does.
    @Test func languagesHaveARuleOfTheirOwn() throws {
        for name in [
            "en", "de", "es", "ru", "uk", "be", "pl", "cs", "sk", "sl", "sr", "hr", "lt", "lv", "ro", "ar", "he", "ga",
            "cy",
            "gd", "ja", "zh", "tr", "is", "mk", "pt", "it",
        ] {
            let language = try #require(LanguageTag(locale: name))
            let rule = PluralFormula.rule(of: language)
            #expect(rule != nil, "\(name)")
            #expect(rule?.differences(from: language) == [], "\(name)")
        }
    }
}
