import SpokenICU
import SpokenModel

/// The plural categories of the language that a string is written in.
package struct CatalogPluralRules: Sendable {
    private let rules: ICUPluralRules?
    /// The categories of 0, 1, 2, …: nearly all counts, without a call of ICU.
    private let small: [PluralCategory]

    /// A language without rules of its own takes those of its parents; one that CLDR does not know has `other` only.
    package init(_ language: LanguageTag) {
        self = Self.known.withLock { known in
            if let rules = known[language] { return rules }
            // Tags come from files and headers: a catalog has a few, a hostile one must not fill the memory.
            if known.count >= 1000 { known.removeAll() }
            let rules = CatalogPluralRules(opening: language)
            known[language] = rules
            return rules
        }
    }

    private init(opening language: LanguageTag) {
        var rules: ICUPluralRules?
        for tag in LanguageNegotiation.chain(for: language) where rules == nil {
            rules = try? ICUPluralRules(tag)
        }
        self.rules = rules
        small = rules.map { rules in (0..<1000).map { rules.category(of: DecimalNumber(exactly: $0) ?? 0) } } ?? []
    }

    private static let known = Guarded<[LanguageTag: CatalogPluralRules]>([:])

    package func category(of number: DecimalNumber) -> PluralCategory {
        if number.fractionDigits == 0, number.integer < UInt64(small.count) { return small[Int(number.integer)] }
        return rules?.category(of: number) ?? .other
    }

    /// The categories that the language uses, in CLDR's order.
    package var categories: [PluralCategory] { rules?.categories() ?? [.other] }
}
