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

    /// A piece of a file with what takes its place.
    public struct Edit: Sendable, Hashable {
        /// The piece in bytes of the file; empty where something is inserted.
        public var span: SourceSpan
        /// What stands there afterwards.
        public var replacement: String

        /// `Edit(span, "30 сантиметров")`.
        public init(_ span: SourceSpan, _ replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    /// What the fix does, as an order: "write 30 сантиметров".
    public var title: String
    /// Whether it may be applied unasked.
    public var applicability: Applicability
    /// In the order of the file; they do not overlap.
    public var edits: [Edit]

    /// A fix of one or more edits.
    public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
        self.title = title
        self.applicability = applicability
        self.edits = edits
    }
}
