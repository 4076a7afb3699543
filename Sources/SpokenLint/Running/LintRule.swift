import SpokenDiagnostics

/// One rule: a file named for its problem, with its documentation and messages. Each refinement below says at which
/// step of the walk a rule looks.
///
/// A rule that cannot do its work throws, and is not asked about the rest of the file: the run goes on without it and
/// ends as a failure.
protocol LintRule: Sendable {
    static var description: RuleDescription { get }
    init()
    /// Takes its place among the rules that are on. Each refinement knows its own: to ask a rule at run time for what it
    /// conforms to takes longer than to check a file.
    static func join(_ rules: inout ActiveRules, _ active: ActiveRule)
}

/// Looks at every text.
protocol TextRule: LintRule {
    /// The rule is asked only about texts that have one of these traits.
    static var triggers: TextTraits { get }
    /// True for rules about texts that are said.
    static var isSpokenOnly: Bool { get }
    func check(
        _ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings
    ) throws(RuleFailure)
}

extension TextRule {
    static func join(_ rules: inout ActiveRules, _ active: ActiveRule) {
        rules.add(Self(), triggers: triggers, isSpokenOnly: isSpokenOnly, active)
    }

    static var triggers: TextTraits { .all }
    static var isSpokenOnly: Bool { false }
}

/// Looks at what a key says in one language.
protocol MessageRule: LintRule {
    /// True for rules about forms and variables: they are not asked about plain texts.
    static var needsChoices: Bool { get }
    /// The rule is asked only about messages that have one of these traits, or whose source has.
    static var triggers: TextTraits { get }
    /// True for rules about arguments: they are not asked where neither the text nor its source has any.
    static var needsArguments: Bool { get }
    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) throws(RuleFailure)
}

extension MessageRule {
    static func join(_ rules: inout ActiveRules, _ active: ActiveRule) {
        rules.add(
            Self(), triggers: triggers, needsChoices: needsChoices, needsArguments: needsArguments, active)
    }

    static var triggers: TextTraits { .all }
    static var needsChoices: Bool { false }
    static var needsArguments: Bool { false }
}

/// Reports one kind of place that screen readers say wrongly; what is said instead comes from the engine.
protocol SpeechRule: LintRule {
    static var kind: SpokenSpan.Kind { get }
    /// What stands there, for the message: "a currency sign".
    static var what: String { get }
}

extension SpeechRule {
    static func join(_ rules: inout ActiveRules, _ active: ActiveRule) { rules.add(kind, what, active) }
}

/// Looks at a file.
protocol DocumentRule: LintRule {
    func check(_ scope: LintScope, to findings: inout Findings) throws(RuleFailure)
}

extension DocumentRule {
    static func join(_ rules: inout ActiveRules, _ active: ActiveRule) { rules.add(Self(), active) }
}

/// Looks at all files of one table.
protocol TableRule: LintRule {
    func check(_ table: LintTable) throws(RuleFailure) -> [TableFinding]
}

extension TableRule {
    static func join(_ rules: inout ActiveRules, _ active: ActiveRule) { rules.add(Self(), active) }
}

/// What a rule on tables found, and in which of the table's files.
struct TableFinding {
    let document: Int
    let span: SourceSpan
    let key: String?
    let message: String
}
