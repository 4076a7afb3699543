/// What a rule is for, as a value: reports, `explain` and the pages of documentation are made from it.
public struct RuleDescription: Sendable, Hashable {
    /// The groups, in the order of the documentation.
    public enum Group: String, Sendable, Hashable, Codable, CaseIterable {
        /// What cannot be read, or is no catalog.
        case files
        /// What is missing in a language.
        case completeness
        /// `%@` and `%d`, and what translations make of them.
        case placeholders
        /// Plural forms and their categories.
        case plurals
        /// Width variants and the room on the screen.
        case width
        /// Spaces, quotes, dashes and letters.
        case typography
        /// What a screen reader would say wrong.
        case spoken
        /// Labels, values and hints of elements.
        case elements
    }

    /// Kebab-case and named for the problem: `missing-plural-category`.
    public var id: String
    /// Where its page stands.
    public var group: Group
    /// The default; a configuration may set another.
    public var severity: Severity
    /// How sure its findings are, unless one says otherwise.
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

    /// What a rule is for, with an example that it reports.
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
