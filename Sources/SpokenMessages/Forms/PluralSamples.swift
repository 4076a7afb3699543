import SpokenCatalogs
import SpokenModel

/// A real number for each plural category of a language: 1 is `one` in Russian, 2 `few`, 5 `many`, 1.5 `other`.
package struct PluralSamples: Sendable {
    package struct Sample: Sendable, Hashable {
        package var category: PluralCategory
        package var number: DecimalNumber
    }

    /// In CLDR's order.
    package let cardinal: [Sample]
    package let ordinal: [Sample]

    package init(_ language: LanguageTag) {
        let rules = CatalogPluralRules(language)
        cardinal = Self.samples { rules.category(of: $0) }
        ordinal = Self.samples { rules.ordinalCategory(of: $0) }
    }

    private static func samples(_ category: (DecimalNumber) -> PluralCategory) -> [Sample] {
        var found: [PluralCategory: DecimalNumber] = [:]
        for number in candidates where found[category(number)] == nil { found[category(number)] = number }
        return PluralCategory.allCases.compactMap { category in
            found[category].map { Sample(category: category, number: $0) }
        }
    }

    /// Numbers that people meet come first; a million is `many` in Spanish.
    private static let candidates: [DecimalNumber] = {
        let small = [1, 2, 3, 5, 0, 4] + Array(6...110) + [1_000_000]
        return small.compactMap { DecimalNumber(exactly: $0) } + ["1.5", "0.5"].compactMap { try? DecimalNumber($0) }
    }()
}
