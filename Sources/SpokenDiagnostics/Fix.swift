/// An edit of one file that mends a finding.
public struct Fix: Sendable, Hashable {
    /// Whether a fix may be applied unasked.
    public enum Applicability: String, Sendable, Hashable, Codable {
        /// Keeps the meaning.
        case safe
        /// May change the meaning: a person should look.
        case unsafe
        /// To be shown only.
        case display
    }

    public struct Edit: Sendable, Hashable {
        public var span: SourceSpan
        public var replacement: String

        public init(_ span: SourceSpan, _ replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    /// What the fix does, as an order: "write 30 сантиметров".
    public var title: String
    public var applicability: Applicability
    public var edits: [Edit]

    public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
        self.title = title
        self.applicability = applicability
        self.edits = edits
    }
}
