/// A number of a unit.
public struct Measure: Sendable, Hashable {
    public var amount: DecimalNumber
    public var unit: MeasureUnit
    /// «2 тыс. км»: 2 and `.thousand`.
    public var magnitude: Magnitude?

    public init(_ amount: DecimalNumber, _ unit: MeasureUnit, magnitude: Magnitude? = nil) {
        self.amount = amount
        self.unit = unit
        self.magnitude = magnitude
    }
}
