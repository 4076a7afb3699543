/// How sure a reading is.
public enum NormalizationConfidence: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Another reading is about as good: «5 мая» as a subject or as a day.
    case guess
    /// The context speaks for it: «2025 г.» is a year.
    case likely
    /// Nothing else is possible: «395 ₽».
    case certain

    /// "guess", "likely" or "certain".
    public var name: String {
        switch self {
        case .guess: "guess"
        case .likely: "likely"
        case .certain: "certain"
        }
    }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
