import SpokenFormatting
import SpokenModel

/// Quantities of every kind with the numbers of the input, in every case and language: never a trap, valid accessible
/// text, the same pair twice.
struct FormatterTarget: FuzzTarget {
    let name = "formatter"
    let seeds = [
        "\u{0}\u{1}21 RUB", "\u{2}\u{5}999999999999999999 USD", "\u{7}\u{2}1.5 EUR", "\u{4}\u{3}0.000001 JPY",
    ].map { Array($0.utf8) }
    let dictionary = ["0", "1", "11", "21", "1.0", "1000", "999999", "-", ".", "5", "000000"]
    private let formatters: [QuantityFormatter]
    private let units = ["centimeter", "minute", "kilometer-per-hour", "percent", "day", "meter", "parrot", ""]

    init() {
        formatters = ["ru", "en", "es", "uk", "kk", "de", "fr", "pl"].flatMap { language in
            NumberStyle.allCases.compactMap { style in
                (try? LanguageTag(language)).flatMap { try? QuantityFormatter(language: $0, numbers: style) }
            }
        }
    }

    func run(_ input: [UInt8]) throws -> Int {
        var choices = input.prefix(6).makeIterator()
        func choice(_ count: Int) -> Int { Int(choices.next() ?? 0) % max(count, 1) }
        guard var quantity = quantity(choice(14), choice(8), choice(256), input.dropFirst(6)) else { return 0 }
        // Values in values, mostly none.
        for byte in input.suffix(8) where byte > 250 {
            switch byte {
            case 251: quantity = .range(quantity, .cardinal(9))
            case 252: quantity = .range(.cardinal(1), quantity)
            case 253: quantity = .approximate(quantity, quantity)
            case 254: quantity = .signed(.plusMinus, quantity)
            default: quantity = .discount(quantity)
            }
        }
        let grammaticalCase = GrammaticalCase.allCases[choice(GrammaticalCase.allCases.count)]
        let role = QuantityRole.allCases[choice(QuantityRole.allCases.count)]
        guard !formatters.isEmpty else { return 0 }
        let formatter = formatters[choice(formatters.count)]
        var signature = Signature()
        let isValid = (try? formatter.validate(quantity, case: grammaticalCase)) != nil
        signature.add(isValid ? 1 : 0)
        signature.add(Int(input.first ?? 0) % 14)
        let pair = formatter.format(quantity, role: role, case: grammaticalCase)
        guard pair == formatter.format(quantity, role: role, case: grammaticalCase) else {
            throw Finding("\(formatter.language) \(quantity) is said in two ways")
        }
        if isValid {
            guard !pair.accessibleText.isEmpty else { throw Finding("\(formatter.language) \(quantity) says nothing") }
            if pair.accessibleText.unicodeScalars.contains(where: {
                $0 == "\u{A0}" || $0 == "\u{AD}" || $0 == "\u{202F}"
            }) {
                throw Finding("\(formatter.language) \(quantity) says '\(pair.accessibleText)' with hard spaces")
            }
            if pair.accessibleText.contains("  ") || pair.accessibleText.hasSuffix(" ") {
                throw Finding("\(formatter.language) \(quantity) says '\(pair.accessibleText)' with spaces")
            }
        }
        if pair.accessibleText.contains("\u{FFFD}") || pair.visibleText.contains("\u{FFFD}") {
            throw Finding("\(formatter.language) \(quantity) breaks UTF-8: \(pair.description)")
        }
        signature.add(size: pair.accessibleText.utf8.count)
        return signature.value
    }

    private func quantity(_ kind: Int, _ unit: Int, _ small: Int, _ rest: ArraySlice<UInt8>) -> Quantity? {
        let words = String(decoding: rest, as: UTF8.self).split(separator: " ")
        let number = words.first.flatMap { try? DecimalNumber($0) } ?? 1
        let currency = words.last.flatMap { CurrencyCode($0) } ?? CurrencyCode("RUB")
        guard let currency else { return nil }
        let measure = Measure(number, MeasureUnit(identifier: units[unit % units.count]))
        let gender = GrammaticalGender.allCases[small % GrammaticalGender.allCases.count]
        switch kind {
        case 0: return .cardinal(number, gender, small > 127 ? .animate : .inanimate)
        case 1: return .ordinal(small == 255 ? .max : number.integer, gender, small > 127 ? .plural : .singular)
        case 2: return .fraction(whole: UInt64(small), numerator: number.integer, denominator: number.fraction)
        case 3: return .money(Money(number, currency))
        case 4: return .measure(measure)
        case 5: return .mixed([measure, Measure(2, .init(identifier: "minute"))])
        case 6: return .dimensions([number, 15, number], measure.unit)
        case 7: return ClockTime(hour: small % 25, minute: 0).map { .clock($0) }
        case 8:
            guard let start = ClockTime(hour: small % 24, minute: unit), let end = ClockTime(hour: 23) else {
                return nil
            }
            return .hours(start, end)
        case 9:
            return CalendarDate(year: Int(number.integer % 12_000), month: unit + 1, day: small % 32).map { .date($0) }
        case 10: return .range(.money(Money(number, currency)), .money(Money(1_000_000, currency)))
        case 11: return .range(.measure(measure), .measure(Measure(number, measure.unit)))
        case 12: return .discount(.measure(Measure(number, MeasureUnit(identifier: "percent"))))
        default:
            let magnitude = Magnitude.allCases[small % Magnitude.allCases.count]
            return .money(Money(number, currency, magnitude: magnitude, per: small > 127 ? measure.unit : nil))
        }
    }
}
