/// A value with a meaning: what a factory makes, what the classifier of free text yields, and the only thing that the
/// grammar engine speaks. It holds no inflected word; the grammatical case comes from the place where it is said.
///
/// ```swift
/// let formatter = try QuantityFormatter(language: .russian, numbers: .words)
/// formatter.format(.measure(Measure(21, .centimeter)), role: .upTo)
/// // visible «до 21 см», accessible «до двадцати одного сантиметра»
/// ```
public enum Quantity: Sendable, Hashable {
    /// - «21», «−5», «4,8»; the gender is that of a noun that follows («2 позиции»: feminine)
    case cardinal(DecimalNumber, GrammaticalGender = .masculine, Animacy = .inanimate)
    /// - «3-й», «5-го», «XXI»; gender, number and animacy of the noun, the case from the place
    ///
    /// `isBeforeNoun` shortens the Spanish ordinals that lose their last letter there: «primer piso», «tercer día».
    case ordinal(
        UInt64, GrammaticalGender = .masculine, GrammaticalNumber = .singular, Animacy = .inanimate,
        isBeforeNoun: Bool = false)
    /// - «2/3», «1 1/2», «½»: whole, numerator, denominator
    case fraction(whole: UInt64 = 0, numerator: UInt64, denominator: UInt64)
    /// - «3 товара»
    case count(DecimalNumber, CountedNoun)
    /// - «5 тыс. просмотров»; without a noun «5 тысяч», when the text around goes on with it
    case magnitude(DecimalNumber, Magnitude, CountedNoun? = nil)
    /// - «179 ₽», «350 ₽/мес», «2 млн ₽»
    case money(Money)
    /// - «30 см», «21 %», «90 км/ч»
    case measure(Measure)
    /// - «2 ч 15 мин», «1 м 75 см»
    case mixed([Measure])
    /// - «10 × 15 см»
    case dimensions([DecimalNumber], MeasureUnit)
    /// - «18:30» as a time of day
    case clock(ClockTime)
    /// - «с 09:00 до 23:00»
    case hours(ClockTime, ClockTime)
    /// - «21 марта 2025 г.», «12.05.2025»
    case date(CalendarDate)
    /// - «2024 год», «90-е годы», «XIX век»
    case period(Period)
    /// - «500–700 ₽», «1–5 мая», «XIX–XX вв.»: both of one kind
    indirect case range(Quantity, Quantity)
    /// - «5–6 штук», in words «пять-шесть штук»: two neighbours for a number that is not known exactly
    indirect case approximate(Quantity, Quantity)
    /// - «+3 °C», «±5 %»: a sign that is written and said
    indirect case signed(NumberSign, Quantity)
    /// - «−20 %» «скидка 20 процентов», «−500 ₽» «скидка 500 рублей»: a percent measure or money
    indirect case discount(Quantity)
    /// - «999 ₽ вместо 1 299 ₽»
    case priceChange(old: Money, new: Money)
    /// - «0 ₽» «бесплатно»
    case free
}

extension Quantity {
    /// How deep values may stand in each other. What makes sense is not deeper than three: a discount of a range of
    /// signed percentages.
    public static var nestingLimit: Int { 4 }

    /// Whether values stand in each other deeper than `nestingLimit`; no value is so large that it is looked through
    /// for long.
    package var isTooDeep: Bool { isDeeper(than: Self.nestingLimit) }

    private func isDeeper(than limit: Int) -> Bool {
        switch self {
        case .range(let start, let end), .approximate(let start, let end):
            limit == 0 || start.isDeeper(than: limit - 1) || end.isDeeper(than: limit - 1)
        case .signed(_, let value), .discount(let value): limit == 0 || value.isDeeper(than: limit - 1)
        default: false
        }
    }

    /// The first value inside that holds no other.
    package var firstPlain: Quantity {
        var value = self
        while true {
            switch value {
            case .range(let inner, _), .approximate(let inner, _), .signed(_, let inner), .discount(let inner):
                value = inner
            default: return value
            }
        }
    }

    /// The amount and the currency of money that has neither a power of ten nor a unit behind it: nearly every price.
    /// They are plain values, so that reading them copies and counts nothing.
    @inlinable @inline(__always)
    package var plainMoney: (amount: DecimalNumber, currency: CurrencyCode)? {
        guard case .money(let money) = self, money.magnitude == nil, money.per == nil else { return nil }
        return (money.amount, money.currency)
    }
}
