import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// Intersects the patterns of rules: where two stand at one place and nothing decides between what they say, a text shows it.
///
/// Parts are filled with texts of a pool: what the examples of the language are made of. A text that was made is asked of the
/// rules themselves, so that no tie is told that is none.
struct RuleWitnesses {
    private(set) var errors: [RowError] = []
    private var filler: RuleFiller

    init(_ language: String, _ rules: [RowRule], _ audit: RowAudit) {
        filler = RuleFiller(rules, audit)
        let over = Set(rules.flatMap { rule in rule.over.map { [rule.name, $0] } })
        for (index, rule) in rules.enumerated() {
            for other in rules[(index + 1)...] where rule.isGeneral == other.isGeneral {
                guard !over.contains([rule.name, other.name]), !over.contains([other.name, rule.name]) else { continue }
                if let witness = witness(rule, other, audit) {
                    errors.append(
                        RowError(
                            other.place,
                            "nothing decides between '\(rule.name)' and '\(other.name)': both read "
                                + "«\(witness.piece)» of «\(witness.text)»; write 'over' into one of them"))
                }
            }
        }
    }

    private mutating func witness(
        _ rule: RowRule, _ other: RowRule, _ audit: RowAudit
    ) -> (text: String, piece: String)? {
        for pattern in rule.patterns {
            for second in other.patterns where pattern.specificity == second.specificity {
                guard let text = filler.text(pattern, second) else { continue }
                for tie in audit.ties(in: text)
                where Set([tie.first, tie.second]) == Set([rule.name, other.name]) {
                    return (text, tie.piece)
                }
            }
        }
        return nil
    }
}
