/// An amount of a currency.
public struct Money: Sendable, Hashable {
    public var amount: DecimalNumber
    public var currency: CurrencyCode
    /// «2 млн ₽»: 2 and `.million`.
    public var magnitude: Magnitude?
    /// «350 ₽/мес»: `month`.
    public var per: MeasureUnit?

    public init(_ amount: DecimalNumber, _ currency: CurrencyCode, magnitude: Magnitude? = nil, per: MeasureUnit? = nil)
    {
        self.amount = amount
        self.currency = currency
        self.magnitude = magnitude
        self.per = per
    }
}
