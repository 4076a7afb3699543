/// A number of a unit: «30 см» / «30 сантиметров»; below zero «−5 °C» / «минус 5 градусов Цельсия».
public struct Measure: Sendable, Hashable, Codable {
    /// How many of the unit.
    public var amount: DecimalNumber
    /// A CLDR unit, or one of the caller's own.
    public var unit: MeasureUnit
    /// «2 тыс. км»: 2 and `.thousand`.
    public var magnitude: Magnitude?

    /// `Measure(30, .centimeter)` is «30 см» / «30 сантиметров».
    public init(_ amount: DecimalNumber, _ unit: MeasureUnit, magnitude: Magnitude? = nil) {
        self.amount = amount
        self.unit = unit
        self.magnitude = magnitude
    }
}
