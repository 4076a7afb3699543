/// An amount of a currency: «99,90 ₽» / «99 рублей 90 копеек»; below zero «−5 ₽» / «минус 5 рублей».
public struct Money: Sendable, Hashable, Codable {
    /// In units of the currency: 99.90 roubles, not kopecks.
    public var amount: DecimalNumber
    /// An ISO 4217 code.
    public var currency: CurrencyCode
    /// «2 млн ₽»: 2 and `.million`.
    public var magnitude: Magnitude?
    /// «350 ₽/мес»: `month`.
    public var per: MeasureUnit?

    /// `Money(179, .RUB)` is «179 ₽» / «179 рублей»; `per: .month` adds «в месяц», `magnitude: .million` «миллионов».
    public init(_ amount: DecimalNumber, _ currency: CurrencyCode, magnitude: Magnitude? = nil, per: MeasureUnit? = nil)
    {
        self.amount = amount
        self.currency = currency
        self.magnitude = magnitude
        self.per = per
    }
}
