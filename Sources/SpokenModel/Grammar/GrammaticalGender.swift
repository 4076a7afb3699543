/// The grammatical gender of a noun (UTS #35, Grammatical Features).
public enum GrammaticalGender: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «один рубль»
    case masculine
    /// - «одна минута»
    case feminine
    /// - «одно окно»
    case neuter
    /// - Swedish and Danish «en»
    case common
}
