import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// Intersects the patterns of rules: where two stand at one place and nothing decides between what they say, a text shows it.
///
/// Parts are filled with texts of a pool: what the examples of the language are made of. A text that was made is asked of the
/// rules themselves, so that no tie is told that is none.
struct RuleWitnesses {
    private(set) var errors: [RowError] = []
    private let rules: [RowRule]
    private let audit: RowAudit
    private let over: Set<[String]>
    private var filler: RuleFiller

    /// A pattern with the number of its rule.
    private typealias Entry = (rule: Int, pattern: RowPattern)

    init(_ rules: [RowRule], _ audit: RowAudit) {
        (self.rules, self.audit) = (rules, audit)
        over = Set(rules.flatMap { rule in rule.over.map { [rule.name, $0] } })
        filler = RuleFiller(rules, audit)
        // Only between patterns that are as specific as each other nothing decides.
        var groups: [[Int]: [Entry]] = [:]
        for (index, rule) in rules.enumerated() {
            for pattern in rule.patterns {
                groups[[pattern.specificity, pattern.core.count, rule.isGeneral ? 1 : 0], default: []]
                    .append((index, pattern))
            }
        }
        var told: [[Int]: RowError] = [:]
        for group in groups.values {
            for (place, first) in group.enumerated() {
                for second in group[(place + 1)...] where first.rule != second.rule {
                    guard told[[first.rule, second.rule]] == nil, let error = tie(first, second) else { continue }
                    told[[first.rule, second.rule]] = error
                }
            }
        }
        errors = told.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// What is to be mended where two patterns tie; nil where something decides.
    private mutating func tie(_ first: Entry, _ second: Entry) -> RowError? {
        let (rule, other) = (rules[first.rule], rules[second.rule])
        guard !over.contains([rule.name, other.name]), !over.contains([other.name, rule.name]),
            let text = filler.text(first.pattern, second.pattern),
            let tie = audit.ties(in: text).first(where: { Set([$0.first, $0.second]) == Set([rule.name, other.name]) })
        else { return nil }
        return RowError(
            other.place,
            "nothing decides between '\(rule.name)' and '\(other.name)': both read «\(tie.piece)» of «\(text)»; "
                + "write 'over' into one of them")
    }
}
