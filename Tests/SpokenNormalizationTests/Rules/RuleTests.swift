import Foundation
import SpokenModel
import Testing

@testable import SpokenNormalization

@Suite struct RuleTests {
    /// The languages that have rules of their own.
    static let languages = ["ru", "en", "es"]

    @Test(arguments: languages) func everyChangeNamesItsRule(language: String) throws {
        let tag = try LanguageTag(language)
        for numbers in [NumberStyle.digits, .words] {
            let normalizer = try TextNormalizer(
                language: tag, numbers: numbers, options: NormalizationOptions(emoji: .drop))
            for row in try CaseFile.rows("\(language)/classes.tsv") {
                for span in normalizer.normalize(row[1]).spans {
                    #expect(isKebabCase(span.rule), "\(language), \(numbers): '\(span.rule)' in \(row[1])")
                }
            }
        }
    }

    private func isKebabCase(_ name: String) -> Bool {
        !name.isEmpty && name.first != "-" && name.last != "-"
            && name.allSatisfy { $0 == "-" || $0.isASCII && $0.isLowercase }
    }

    /// A rule is asked before those that it is over, wherever they stand in their lists.
    @Test(arguments: languages) func precedenceIsNoMatterOfPlace(language: String) {
        let rules = LanguageRules.of(language)
        expectOrder(of: rules.numbers)
        expectOrder(of: rules.digits)
    }

    private func expectOrder<Kind>(of tiers: RuleTiers<Kind>) {
        var reversed = tiers
        reversed.special.reverse()
        reversed.general.reverse()
        for tiers in [tiers, reversed] {
            let asked = tiers.rules(.words)
            #expect(asked.count == tiers.special.count + tiers.general.count)
            for (place, rule) in asked.enumerated() {
                for lower in rule.over {
                    #expect(asked.dropFirst(place).contains { $0.id == lower }, "\(rule.id) over \(lower)")
                }
            }
        }
    }

    /// No test but a measurement, which Scripts/measure-rule-order asks for: what changes when the rules are asked in
    /// another order.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SPOKENTEXT_RULE_ORDER"] != nil), arguments: languages)
    func whatTheirOrderDecides(language: String) throws {
        let tag = try LanguageTag(language)
        let options = NormalizationOptions(emoji: .drop)
        let lines = try CaseFile.rows("\(language)/classes.tsv").map { $0[1] }
        for numbers in [NumberStyle.digits, .words] {
            let usual = try TextNormalizer(language: tag, numbers: numbers, options: options)
            let said = lines.map(usual.speak)
            for (change, rules) in LanguageRules.of(language).reorderings() {
                let other = try TextNormalizer(language: tag, numbers: numbers, options: options, rules: rules)
                let differing = zip(lines, said).filter { other.speak($0) != $1 }
                guard let first = differing.first else { continue }
                print(
                    "\(language) \(numbers): \(change): \(differing.count) rows, first «\(first.0)»: "
                        + "«\(first.1)» -> «\(other.speak(first.0))»")
            }
        }
    }
}
