import SpokenFormatting
import SpokenICU
import SpokenModel
import Testing

/// Values in locales without tables of their own, and in regions of those with tables.
@Suite struct LocaleValueTests {
    /// Every line of `Cases/locales/values.tsv`: a dash says that the value is refused, an empty field is not looked at.
    @Test func lines() throws {
        for row in try CaseFile("locales/values.tsv").rows {
            let quantity = try QuantityText.quantity(row["quantity"])
            let role = QuantityRole(rawValue: row["place"]) ?? .plain
            let context = "line \(row.line): \(row["locale"]) \(row["place"]) \(row["quantity"])"
            for (numbers, column) in [(NumberStyle.digits, "digits"), (.words, "words")] {
                let formatter = try QuantityFormatter(language: LanguageTag(row["locale"]), numbers: numbers)
                let pair = formatter.format(quantity, role: role)
                if numbers == .digits, !row["visible"].isEmpty {
                    let shown = String(pair.visibleText.map { $0 == "\u{A0}" ? "~" : $0 == "\u{202F}" ? " " : $0 })
                    #expect(shown == row["visible"], "\(context)")
                }
                guard !row[column].isEmpty else { continue }
                let isSaid = (try? formatter.validate(quantity, role: role)) != nil
                #expect((isSaid ? pair.accessibleText : "-") == row[column], "\(context), \(column)")
            }
        }
    }

    /// What is shown in every region of the languages with tables is what ICU writes there (read with ICU 72.1, CLDR 42),
    /// spaces and the sign of minus apart.
    @Test func regionsAreThoseOfICU() throws {
        var regions = 0
        for language in ["ru", "en", "es", "de", "fr", "pt", "pl", "uk", "be", "kk"] {
            let home = ICULocales.maximized(try LanguageTag(language))?.region
            for tag in ICULocales.regions(of: language) where tag.region != home {
                regions += 1
                let formatter = try QuantityFormatter(language: tag)
                let icu = try ICUNumberFormatter(tag)
                func expect(_ quantity: Quantity, _ expected: String) {
                    #expect(Self.plain(formatter.format(quantity).visibleText) == Self.plain(expected), "\(tag)")
                }
                for number in ["5", "1234", "1234.5", "1234567.25"] {
                    let number = try DecimalNumber(number)
                    expect(.cardinal(number), try Self.text { try icu.append(number, to: &$0) })
                }
                for code in [ICUCurrency.home(of: tag), .USD, .EUR].compactMap({ $0 }) {
                    guard ICUCurrency.symbol(code, in: tag) != code.description else { continue }
                    for number in ["5", "1299.50"] {
                        let number = try DecimalNumber(number)
                        expect(
                            .money(Money(number, code)),
                            try Self.text { try icu.append(number, currency: code, width: .symbol, to: &$0) })
                    }
                }
                let units = try ICUUnitFormatter(tag)
                for number in ["5", "0.5", "1234"] {
                    let measure = Measure(try DecimalNumber(number), .percent)
                    expect(
                        .measure(measure),
                        try Self.text { try units.append(measure.amount, .percent, width: .short, to: &$0) })
                }
                for (date, skeleton) in Self.dates {
                    let dates = try ICUDateFormatter(tag, skeleton: skeleton)
                    expect(.date(date), Self.text { dates.append(date, to: &$0) })
                }
                let clock = try ICUDateFormatter(tag, skeleton: "jm")
                for (hour, minute) in [(9, 5), (18, 30), (0, 0)] {
                    guard let time = ClockTime(hour: hour, minute: minute) else { continue }
                    expect(.clock(time), Self.text { clock.append(time, to: &$0) })
                }
            }
        }
        #expect(regions > 150)
    }

    /// A day of a year, a day by itself, a month of a year, with their fields by UTS #35.
    private static let dates: [(CalendarDate, String)] = [
        (2025, 3, 21, "yMMMMd"), (nil, 1, 5, "MMMMd"), (2025, 1, nil, "yMMMM"),
    ].compactMap { year, month, day, skeleton in
        CalendarDate(year: year, month: month, day: day).map { ($0, skeleton) }
    }

    private static func text(_ write: (inout UTF8Buffer) throws -> Void) rethrows -> String {
        var buffer = UTF8Buffer()
        try write(&buffer)
        return buffer.string
    }

    private static func plain(_ text: String) -> String {
        String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }
}
