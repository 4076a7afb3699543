import SpokenICU
import SpokenModel

/// Whether an amount can be paid: with not more decimals than its currency has coins for (the fraction digits of CLDR).
///
/// Rounding is for whoever counts, and more digits mostly come of a sum that was not rounded, or of a group that was
/// taken for decimals («1.299» in German). What is counted in smaller parts is a price of a unit: 1.799 euros per litre.
enum MoneyPrecision {
    /// CLDR shows currencies with small coins without any, and they are written with two nevertheless: «99,90 RSD».
    private static let least: UInt8 = 2

    /// Throws for the first amount with too many decimals.
    static func validate(_ quantity: Quantity) throws(QuantityError) {
        switch quantity {
        case .money(let money): try validate(money)
        case .priceChange(let old, let new):
            try validate(old)
            try validate(new)
        case .range(let start, let end), .approximate(let start, let end):
            try validate(start)
            try validate(end)
        case .signed(_, let inner), .discount(let inner): try validate(inner)
        default: break
        }
    }

    private static func validate(_ money: Money) throws(QuantityError) {
        guard money.amount.fractionDigits > least, money.magnitude == nil, money.per == nil else { return }
        let most = most(money.currency)
        guard money.amount.trimmed.fractionDigits <= most else {
            throw .tooPrecise(money.amount.description, currency: money.currency.description, digits: Int(most))
        }
    }

    fileprivate static func most(_ currency: CurrencyCode) -> UInt8 {
        max(least, ICUCurrency.fractionDigits(currency) ?? least)
    }
}

extension Money {
    /// The amount without zeros behind the last coin: a database writes 1.7000 for 1.70.
    var countedAmount: DecimalNumber {
        guard amount.fractionDigits > 2 else { return amount }
        let most = MoneyPrecision.most(currency)
        guard amount.fractionDigits > most else { return amount }
        let amount = amount.trimmed
        guard magnitude == nil, amount.fraction > 0, amount.fractionDigits < most else { return amount }
        return DecimalNumber(
            uncheckedInteger: amount.integer,
            fraction: amount.fraction &* DecimalNumber.powerOfTen(most &- amount.fractionDigits), fractionDigits: most,
            isNegative: amount.isNegative)
    }
}
