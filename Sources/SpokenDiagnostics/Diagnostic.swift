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
    /// The place in bytes of the file. Numbers of a place are kept between -2,147,483,648 and 2,147,483,647, here and in
    /// lines and columns.
    public var span: SourceSpan {
        get { SourceSpan(Int(spanStart), Int(spanEnd)) }
        set { (spanStart, spanEnd) = (Int32(clamping: newValue.start), Int32(clamping: newValue.end)) }
    }
    /// Where it starts, in lines and columns.
    public var start: SourceLocation {
        get { SourceLocation(line: Int(startLine), column: Int(startColumn)) }
        set { (startLine, startColumn) = (Int32(clamping: newValue.line), Int32(clamping: newValue.column)) }
    }
    /// Where it ends: behind the last character.
    public var end: SourceLocation {
        get { SourceLocation(line: Int(endLine), column: Int(endColumn)) }
        set { (endLine, endColumn) = (Int32(clamping: newValue.line), Int32(clamping: newValue.column)) }
    }
    /// Lower case, no full stop, quotes the text and says what to do.
    public var message: String
    /// An edit that mends it; nil when nobody but a person can.
    public var fix: Fix? {
        get { keptFix?.fix }
        set { keptFix = newValue.map(KeptFix.init) }
    }
    /// The key of the catalog entry that the finding is about.
    public var key: String?
    /// The tag of the language of the text that the finding is about; nil where it is about no language alone.
    public var language: String?

    // A large run holds hundreds of thousands of findings: places take half the room of `Int`, and the few fixes stand
    // aside.
    private var spanStart: Int32
    private var spanEnd: Int32
    private var startLine: Int32
    private var startColumn: Int32
    private var endLine: Int32
    private var endColumn: Int32
    private var keptFix: KeptFix?

    private final class KeptFix: Sendable, Hashable {
        let fix: Fix

        init(_ fix: Fix) { self.fix = fix }

        static func == (left: KeptFix, right: KeptFix) -> Bool { left.fix == right.fix }

        func hash(into hasher: inout Hasher) { hasher.combine(fix) }
    }

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
        spanStart = Int32(clamping: span.start)
        spanEnd = Int32(clamping: span.end)
        startLine = Int32(clamping: start.line)
        startColumn = Int32(clamping: start.column)
        endLine = Int32(clamping: end.line)
        endColumn = Int32(clamping: end.column)
        self.message = message
        keptFix = fix.map(KeptFix.init)
        self.key = key
        self.language = language
    }
}
