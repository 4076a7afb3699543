import SpokenModel

/// The rules of a language in one style of numbers, as they are asked.
final class RuleBook: Sendable {
    let numbers: FollowerTable
    /// By `RuleConditions.digitsKind`.
    let digits: RuleTable<DigitsRule>
    /// By `RuleConditions.wordKind`.
    let words: RuleTable<WordRule>
    /// What the rules of words ask of short words.
    let anchors: [WordAnchor]
    /// By the first byte of the sign.
    let signs: RuleTable<SignRule>

    init(_ rules: LanguageRules, _ style: NumberStyle) {
        numbers = FollowerTable(rules.numbers.rules(style))
        let joined = rules.digits.rules(style)
        digits = RuleTable((0..<2).map { kind in joined.filter { $0.conditions.digitsKind & ~kind == 0 } })
        let words = rules.words.rules(style)
        anchors = words.map(\.anchor)
        self.words = RuleTable(
            (0..<(RuleConditions.longestLength + 1) * 2).map { kind in
                words.filter { $0.lengths.contains(kind >> 1) && $0.conditions.wordKind(length: 0) & ~kind == 0 }
            })
        let signs = rules.signs.rules(style)
        self.signs = RuleTable((0...UInt8.max).map { lead in signs.filter { $0.leads.contains(lead) } })
    }

    deinit {
        numbers.deallocate()
        digits.deallocate()
        words.deallocate()
        signs.deallocate()
    }

    /// The book of a language, shared by all of its normalizers.
    static func shared(_ profile: LanguageProfile, _ style: NumberStyle) -> RuleBook {
        let isWords = style == .words
        if profile.has(.russian) { return isWords ? russianWords : russianDigits }
        return isWords ? commonWords : commonDigits
    }

    // One constant a style: most programs speak in one, and a book is made when it is first asked for.
    private static let russianDigits = RuleBook(.russian, .digits)
    private static let russianWords = RuleBook(.russian, .words)
    private static let commonDigits = RuleBook(.common, .digits)
    private static let commonWords = RuleBook(.common, .words)
}
