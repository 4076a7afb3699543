import SpokenLocaleData

/// Forms of CLDR that a language writes for something else too: rows of `Resources/Locales/written-forms.tsv`.
struct StayingForms: Sendable {
    /// Read only where an amount is all that a line has.
    private(set) var always = WordSet()
    /// Written for two things that nothing tells apart.
    private(set) var never = WordSet()
    /// No amounts where they touch their number: «20% sleva».
    private(set) var glued = WordSet()
    /// Whether an amount before a word takes the case that the word asks for.
    private(set) var isGovernedBehind = false
    /// The same of ranges alone.
    private(set) var isRangeGovernedBehind = false

    init(_ language: String) {
        guard let table = LocaleTables.table("", "written-forms") else { return }
        for row in 0..<table.rowCount where table.word(row, "language").string == language {
            let form = table.word(row, "form")
            switch table.word(row, "stays").string {
            case "always": always.insert(form)
            case "never": never.insert(form)
            case "glued": glued.insert(form)
            case "before-word": (isGovernedBehind, isRangeGovernedBehind) = (true, true)
            case "range-before-word": isRangeGovernedBehind = true
            default: break
            }
        }
    }
}
