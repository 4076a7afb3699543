/// One finding at one place.
public struct Diagnostic: Sendable, Hashable {
    /// The rule's id in kebab-case: `missing-plural-category`.
    public var rule: String
    /// How much it matters.
    public var severity: Severity
    /// How sure the rule is.
    public var certainty: Certainty
    /// The path as the user gave it, or below the folder that he gave.
    public var file: String
    /// The place in bytes of the file.
    public var span: SourceSpan
    /// Where it starts, in lines and columns.
    public var start: SourceLocation
    /// Where it ends: behind the last character.
    public var end: SourceLocation
    /// Lower case, no full stop, quotes the text and says what to do.
    public var message: String
    /// An edit that mends it; nil when nobody but a person can.
    public var fix: Fix?
    /// The key of the catalog entry that the finding is about.
    public var key: String?
    /// The tag of the language of the text that the finding is about; nil where it is about no language alone.
    public var language: String?

    /// A finding of a rule at a place.
    public init(
        rule: String, severity: Severity, certainty: Certainty = .certain, file: String, span: SourceSpan,
        start: SourceLocation, end: SourceLocation, message: String, fix: Fix? = nil,
        key: String? = nil, language: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.certainty = certainty
        self.file = file
        self.span = span
        self.start = start
        self.end = end
        self.message = message
        self.fix = fix
        self.key = key
        self.language = language
    }
}
