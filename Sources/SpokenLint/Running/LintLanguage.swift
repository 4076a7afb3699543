import SpokenICU
import SpokenModel
import SpokenNormalization

/// What rules ask about a language; made once for each.
struct LintLanguage: Sendable {
    let tag: LanguageTag
    /// The categories that CLDR's rules of the language yield; nil when it has no rules for it.
    let categories: [PluralCategory]?
    /// Numbers of each category.
    let samples: [PluralCategory: [DecimalNumber]]
    let labelWords: LabelWords
    private let rules: ICUPluralRules?

    init(_ tag: LanguageTag) {
        self.tag = tag
        labelWords = LabelWords(language: tag.language)
        rules = try? ICUPluralRules(tag)
        categories = rules?.categories()
        samples = rules?.samples() ?? [:]
    }

    func category(of number: DecimalNumber) -> PluralCategory? { rules?.category(of: number) }

    /// Whole numbers of a category as people read them: «2, 3, 4, 22».
    func examples(of category: PluralCategory) -> String {
        let numbers = samples[category] ?? []
        let whole = numbers.filter { $0.fractionDigits == 0 }
        var shown = Array((whole.isEmpty ? numbers : whole).prefix(3))
        // The first number beyond twenty shows that a category is not a single number: 21, 22.
        let more = (21...130).lazy.compactMap { DecimalNumber(exactly: $0) }.first { self.category(of: $0) == category }
        if let more, !shown.contains(more), !whole.isEmpty { shown.append(more) }
        return shown.map(\.description).joined(separator: ", ")
    }

    /// True when a whole number other than the first of the category belongs to it too.
    func coversManyNumbers(_ category: PluralCategory) -> Bool {
        (samples[category] ?? []).filter { $0.fractionDigits == 0 }.count > 1
    }

    /// True when a number beyond 12 belongs to the category: 21 in Russian `one`, not in French `one` (0 and 1), where
    /// «un élément» is a fair text for both.
    func coversLargeNumbers(_ category: PluralCategory) -> Bool {
        (13...130).contains { DecimalNumber(exactly: $0).map { self.category(of: $0) == category } ?? false }
    }

    /// Categories that only compact or fractional numbers take: optional in Apple's files.
    func isOptional(_ category: PluralCategory) -> Bool {
        // `many` of Romance languages is for millions: "1 000 000 de personas".
        guard category == .many else { return false }
        return !(0...200).contains { DecimalNumber(exactly: $0).map { self.category(of: $0) == .many } ?? false }
    }
}
