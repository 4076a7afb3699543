/// The kinds of `spokentext_value` by their names.
enum ValueKind: String, CaseIterable {
    case price, discount, free, measure, dimensions, mixed, count, number, ordinal, fraction, rating, list, time, hours
    case schedule, date, day, duration, year, decade, century, millennium, text, verbatim

    /// What a value of this kind takes; all else is a mistake of the caller, who hopes for something that is not done.
    var fields: ValueFields {
        switch self {
        case .price: [.number, .currency, .per, .old, .magnitude, .range, .inflection]
        case .discount: [.number, .currency, .to, .inflection]
        case .free: .inflection
        case .measure: [.number, .unit, .magnitude, .range, .inflection]
        case .dimensions: [.parts, .unit, .inflection]
        case .mixed: [.parts, .inflection]
        case .count: [.number, .noun, .forms, .gender, .animate, .collective, .magnitude, .range, .inflection]
        case .number: [.number, .gender, .animate, .magnitude, .range, .inflection]
        case .ordinal: [.number, .gender, .plural, .animate, .beforeNoun, .to, .inflection]
        case .fraction: [.number, .inflection]
        case .rating: [.number, .to]
        case .list: [.parts, .alternative, .oxfordComma]
        case .time: [.number, .inflection]
        case .hours: [.number, .to, .inflection]
        case .schedule: .parts
        case .date: [.number, .to, .inflection]
        case .day: .number
        case .duration: [.number, .grammaticalCase]
        case .year, .decade, .century, .millennium: [.number, .withoutNoun, .to, .inflection]
        case .text, .verbatim: .text
        }
    }
}

/// Which fields of a `spokentext_value` are there.
struct ValueFields: OptionSet {
    let rawValue: UInt32

    static let number = ValueFields(rawValue: 1 << 0)
    static let to = ValueFields(rawValue: 1 << 1)
    static let currency = ValueFields(rawValue: 1 << 2)
    static let unit = ValueFields(rawValue: 1 << 3)
    static let per = ValueFields(rawValue: 1 << 4)
    static let old = ValueFields(rawValue: 1 << 5)
    static let noun = ValueFields(rawValue: 1 << 6)
    static let forms = ValueFields(rawValue: 1 << 7)
    static let magnitude = ValueFields(rawValue: 1 << 8)
    static let sign = ValueFields(rawValue: 1 << 9)
    static let gender = ValueFields(rawValue: 1 << 10)
    static let grammaticalCase = ValueFields(rawValue: 1 << 11)
    static let role = ValueFields(rawValue: 1 << 12)
    static let text = ValueFields(rawValue: 1 << 13)
    static let parts = ValueFields(rawValue: 1 << 14)
    static let approximate = ValueFields(rawValue: 1 << 15)
    static let animate = ValueFields(rawValue: 1 << 16)
    static let plural = ValueFields(rawValue: 1 << 17)
    static let beforeNoun = ValueFields(rawValue: 1 << 18)
    static let collective = ValueFields(rawValue: 1 << 19)
    static let withoutNoun = ValueFields(rawValue: 1 << 20)
    static let alternative = ValueFields(rawValue: 1 << 21)
    static let oxfordComma = ValueFields(rawValue: 1 << 22)

    static let range: ValueFields = [.to, .approximate, .sign]
    static let inflection: ValueFields = [.grammaticalCase, .role]

    /// The names of the header, in the order of the bits.
    private static let names = [
        "number", "to", "currency", "unit", "per", "old", "noun", "forms", "magnitude", "sign", "gender",
        "grammatical_case", "role", "text", "parts", "approximate", "animate", "plural", "before_noun", "collective",
        "without_noun", "alternative", "oxford_comma",
    ]

    /// "unit" for the first field that is there; empty for none.
    var firstName: String {
        Self.names.indices.contains(rawValue.trailingZeroBitCount) ? Self.names[rawValue.trailingZeroBitCount] : ""
    }
}
