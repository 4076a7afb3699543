/// A sign that is written before a value, beside the minus of a negative number.
public enum NumberSign: String, Sendable, Hashable, Codable, CaseIterable {
    /// - «+3 °C», «плюс 3 градуса Цельсия»; nothing is added to a negative number
    case plus
    /// - «±5 %», «плюс-минус 5 процентов»
    case plusMinus
}
