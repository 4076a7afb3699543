/// A quantity is an object with one key, the name of its case:
/// ```json
/// {"money": {"amount": "21.50", "currency": "RUB"}}
/// {"range": {"from": {"measure": {"amount": "5", "unit": "kilogram"}}, "to": {"measure": {"amount": "7", "unit": "kilogram"}}}}
/// ```
extension Quantity: Codable {
    private enum Name: String, CodingKey {
        case cardinal, ordinal, fraction, count, magnitude, money, measure, mixed, dimensions, clock, hours, date,
            period
        case range, approximate, signed, discount, priceChange, free
    }

    /// - Throws: `DecodingError` for none or several of the keys, values out of their ranges, and values in values in
    ///   values: no quantity that anybody says is deeper than a range of signed ones.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Name.self)
        guard let name = values.allKeys.first, values.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "a quantity is an object with one key, such as money or measure"))
        }
        switch name {
        case .cardinal:
            let parts = try values.decode(Cardinal.self, forKey: name)
            self = .cardinal(parts.number, parts.gender ?? .masculine, parts.animacy ?? .inanimate)
        case .ordinal:
            let parts = try values.decode(Ordinal.self, forKey: name)
            self = .ordinal(
                parts.number, parts.gender ?? .masculine, parts.grammaticalNumber ?? .singular,
                parts.animacy ?? .inanimate, isBeforeNoun: parts.isBeforeNoun ?? false)
        case .fraction:
            let parts = try values.decode(Fraction.self, forKey: name)
            self = .fraction(whole: parts.whole ?? 0, numerator: parts.numerator, denominator: parts.denominator)
        case .count:
            let parts = try values.decode(Count.self, forKey: name)
            self = .count(parts.number, parts.noun)
        case .magnitude:
            let parts = try values.decode(Large.self, forKey: name)
            self = .magnitude(parts.number, parts.magnitude, parts.noun)
        case .money: self = .money(try values.decode(Money.self, forKey: name))
        case .measure: self = .measure(try values.decode(Measure.self, forKey: name))
        case .mixed: self = .mixed(try values.decode([Measure].self, forKey: name))
        case .dimensions:
            let parts = try values.decode(Dimensions.self, forKey: name)
            self = .dimensions(parts.numbers, parts.unit)
        case .clock: self = .clock(try values.decode(ClockTime.self, forKey: name))
        case .hours:
            let parts = try values.decode(Hours.self, forKey: name)
            self = .hours(parts.opens, parts.closes)
        case .date: self = .date(try values.decode(CalendarDate.self, forKey: name))
        case .period: self = .period(try values.decode(Period.self, forKey: name))
        case .range:
            let ends = try values.decode(Ends.self, forKey: name)
            self = .range(ends.from, ends.to)
        case .approximate:
            let ends = try values.decode(Ends.self, forKey: name)
            self = .approximate(ends.from, ends.to)
        case .signed:
            let parts = try values.decode(Signed.self, forKey: name)
            self = .signed(parts.sign, parts.value)
        case .discount: self = .discount(try values.decode(Quantity.self, forKey: name))
        case .priceChange:
            let parts = try values.decode(PriceChange.self, forKey: name)
            self = .priceChange(old: parts.old, new: parts.new)
        case .free: self = .free
        }
        guard depth <= 3 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a quantity holds quantities without end"))
        }
    }

    /// Writes an object with one key; parts that have their usual value are left out.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Name.self)
        switch self {
        case .cardinal(let number, let gender, let animacy):
            try values.encode(
                Cardinal(
                    number: number, gender: gender == .masculine ? nil : gender,
                    animacy: animacy == .inanimate ? nil : animacy), forKey: .cardinal)
        case .ordinal(let number, let gender, let grammaticalNumber, let animacy, let isBeforeNoun):
            try values.encode(
                Ordinal(
                    number: number, gender: gender == .masculine ? nil : gender,
                    grammaticalNumber: grammaticalNumber == .singular ? nil : grammaticalNumber,
                    animacy: animacy == .inanimate ? nil : animacy, isBeforeNoun: isBeforeNoun ? true : nil),
                forKey: .ordinal)
        case .fraction(let whole, let numerator, let denominator):
            try values.encode(
                Fraction(whole: whole == 0 ? nil : whole, numerator: numerator, denominator: denominator),
                forKey: .fraction)
        case .count(let number, let noun): try values.encode(Count(number: number, noun: noun), forKey: .count)
        case .magnitude(let number, let magnitude, let noun):
            try values.encode(Large(number: number, magnitude: magnitude, noun: noun), forKey: .magnitude)
        case .money(let money): try values.encode(money, forKey: .money)
        case .measure(let measure): try values.encode(measure, forKey: .measure)
        case .mixed(let measures): try values.encode(measures, forKey: .mixed)
        case .dimensions(let numbers, let unit):
            try values.encode(Dimensions(numbers: numbers, unit: unit), forKey: .dimensions)
        case .clock(let time): try values.encode(time, forKey: .clock)
        case .hours(let opens, let closes): try values.encode(Hours(opens: opens, closes: closes), forKey: .hours)
        case .date(let date): try values.encode(date, forKey: .date)
        case .period(let period): try values.encode(period, forKey: .period)
        case .range(let from, let to): try values.encode(Ends(from: from, to: to), forKey: .range)
        case .approximate(let from, let to): try values.encode(Ends(from: from, to: to), forKey: .approximate)
        case .signed(let sign, let value): try values.encode(Signed(sign: sign, value: value), forKey: .signed)
        case .discount(let value): try values.encode(value, forKey: .discount)
        case .priceChange(let old, let new): try values.encode(PriceChange(old: old, new: new), forKey: .priceChange)
        case .free: try values.encode([String: String](), forKey: .free)
        }
    }

    /// How many quantities stand in each other.
    private var depth: Int {
        switch self {
        case .range(let from, let to), .approximate(let from, let to): 1 + max(from.depth, to.depth)
        case .signed(_, let value), .discount(let value): 1 + value.depth
        default: 1
        }
    }

    private struct Cardinal: Codable {
        var number: DecimalNumber
        var gender: GrammaticalGender?
        var animacy: Animacy?
    }

    private struct Ordinal: Codable {
        var number: UInt64
        var gender: GrammaticalGender?
        var grammaticalNumber: GrammaticalNumber?
        var animacy: Animacy?
        var isBeforeNoun: Bool?
    }

    private struct Fraction: Codable {
        var whole: UInt64?
        var numerator: UInt64
        var denominator: UInt64
    }

    private struct Count: Codable {
        var number: DecimalNumber
        var noun: CountedNoun
    }

    private struct Large: Codable {
        var number: DecimalNumber
        var magnitude: Magnitude
        var noun: CountedNoun?
    }

    private struct Dimensions: Codable {
        var numbers: [DecimalNumber]
        var unit: MeasureUnit
    }

    private struct Hours: Codable {
        var opens: ClockTime
        var closes: ClockTime
    }

    private struct Ends: Codable {
        var from: Quantity
        var to: Quantity
    }

    private struct Signed: Codable {
        var sign: NumberSign
        var value: Quantity
    }

    private struct PriceChange: Codable {
        var old: Money
        var new: Money
    }
}
