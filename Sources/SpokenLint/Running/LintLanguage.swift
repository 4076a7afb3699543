import SpokenICU
import SpokenModel
import SpokenNormalization

/// What rules ask about a language; made once for each, with every answer worked out, since they ask for every text.
final class LintLanguage: Sendable {
    let tag: LanguageTag
    /// The categories that CLDR's rules of the language yield; nil when it has no rules for it.
    let categories: [PluralCategory]?
    /// Numbers of each category.
    let samples: [PluralCategory: [DecimalNumber]]
    let labelWords: LabelWords
    let prepositions: Prepositions
    /// Russian, Ukrainian and Belarusian share their typography.
    let isEastSlavic: Bool
    /// True for languages that are written in Latin letters, and for those of which nothing is known.
    let hasLatinScript: Bool
    /// False for Thai, Lao, Khmer and others, which write no question marks and colons, or other ones.
    let hasEndPunctuation: Bool
    /// The numbers of each category as people read them.
    private let examples: [PluralCategory: String]
    private let large: Set<PluralCategory>
    private let isManyOptional: Bool
    /// The categories of the whole numbers from 0 to 200.
    private let whole: Set<PluralCategory>

    init(_ tag: LanguageTag) {
        self.tag = tag
        labelWords = LabelWords(language: tag.language)
        prepositions = Prepositions(language: tag.language)
        isEastSlavic = ["ru", "uk", "be"].contains(tag.language)
        hasLatinScript = ["Latn", "", nil].contains(ICULocales.maximized(tag)?.script)
        hasEndPunctuation = !["th", "lo", "km", "my", "ja", "zh"].contains(tag.language)
        let rules = try? ICUPluralRules(tag)
        categories = rules?.categories()
        samples = rules?.samples() ?? [:]
        let numbers = (0...200).compactMap { DecimalNumber(exactly: $0) }
        let byNumber = numbers.map { rules?.category(of: $0) }
        whole = Set(byNumber.compactMap { $0 })
        isManyOptional = !byNumber.contains(.many)
        large = Set(byNumber.dropFirst(13).prefix(118).compactMap { $0 })
        var examples: [PluralCategory: String] = [:]
        for category in categories ?? [] {
            let own = samples[category] ?? []
            let whole = own.filter { $0.fractionDigits == 0 }
            var shown = Array((whole.isEmpty ? own : whole).prefix(3))
            // The first number beyond twenty shows that a category is not a single number: 21, 22.
            let more = zip(numbers, byNumber).dropFirst(21).prefix(110).first { $0.1 == category }?.0
            if let more, !shown.contains(more), !whole.isEmpty { shown.append(more) }
            examples[category] = shown.map(\.description).joined(separator: ", ")
        }
        self.examples = examples
    }

    /// Whole numbers of a category as people read them: «2, 3, 4, 22».
    func examples(of category: PluralCategory) -> String { examples[category] ?? "" }

    /// True when a whole number other than the first of the category belongs to it too.
    func coversManyNumbers(_ category: PluralCategory) -> Bool {
        (samples[category] ?? []).filter { $0.fractionDigits == 0 }.count > 1
    }

    /// True when a number beyond 12 belongs to the category: 21 in Russian `one`, not in French `one` (0 and 1), where
    /// «un élément» is a fair text for both.
    func coversLargeNumbers(_ category: PluralCategory) -> Bool { large.contains(category) }

    /// True when each category that whole numbers take has a form.
    func hasWhole(_ choice: PluralChoice, in scope: LintScope) -> Bool {
        let present = choice.selectors(in: scope.catalog)
        return !whole.isEmpty && whole.allSatisfy { present.contains($0.rawValue) }
    }

    /// False for a category that fractions alone take.
    func takesWhole(_ category: String) -> Bool {
        whole.isEmpty || whole.contains { $0.rawValue == category }
    }

    /// Categories that only compact or fractional numbers take: optional in Apple's files.
    func isOptional(_ category: PluralCategory) -> Bool {
        // `many` of Romance languages is for millions: "1 000 000 de personas".
        category == .many && isManyOptional
    }
}
