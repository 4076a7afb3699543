import SpokenICU
import SpokenModel

/// The plural categories of the language that a string is written in. One reference, cheap to hand around.
package struct CatalogPluralRules: Sendable {
    private final class Table: Sendable {
        let rules: ICUPluralRules?
        /// The categories of 0, 1, 2, …: nearly all counts, without a call of ICU.
        let small: [PluralCategory]

        init(_ rules: ICUPluralRules?) {
            self.rules = rules
            small = rules.map { rules in (0..<1000).map { rules.category(of: DecimalNumber(exactly: $0) ?? 0) } } ?? []
        }
    }

    private let table: Table

    /// A language without rules of its own takes those of its parents; one that CLDR does not know has `other` only.
    package init(_ language: LanguageTag) {
        table = Self.known.withLock { known in
            if let table = known[language] { return table }
            // Tags come from files and headers: a catalog has a few, a hostile one must not fill the memory.
            if known.count >= 1000 { known.removeAll() }
            var rules: ICUPluralRules?
            for tag in LanguageNegotiation.chain(for: language) where rules == nil {
                rules = try? ICUPluralRules(tag)
            }
            let table = Table(rules)
            known[language] = table
            return table
        }
    }

    private static let known = Guarded<[LanguageTag: Table]>([:])

    package func category(of number: DecimalNumber) -> PluralCategory {
        if number.fractionDigits == 0, number.integer < UInt64(table.small.count) {
            return table.small[Int(number.integer)]
        }
        return table.rules?.category(of: number) ?? .other
    }

    /// The category of an ordinal number: the ending of 1st, 2nd, 3rd.
    package func ordinalCategory(of number: DecimalNumber) -> PluralCategory {
        table.rules?.category(of: number, kind: .ordinal) ?? .other
    }

    /// The categories that the language uses, in CLDR's order.
    package var categories: [PluralCategory] { table.rules?.categories() ?? [.other] }
}
