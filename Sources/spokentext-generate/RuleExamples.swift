import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// Runs the examples of rules: what a text is said as, that it is the rule that reads it, and that nothing ties with it.
struct RuleExamples {
    /// How many examples of a rule were run, in both styles, by where the rule stands.
    private(set) var counts: [RowPlace: Int] = [:]
    private(set) var errors: [RowError] = []
    private var ties: Set<String> = []

    /// - Throws: `TextNormalizerError` for a language that nothing knows.
    init(_ languages: [(language: String, rules: [RowRule], text: String)]) throws {
        for (language, rules, _) in languages {
            let tag = try LanguageTag(language)
            for style in [NumberStyle.digits, .words] {
                let normalizer = try TextNormalizer(language: tag, numbers: style)
                guard let audit = RowAudit(normalizer) else { continue }
                for rule in rules {
                    for example in rule.examples { check(example, of: rule, style, normalizer, audit) }
                }
                if style == .words { errors += RuleWitnesses(rules, audit).errors }
            }
        }
    }

    private mutating func check(
        _ example: RowExample, of rule: RowRule, _ style: NumberStyle, _ normalizer: TextNormalizer, _ audit: RowAudit
    ) {
        counts[rule.place, default: 0] += 1
        for tie in audit.ties(in: example.text) where ties.insert("\(tie.first) \(tie.second)").inserted {
            errors.append(
                RowError(
                    example.place,
                    "nothing decides between '\(tie.first)' and '\(tie.second)', which both read «\(tie.piece)»; write "
                        + "'over' into one of them"))
        }
        let said = normalizer.normalize(example.text)
        let expected = (style == .words ? example.words : example.digits) ?? example.text
        let speakers = said.changes.map(\.rule)
        if said.accessibleText != expected {
            errors.append(
                RowError(
                    example.place,
                    "'\(rule.name)' says «\(said.accessibleText)» in \(style), not «\(expected)»"
                        + why(example, rule, speakers, audit)))
        } else if style == (rule.styles == .digits ? .digits : .words),
            (style == .words ? example.words : example.digits) != nil, !speakers.contains(rule.name)
        {
            // Else a rule that never speaks would have examples that hold.
            errors.append(
                RowError(
                    example.place,
                    "'\(rule.name)' reads nothing of its example, \(speakers.joined(separator: ", ")) do; it belongs to "
                        + "another rule"))
        }
    }

    /// The rules that spoke instead, and the parts of patterns that nothing in the text stands for.
    private func why(_ example: RowExample, _ rule: RowRule, _ speakers: [String], _ audit: RowAudit) -> String {
        guard !speakers.contains(rule.name) else { return "" }
        let others = speakers.isEmpty ? "no rule reads it" : "read by " + speakers.joined(separator: ", ")
        guard example.words != nil, let missing = missing(example.text, rule, audit) else { return "; \(others)" }
        return "; \(others), nothing in it is \(missing)"
    }

    /// For each pattern the first part that stands nowhere in a text; nil where one has all of its parts somewhere.
    private func missing(_ text: String, _ rule: RowRule, _ audit: RowAudit) -> String? {
        let pieces = RuleFiller.pieces(text)
        var missing: [String] = []
        for pattern in rule.patterns {
            let parts = (pattern.left + pattern.core + pattern.right).filter {
                !$0.isOptional && !$0.isNegated && $0.kind != .start && $0.kind != .end
            }
            guard let part = parts.first(where: { part in !pieces.contains { audit.isWhole($0, part) } }) else {
                return nil
            }
            if !missing.contains(part.source) { missing.append(part.source) }
        }
        return missing.joined(separator: " or ")
    }
}
