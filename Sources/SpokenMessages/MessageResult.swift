import SpokenCatalogs
import SpokenModel

/// A formatted message, and how it came about.
public struct MessageResult: Sendable {
    /// Where the accessible half comes from.
    public enum AccessibleSource: String, Sendable, Hashable, Codable {
        /// Made from the visible text.
        case generated
        /// A translator wrote it, under the key with the accessible suffix.
        case translated
        /// The same as the visible text: the language cannot be spoken or no string was found.
        case visible
    }

    /// What is seen and what is said.
    public let text: AccessibleText
    /// The string that was used; nil when there is none, and the text is the `value` or the key.
    public let match: CatalogMatch?
    public let accessibleSource: AccessibleSource
    /// What was wrong in the call or the string; empty when all is well.
    public let problems: [MessageProblem]
}
