import SpokenModel

extension PluralFormula {
    /// What a numbered form is for.
    package struct Form: Sendable, Hashable {
        /// The place in CLDR's order of the category that most of its numbers have; -1 for a form that no number takes.
        package let code: Int32
        /// All categories that are served by this form, as bits in CLDR's order.
        package let served: UInt8

        package func serves(_ category: PluralCategory) -> Bool {
            served & 1 << UInt8(CatalogVariation.code(of: category)) != 0
        }
    }

    /// The categories of a language that each form serves, by the numbers 0 … 1000.
    ///
    /// A category belongs to the form that most of its numbers take; small numbers are met more often, and count for
    /// more. Where the rule is another one than CLDR's, a form
    /// may serve several categories or parts of one.
    package func forms(for language: LanguageTag?) -> [Form] {
        let rules = CatalogPluralRules(language ?? .undetermined)
        // How often numbers of each category take each form.
        var counts = [[Int]](repeating: [Int](repeating: 0, count: 6), count: count)
        for number in 0..<Self.smallest {
            let category = rules.category(of: DecimalNumber(exactly: number) ?? 0)
            counts[form(of: UInt64(number))][Int(CatalogVariation.code(of: category))] +=
                number == 0 ? 100_000 : 1_000_000 / number
        }
        var served = [UInt8](repeating: 0, count: count)
        for category in 0..<6 {
            let home = counts.indices.max { counts[$0][category] < counts[$1][category] } ?? 0
            if counts[home][category] > 0 { served[home] |= 1 << UInt8(category) }
        }
        return counts.indices.map { index in
            let own = (0..<6).filter { served[index] & 1 << UInt8($0) != 0 }
            // A form without a category of its own has some numbers of one: 1 alone, where 21 takes another form.
            let candidates = own.isEmpty ? Array(0..<6) : own
            let main = candidates.max { counts[index][$0] < counts[index][$1] } ?? 0
            return Form(code: counts[index][main] > 0 ? Int32(main) : -1, served: served[index])
        }
    }

    /// Two numbers that the rule and CLDR see differently.
    package struct Difference: Sendable, Hashable {
        package let first: (number: UInt64, category: PluralCategory)
        package let second: (number: UInt64, category: PluralCategory)
        /// True where the rule gives both one form and CLDR tells them apart; false for the reverse.
        package var isMerged: Bool { first.category != second.category }

        package static func == (left: Difference, right: Difference) -> Bool {
            left.first == right.first && left.second == right.second
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(first.number)
            hasher.combine(second.number)
        }
    }

    /// Where the rule differs from CLDR's for a language, each pair of categories once, by the numbers 0 … 1000.
    package func differences(from language: LanguageTag) -> [Difference] {
        let rules = CatalogPluralRules(language)
        // The first number of each category in each form.
        var numbers = [[UInt64?]](repeating: [UInt64?](repeating: nil, count: 6), count: count)
        for number in 0..<UInt64(Self.smallest) {
            let category = Int(CatalogVariation.code(of: rules.category(of: DecimalNumber(exactly: number) ?? 0)))
            let form = form(of: number)
            if numbers[form][category] == nil { numbers[form][category] = number }
        }
        let categories = PluralCategory.allCases
        var result: [Difference] = []
        for form in numbers {
            let served = form.indices.filter { form[$0] != nil }
            for (first, second) in zip(served, served.dropFirst()) {
                guard let one = form[first], let other = form[second] else { continue }
                result.append(Difference(first: (one, categories[first]), second: (other, categories[second])))
            }
        }
        for (index, category) in categories.enumerated() {
            let found = numbers.compactMap { $0[index] }.sorted()
            guard found.count > 1 else { continue }
            result.append(Difference(first: (found[0], category), second: (found[1], category)))
        }
        return result
    }
}
