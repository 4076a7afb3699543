import SpokenLocaleData
import SpokenModel
import Testing

@testable import SpokenNormalization

@Suite struct RuleNameTests {
    /// What is read names a rule of its language, or what the engine reads in every language: both can be explained.
    @Test(arguments: RowRules.languages) func everyChangeNamesItsRule(language: String) throws {
        let tag = try LanguageTag(language)
        let rules = RowRules.text(of: language).split(separator: "\n").filter { $0.hasPrefix("rule ") }
        let names = Set(rules.map { String($0.dropFirst(5)) }).union(EngineRules.names)
        for numbers in [NumberStyle.digits, .words] {
            let normalizer = try TextNormalizer(
                language: tag, numbers: numbers, options: NormalizationOptions(emoji: .drop))
            for row in try CaseFile.rows("\(language)/classes.tsv") {
                for span in normalizer.normalize(row[1]).changes {
                    #expect(names.contains(span.rule), "\(language), \(numbers): '\(span.rule)' in \(row[1])")
                }
            }
        }
    }
}
