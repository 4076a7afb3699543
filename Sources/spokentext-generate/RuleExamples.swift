import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// Runs the examples of rules: what a text is said as, that it is the rule that reads it, and that nothing ties with it.
struct RuleExamples {
    /// How many examples of each rule were run, in both styles, by the files of the rules.
    private(set) var counts: [(file: String, rules: [(name: String, count: Int)])] = []
    private(set) var errors: [RowError] = []
    private var ties: Set<String> = []

    /// - Throws: `TextNormalizerError` for a language that nothing knows.
    init(_ languages: [(language: String, rules: [RowRule], text: String)]) throws {
        for rule in languages.flatMap(\.rules) {
            if counts.last?.file != rule.place.file { counts.append((rule.place.file, [])) }
            counts[counts.count - 1].rules.append((rule.name, 0))
        }
        for (language, rules, _) in languages {
            let tag = try LanguageTag(language)
            for style in [NumberStyle.digits, .words] {
                let normalizer = try TextNormalizer(language: tag, numbers: style)
                guard let audit = RowAudit(normalizer) else { continue }
                for rule in rules {
                    for example in rule.examples { check(example, of: rule, style, normalizer, audit) }
                }
                if style == .words { errors += RuleWitnesses(language, rules, audit).errors }
            }
        }
    }

    private mutating func check(
        _ example: RowExample, of rule: RowRule, _ style: NumberStyle, _ normalizer: TextNormalizer, _ audit: RowAudit
    ) {
        if let file = counts.firstIndex(where: { $0.file == rule.place.file }),
            let index = counts[file].rules.firstIndex(where: { $0.name == rule.name })
        {
            counts[file].rules[index].count += 1
        }
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
                        + speakers.map { " (\($0))" }.joined()))
        } else if example.words != nil, style == .words, !speakers.contains(rule.name) {
            // Else a rule that never speaks would have examples that hold.
            errors.append(
                RowError(
                    example.place,
                    "'\(rule.name)' reads nothing of its example, \(speakers.joined(separator: ", ")) do; it belongs to "
                        + "another rule"))
        }
    }
}
