import SpokenDiagnostics

/// The rules that are on, sorted by the step at which they look.
struct ActiveRules: Sendable {
    /// A rule on texts with what the walk asks before it asks the rule.
    final class TextStep: Sendable {
        let rule: any TextRule
        let active: ActiveRule

        init(_ rule: any TextRule, _ active: ActiveRule) {
            self.rule = rule
            self.active = active
        }
    }

    /// A rule on messages.
    final class MessageStep: Sendable {
        let rule: any MessageRule
        let active: ActiveRule

        init(_ rule: any MessageRule, _ active: ActiveRule) {
            self.rule = rule
            self.active = active
        }
    }

    private(set) var texts: [TextStep] = []
    /// The traits that wake each rule of `texts`: a list of its own, so that most rules cost one comparison.
    private(set) var textTriggers: [TextTraits] = []
    /// Rules on texts that are said.
    private(set) var spokenTexts: [TextStep] = []
    private(set) var spokenTextTriggers: [TextTraits] = []
    private(set) var messages: [MessageStep] = []
    /// Rules on messages with forms or variables.
    private(set) var choices: [MessageStep] = []
    private(set) var documents: [(rule: any DocumentRule, active: ActiveRule)] = []
    private(set) var tables: [(rule: any TableRule, active: ActiveRule)] = []
    private(set) var speech: [SpokenSpan.Kind: (what: String, active: ActiveRule)] = [:]
    /// The rules of the catalog reader, by id.
    private(set) var reader: [String: Severity] = [:]

    init(_ configuration: LintConfiguration, extraRules: [any LintRule.Type] = []) {
        self.init(RuleRegistry.rules + extraRules) { configuration.severity(of: $0) }
    }

    private init(_ types: [any LintRule.Type], _ severity: (RuleDescription) -> Severity?) {
        for description in RuleRegistry.catalogRules + RuleRegistry.elementRules {
            if let severity = severity(description) { reader[description.id] = severity }
        }
        for type in types {
            let description = type.description
            guard let severity = severity(description) else { continue }
            add(type, ActiveRule(description: description, severity: severity))
        }
    }

    private mutating func add(_ type: any LintRule.Type, _ active: ActiveRule) {
        let rule = type.init()
        if let rule = rule as? any TextRule {
            let type = Swift.type(of: rule)
            if type.isSpokenOnly {
                spokenTexts.append(TextStep(rule, active))
                spokenTextTriggers.append(type.triggers)
            } else {
                texts.append(TextStep(rule, active))
                textTriggers.append(type.triggers)
            }
        }
        if let rule = rule as? any MessageRule {
            let step = MessageStep(rule, active)
            if Swift.type(of: rule).needsChoices { choices.append(step) } else { messages.append(step) }
        }
        if let type = type as? any SpeechRule.Type { speech[type.kind] = (type.what, active) }
        if let rule = rule as? any DocumentRule { documents.append((rule, active)) }
        if let rule = rule as? any TableRule { tables.append((rule, active)) }
    }

    /// The rules that make sense for texts outside of a catalog: how they are written and how they are said.
    var forTexts: ActiveRules {
        var rules = self
        rules.documents = []
        rules.tables = []
        rules.messages = []
        rules.choices = []
        let kept = texts.indices.filter {
            [.typography, .spoken, .elements].contains(texts[$0].active.description.group)
        }
        rules.texts = kept.map { texts[$0] }
        rules.textTriggers = kept.map { textTriggers[$0] }
        return rules
    }

    /// The rules for a file: made anew only where overrides by path are given.
    func forPath(
        _ path: String, _ configuration: LintConfiguration, extraRules: [any LintRule.Type] = []
    ) -> ActiveRules {
        guard !configuration.overrides.isEmpty else { return self }
        return ActiveRules(RuleRegistry.rules + extraRules) { configuration.severity(of: $0, path: path) }
    }
}
