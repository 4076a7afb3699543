import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// The names that rules and their tables may use.
enum RuleTerms {
    static var page: String {
        let parts = RowElement.Kind.allCases.filter { $0 != .literal }.map { "\($0)" }
        let items = RowItem.Kind.allCases.filter { $0 != .text && $0 != .copy }.map { "\($0)" }
        let confidences = RowRule.Confidence.allCases.map { "\($0)" }
        return [
            ("when: parts of a text", parts),
            (
                "when: what a part is, in its brackets",
                [
                    "1..31", "above A", "above A by 20..110", "digits 2..4", "letters 1..3",
                    "kind K of contexts.tsv or stems.tsv",
                    "of C, a class of what an abbreviation is short for",
                ]
                    + features
            ),
            ("when: classes of a word, as the lexicon has them", WordClass.allCases.map(\.name)),
            ("when: places of an abbreviation, as its table has them", RowAudit.abbreviationPlaces),
            ("say: what is said", items + ["\"text\"(W) where W stands"]),
            (
                "say: how, in its brackets",
                ["by W", "as W", "ending E", "governed", "located", "plural", "singular", "each", "suffixed"]
            ),
            ("both: cases", WordCells.cases.map(\.rawValue)),
            ("as: semiotic classes", SemioticClass.allCases.map(\.rawValue)),
            ("as: behind the class", confidences + ["words", "digits", "general", "capital", "over NAME"]),
        ].map { "\($0.0)\n  \($0.1.joined(separator: ", "))\n" }.joined()
    }

    private static var features: [String] { RowElement.Features.named.map(\.name) }
}
