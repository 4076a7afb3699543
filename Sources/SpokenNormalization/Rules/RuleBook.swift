import SpokenModel

/// The rules of a language in one style of numbers, as they are asked.
final class RuleBook: Sendable {
    /// By `RuleConditions.numberKind`.
    let numbers: RuleTable<NumberRule>
    /// By `RuleConditions.digitsKind`.
    let digits: RuleTable<DigitsRule>
    /// By `RuleConditions.wordKind`.
    let words: RuleTable<WordRule>
    /// By the first byte of the sign.
    let signs: RuleTable<SignRule>

    init(_ rules: LanguageRules, _ style: NumberStyle) {
        let all = rules.numbers.rules(style)
        numbers = RuleTable((0..<8).map { kind in all.filter { $0.conditions.numberKind & ~kind == 0 } })
        let joined = rules.digits.rules(style)
        digits = RuleTable((0..<2).map { kind in joined.filter { $0.conditions.digitsKind & ~kind == 0 } })
        let words = rules.words.rules(style)
        self.words = RuleTable(
            (0..<(RuleConditions.longestLength + 1) * 4).map { kind in
                words.filter { $0.lengths.contains(kind >> 2) && $0.conditions.wordKind(length: 0) & ~kind == 0 }
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
        let books: (digits: RuleBook, words: RuleBook)
        if profile.has(.russian) {
            books = russian
        } else if profile.has(.english) {
            books = english
        } else {
            books = profile.has(.spanish) ? spanish : common
        }
        return style == .words ? books.words : books.digits
    }

    private static let russian = pair(.russian)
    private static let english = pair(.english)
    private static let spanish = pair(.spanish)
    private static let common = pair(.common)

    private static func pair(_ rules: LanguageRules) -> (digits: RuleBook, words: RuleBook) {
        (RuleBook(rules, .digits), RuleBook(rules, .words))
    }
}
