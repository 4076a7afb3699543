import SpokenLocaleData
import SpokenModel
import SpokenNormalization

/// Runs the examples of rules: what a text is said as, and that its rule is what reads it.
enum RuleExamples {
    /// What is wrong, one line for each example; and how many were run.
    static func check(
        _ languages: [(language: String, rules: [RowRule], text: String)]
    ) throws -> (count: Int, errors: [RowError]) {
        var count = 0
        var errors: [RowError] = []
        var normalizers: [String: TextNormalizer] = [:]
        func normalizer(_ language: String, _ style: NumberStyle) throws -> TextNormalizer {
            let key = "\(language) \(style)"
            if let found = normalizers[key] { return found }
            let made = try TextNormalizer(language: LanguageTag(language), numbers: style)
            normalizers[key] = made
            return made
        }
        var audits: [String: RowAudit] = [:]
        var ties: Set<String> = []
        func audit(_ language: String, _ style: NumberStyle) throws -> RowAudit? {
            let key = "\(language) \(style)"
            if let found = audits[key] { return found }
            audits[key] = RowAudit(language: language, inWords: style == .words)
            return audits[key]
        }
        for (language, rules, _) in languages {
            for rule in rules {
                for example in rule.examples where example.language.isEmpty || example.language == language {
                    // A rule that several languages share has examples of each.
                    if example.language.isEmpty, !example.place.file.contains("/\(language)/") { continue }
                    for style in [NumberStyle.digits, .words] {
                        guard let audit = try audit(language, style) else { continue }
                        for tie in audit.ties(in: example.text) where ties.insert("\(tie.first) \(tie.second)").inserted
                        {
                            errors.append(
                                RowError(
                                    example.place,
                                    "nothing decides between '\(tie.first)' and '\(tie.second)', which both read "
                                        + "«\(tie.piece)»; write 'over' into one of them"))
                        }
                    }
                    for (style, expected) in [(NumberStyle.digits, example.digits), (.words, example.words)] {
                        count += 1
                        let said = try normalizer(language, style).normalize(example.text)
                        if said.accessibleText != expected ?? example.text {
                            errors.append(
                                RowError(
                                    example.place,
                                    "'\(rule.name)' says «\(said.accessibleText)» in \(style), not «\(expected ?? example.text)»"
                                        + said.changes.map { " (\($0.rule))" }.joined()))
                        }
                    }
                }
            }
        }
        return (count, errors)
    }
}
