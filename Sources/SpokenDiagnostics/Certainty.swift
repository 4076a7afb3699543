/// How sure a judgement on language is.
public enum Certainty: String, Sendable, Hashable, Codable, CaseIterable {
    case certain, likely, guess
}
