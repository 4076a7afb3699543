import SpokenDiagnostics

/// The rules that are on, sorted by the step at which they look.
struct ActiveRules: Sendable {
    var texts: [(rule: any TextRule, active: ActiveRule, triggers: TextTraits, isSpokenOnly: Bool)] = []
    var messages: [(rule: any MessageRule, active: ActiveRule)] = []
    var documents: [(rule: any DocumentRule, active: ActiveRule)] = []
    var tables: [(rule: any TableRule, active: ActiveRule)] = []
    var speech: [SpokenSpan.Kind: (what: String, active: ActiveRule)] = [:]
    /// The rules of the catalog reader, by id.
    var reader: [String: Severity] = [:]

    init(_ configuration: LintConfiguration) {
        self.init { configuration.severity(of: $0) }
    }

    private init(_ severity: (RuleDescription) -> Severity?) {
        for description in RuleRegistry.catalogRules {
            if let severity = severity(description) { reader[description.id] = severity }
        }
        for type in RuleRegistry.rules {
            let description = type.description
            guard let severity = severity(description) else { continue }
            let active = ActiveRule(description: description, severity: severity)
            let rule = type.init()
            if let rule = rule as? any TextRule {
                let type = Swift.type(of: rule)
                texts.append((rule, active, type.triggers, type.isSpokenOnly))
            }
            if let rule = rule as? any MessageRule { messages.append((rule, active)) }
            if let type = type as? any SpeechRule.Type { speech[type.kind] = (type.what, active) }
            if let rule = rule as? any DocumentRule { documents.append((rule, active)) }
            if let rule = rule as? any TableRule { tables.append((rule, active)) }
        }
    }

    /// The rules for a file: made anew only where overrides by path are given.
    func forPath(_ path: String, _ configuration: LintConfiguration) -> ActiveRules {
        guard !configuration.overrides.isEmpty else { return self }
        return ActiveRules { configuration.severity(of: $0, path: path) }
    }
}
