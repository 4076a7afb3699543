/// A year, a decade, a century or a millennium by its number: «2024 год», «90-е годы», «XIX век», «III тысячелетие».
///
/// ```swift
/// Period(.century, 19)                          // «XIX в.» / «19-й век», in words «девятнадцатый век»
/// Period(.year, 2024, saysNoun: false)          // «2024» / «2024», in words «две тысячи двадцать четвёртый»
/// ```
public struct Period: Sendable, Hashable {
    /// What is numbered.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// - «2024 год», in words «две тысячи двадцать четвёртый год»
        case year
        /// - «1990-е годы», «90-е годы»
        case decade
        /// - «XIX век»
        case century
        /// - «III тысячелетие»
        case millennium
    }

    /// A year, a decade, a century or a millennium.
    public let kind: Kind
    /// A year 1…9999; the first year of a decade 0…9990 («90-е» is 90, «1990-е» 1990); a century or a millennium 1…99.
    public let number: UInt64
    /// False when the noun stands in the text around: only «в 2024» of «в 2024 году» is said.
    public let saysNoun: Bool

    /// Nil when the number is out of the range of its kind, or a decade does not end in 0: `Period(.century, 100)`.
    public init?(_ kind: Kind, _ number: UInt64, saysNoun: Bool = true) {
        let isValid =
            switch kind {
            case .year: (1...9999).contains(number)
            case .decade: number <= 9990 && number % 10 == 0
            case .century, .millennium: (1...99).contains(number)
            }
        guard isValid else { return nil }
        self.kind = kind
        self.number = number
        self.saysNoun = saysNoun
    }

    /// The same period without its noun, as the first part of «2024–2025 годы».
    package var withoutNoun: Period {
        Period(unchecked: kind, number, saysNoun: false)
    }

    private init(unchecked kind: Kind, _ number: UInt64, saysNoun: Bool) {
        self.kind = kind
        self.number = number
        self.saysNoun = saysNoun
    }
}
