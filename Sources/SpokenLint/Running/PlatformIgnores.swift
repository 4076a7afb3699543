/// The names by which Android's own checker is told to leave an entry alone (`tools:ignore="MissingTranslation"`), and
/// the rules that look for the same.
enum PlatformIgnores {
    static func rules(_ names: [String]) -> Set<String> {
        var result = Set<String>()
        for name in names { result.formUnion(known[name] ?? []) }
        return result
    }

    private static let known: [String: [String]] = [
        "all": ["all"],
        "MissingTranslation": ["missing-translation"],
        "ExtraTranslation": ["extra-key"],
        "MissingQuantity": [
            "missing-plural-category", "missing-other-category", "missing-single-number-form", "missing-many-category",
        ],
        "UnusedQuantity": ["unused-plural-category"],
        "ImpliedQuantity": ["plural-form-without-number"],
        "PluralsCandidate": ["plural-candidate"],
        "StringFormatInvalid": ["invalid-placeholder", "stray-percent", "space-in-placeholder"],
        "StringFormatMatches": ["wrong-placeholder-type", "conflicting-forms"],
        "StringFormatCount": ["missing-placeholder", "extra-placeholder", "implicit-positions", "skipped-position"],
        // The attribute `formatted="false"`.
        "formatted": ["implicit-positions"],
        "TypographyEllipsis": ["three-dots"],
        "TypographyDashes": ["hyphen-for-dash", "dash-range"],
        "TypographyQuotes": ["straight-quotes"],
        "Typos": ["doubled-word", "mixed-script"],
    ]
}
