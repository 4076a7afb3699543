/// Whether an element that can be unfolded is.
public enum ExpansionState: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «развёрнуто»
    case expanded
    /// - «свёрнуто»
    case collapsed
}
