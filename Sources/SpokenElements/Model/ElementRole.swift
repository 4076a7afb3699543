/// A role that no trait names; an element without one gets its role from its traits.
public enum ElementRole: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «флажок»
    case checkbox
    /// - «радиокнопка»
    case radioButton
}
