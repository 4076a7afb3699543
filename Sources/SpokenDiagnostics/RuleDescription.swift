/// What a rule is for, as a value: reports, `explain` and the pages of documentation are made from it.
public struct RuleDescription: Sendable, Hashable {
    /// The groups, in the order of the documentation.
    public enum Group: String, Sendable, Hashable, Codable, CaseIterable {
        case files, completeness, placeholders, plurals, width, typography, spoken, elements
    }

    /// Kebab-case and named for the problem: `missing-plural-category`.
    public var id: String
    public var group: Group
    /// The default; a configuration may set another.
    public var severity: Severity
    public var certainty: Certainty
    /// One sentence: what the rule finds.
    public var summary: String
    /// Why a reader or listener is worse off without it.
    public var rationale: String
    /// A piece of a catalog that the rule reports.
    public var example: String
    /// The same piece, mended.
    public var repaired: String
    /// How a fix of this rule may be applied; nil when it has none.
    public var fix: Fix.Applicability?
    /// False for rules that run only when they are selected.
    public var isOnByDefault: Bool

    public init(
        id: String, group: Group, severity: Severity, certainty: Certainty = .certain, summary: String,
        rationale: String, example: String, repaired: String, fix: Fix.Applicability? = nil,
        isOnByDefault: Bool = true
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.certainty = certainty
        self.summary = summary
        self.rationale = rationale
        self.example = example
        self.repaired = repaired
        self.fix = fix
        self.isOnByDefault = isOnByDefault
    }
}
