import SpokenICU
import SpokenModel

/// The plural categories of the language that a string is written in.
package struct CatalogPluralRules: Sendable {
    private let rules: ICUPluralRules?

    /// A language without rules of its own takes those of its parents; one that CLDR does not know has `other` only.
    package init(_ language: LanguageTag) {
        var rules: ICUPluralRules?
        for tag in LanguageNegotiation.chain(for: language) where rules == nil {
            rules = try? ICUPluralRules(tag)
        }
        self.rules = rules
    }

    package func category(of number: DecimalNumber) -> PluralCategory {
        rules?.category(of: number) ?? .other
    }

    /// The categories that the language uses, in CLDR's order.
    package var categories: [PluralCategory] { rules?.categories() ?? [.other] }
}
