import SpokenLocaleData
import SpokenModel

extension Money {
    /// 90 for «99,90 ₽»; nil when there is nothing behind the point, when there is more than minor units can say, and
    /// when the options ask for a fraction.
    func minorAmount(of major: Noun, _ options: FormattingOptions) -> UInt64? {
        guard magnitude == nil, options.minorUnits != .fraction, amount.fraction > 0 else { return nil }
        let amount = amount.trimmed
        guard amount.fractionDigits <= major.minorDigits else { return nil }
        return amount.fraction &* DecimalNumber.powerOfTen(major.minorDigits &- amount.fractionDigits)
    }
}
