/// How sure a judgement on language is.
public enum Certainty: String, Sendable, Hashable, Codable, CaseIterable {
    /// No reader would say otherwise.
    case certain
    /// Most readers would agree.
    case likely
    /// A hint for somebody who looks.
    case guess
}
