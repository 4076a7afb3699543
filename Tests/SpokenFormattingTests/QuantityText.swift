import SpokenModel

/// Reads the short notation of the case files: `money 179.00 RUB`, `measure 30 centimeter`, `range money 500 RUB .. money 700 RUB`.
enum QuantityText {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func quantity(_ text: String) throws -> Quantity {
        for prefix in ["range ", "approximate "] where text.hasPrefix(prefix) {
            let parts = text.dropFirst(prefix.count).split(separator: "..")
            guard parts.count == 2 else { throw Failure(description: "no pair: \(text)") }
            let (start, end) = (try quantity(trim(parts[0])), try quantity(trim(parts[1])))
            return prefix == "range " ? .range(start, end) : .approximate(start, end)
        }
        for sign in NumberSign.allCases where text.hasPrefix(sign.rawValue + " ") {
            return .signed(sign, try quantity(String(text.dropFirst(sign.rawValue.count + 1))))
        }
        if text.hasPrefix("mixed ") {
            return .mixed(
                try text.dropFirst(6).split(separator: "+").map { part in
                    guard case .measure(let measure) = try quantity("measure " + trim(part)) else {
                        throw Failure(description: "no measure: \(part)")
                    }
                    return measure
                })
        }
        if text.hasPrefix("discount ") { return .discount(try quantity(String(text.dropFirst(9)))) }
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("free", 1): return .free
        case ("clock", 2): return .clock(try clock(words[1]))
        case ("hours", 3): return .hours(try clock(words[1]), try clock(words[2]))
        case ("date", 2): return .date(try date(words[1]))
        case ("cardinal", 2...): return .cardinal(try number(words[1]), try gender(words, 2))
        case ("ordinal", 2...):
            guard let value = UInt64(words[1]) else { throw Failure(description: words[1]) }
            let isPlural = words.count > 2 && words[2] == "plural"
            return .ordinal(value, isPlural ? .masculine : try gender(words, 2), isPlural ? .plural : .singular)
        case ("fraction", 4):
            guard let whole = UInt64(words[1]), let top = UInt64(words[2]), let bottom = UInt64(words[3]) else {
                throw Failure(description: text)
            }
            return .fraction(whole: whole, numerator: top, denominator: bottom)
        case ("money", 3...): return .money(try money(words))
        case ("change", 4):
            return .priceChange(old: try money(["", words[1], words[3]]), new: try money(["", words[2], words[3]]))
        case ("measure", 3...):
            return .measure(
                Measure(try number(words[1]), MeasureUnit(identifier: words[2]), magnitude: magnitude(words, 3)))
        case ("dimensions", 3...):
            return .dimensions(
                try words[1].split(separator: "x").map { try number(String($0)) }, MeasureUnit(identifier: words[2]))
        case ("magnitude", 3...4):
            guard let magnitude = magnitude(words, 2) else { throw Failure(description: words[2]) }
            let noun = words.count > 3 ? CountedNouns.all[words[3]] : nil
            guard words.count == 3 || noun != nil else { throw Failure(description: text) }
            return .magnitude(try number(words[1]), magnitude, noun)
        case ("period", 3...4):
            guard let kind = Period.Kind(rawValue: words[1]), let number = UInt64(words[2]),
                let period = Period(kind, number, saysNoun: words.count == 3)
            else { throw Failure(description: text) }
            return .period(period)
        case ("count", 3):
            guard let noun = CountedNouns.all[words[2]] else { throw Failure(description: words[2]) }
            return .count(try number(words[1]), noun)
        default: throw Failure(description: "no quantity: \(text)")
        }
    }

    static func clock(_ text: String) throws -> ClockTime {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count >= 2,
            let time = ClockTime(hour: parts[0], minute: parts[1], second: parts.count > 2 ? parts[2] : nil)
        else { throw Failure(description: text) }
        return time
    }

    /// Year, month and day with `-` for a part that is not given: `2025/3/21`, `-/3/21`, `2025/-/-`.
    static func date(_ text: String) throws -> CalendarDate {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 3, let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) else {
            throw Failure(description: text)
        }
        return date
    }

    private static func money(_ words: [String]) throws -> Money {
        guard let code = CurrencyCode(words[2]) else { throw Failure(description: words[2]) }
        let per = words.firstIndex(of: "per").map { MeasureUnit(identifier: words[$0 + 1]) }
        return Money(try number(words[1]), code, magnitude: magnitude(words, 3), per: per)
    }

    private static func magnitude(_ words: [String], _ index: Int) -> Magnitude? {
        guard words.count > index else { return nil }
        return ["thousand": .thousand, "million": .million, "billion": .billion, "trillion": .trillion][words[index]]
    }

    private static func number(_ text: String) throws -> DecimalNumber { try DecimalNumber(text) }

    private static func gender(_ words: [String], _ index: Int) throws -> GrammaticalGender {
        guard words.count > index else { return .masculine }
        guard let gender = GrammaticalGender(rawValue: words[index]) else { throw Failure(description: words[index]) }
        return gender
    }

    private static func trim(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
