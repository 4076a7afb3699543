import SpokenDiagnostics

/// The rules that are on, sorted by the step at which they look.
struct ActiveRules: Sendable {
    /// Rules on texts. Lists side by side: all threads share them, and to pass on a rule together with the class that
    /// describes it would count, for every text, who holds that.
    struct TextSteps: Sendable {
        fileprivate(set) var rules: [any TextRule] = []
        /// The traits that wake each rule, so that most rules cost one comparison.
        fileprivate(set) var triggers: [TextTraits] = []
        fileprivate(set) var active: [ActiveRule] = []

        fileprivate mutating func append(_ rule: any TextRule, _ trigger: TextTraits, _ own: ActiveRule) {
            rules.append(rule)
            triggers.append(trigger)
            active.append(own)
        }

        fileprivate func filtered(_ isKept: (RuleDescription) -> Bool) -> TextSteps {
            var result = TextSteps()
            for (index, own) in active.enumerated() where isKept(own.description) {
                result.append(rules[index], triggers[index], own)
            }
            return result
        }
    }

    /// Rules on messages.
    struct MessageSteps: Sendable {
        fileprivate(set) var rules: [any MessageRule] = []
        fileprivate(set) var triggers: [TextTraits] = []
        fileprivate(set) var active: [ActiveRule] = []

        fileprivate mutating func append(_ rule: any MessageRule, _ trigger: TextTraits, _ own: ActiveRule) {
            rules.append(rule)
            triggers.append(trigger)
            active.append(own)
        }

        fileprivate func filtered(_ isKept: (RuleDescription) -> Bool) -> MessageSteps {
            var result = MessageSteps()
            for (index, own) in active.enumerated() where isKept(own.description) {
                result.append(rules[index], triggers[index], own)
            }
            return result
        }
    }

    private(set) var texts = TextSteps()
    /// Rules on texts that are said.
    private(set) var spokenTexts = TextSteps()
    private(set) var messages = MessageSteps()
    /// Rules on messages with arguments.
    private(set) var arguments = MessageSteps()
    /// Rules on messages with forms or variables.
    private(set) var choices = MessageSteps()
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
            type.join(&self, ActiveRule(description: description, severity: severity))
        }
    }

    mutating func add(_ rule: any TextRule, triggers: TextTraits, isSpokenOnly: Bool, _ active: ActiveRule) {
        if isSpokenOnly {
            spokenTexts.append(rule, triggers, active)
        } else {
            texts.append(rule, triggers, active)
        }
    }

    mutating func add(
        _ rule: any MessageRule, triggers: TextTraits, needsChoices: Bool, needsArguments: Bool, _ active: ActiveRule
    ) {
        if needsChoices {
            choices.append(rule, triggers, active)
        } else if needsArguments {
            arguments.append(rule, triggers, active)
        } else {
            messages.append(rule, triggers, active)
        }
    }

    mutating func add(_ kind: SpokenSpan.Kind, _ what: String, _ active: ActiveRule) { speech[kind] = (what, active) }

    mutating func add(_ rule: any DocumentRule, _ active: ActiveRule) { documents.append((rule, active)) }

    mutating func add(_ rule: any TableRule, _ active: ActiveRule) { tables.append((rule, active)) }

    /// The rules that make sense for texts outside of a catalog: how they are written and how they are said.
    var forTexts: ActiveRules {
        var rules = self
        rules.documents = []
        rules.tables = []
        rules.messages = MessageSteps()
        rules.arguments = MessageSteps()
        rules.choices = MessageSteps()
        rules.texts = texts.filtered { [.typography, .spoken, .elements].contains($0.group) }
        return rules
    }

    /// The rules that make sense for a text that was copied from the source language: whether it is there and what its
    /// file is like, not how it is written.
    var forCopies: ActiveRules {
        var rules = self
        rules.texts = texts.filtered(Self.isAboutEntries)
        rules.messages = messages.filtered(Self.isAboutEntries)
        rules.arguments = arguments.filtered(Self.isAboutEntries)
        rules.choices = choices.filtered(Self.isAboutEntries)
        rules.spokenTexts = TextSteps()
        rules.speech = [:]
        return rules
    }

    private static func isAboutEntries(_ rule: RuleDescription) -> Bool {
        rule.group == .files || rule.group == .completeness
    }

    /// The rules for a file: made anew only where overrides by path are given.
    func forPath(
        _ path: String, _ configuration: LintConfiguration, extraRules: [any LintRule.Type] = []
    ) -> ActiveRules {
        guard !configuration.overrides.isEmpty else { return self }
        return ActiveRules(RuleRegistry.rules + extraRules) { configuration.severity(of: $0, path: path) }
    }
}
