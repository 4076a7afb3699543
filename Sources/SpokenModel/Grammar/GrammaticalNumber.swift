/// The grammatical number of a word.
public enum GrammaticalNumber: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «рубль»
    case singular
    /// - «рубли»; «сутки» has no other
    case plural
}
