import SpokenFormatting
import SpokenICU
import SpokenModel
import Testing

/// A role is said and shown, or refused: no language drops it.
@Suite struct RoleTests {
    @Test func isSaidOrRefused() throws {
        let values: [Quantity] = [
            .money(Money(21, .EUR)), .measure(Measure(5, .kilometer)), .cardinal(7),
            .clock(ClockTime(minutesSinceMidnight: 18 * 60 + 30)),
        ]
        var said = 0
        var refused = 0
        for language in ICULocales.available {
            for numbers in [NumberStyle.digits, .words] {
                let formatter = try QuantityFormatter(language: language, numbers: numbers)
                for value in values where (try? formatter.validate(value)) != nil {
                    let plain = formatter.format(value)
                    for role in QuantityRole.allCases where role != .plain {
                        let result = formatter.result(value, role: role)
                        let pair = result.text
                        guard (try? formatter.validate(value, role: role)) != nil else {
                            refused += 1
                            #expect(result.refusal != nil, "\(language) \(role) \(value) is dropped unseen")
                            // What has a sign in mathematics keeps its meaning by it: "≥ €21".
                            guard [.from, .upTo, .about].contains(role) else { continue }
                            #expect(pair.visibleText != plain.visibleText, "\(language) \(role) \(value)")
                            #expect(pair.accessibleText != plain.accessibleText, "\(language) \(role) \(value)")
                            continue
                        }
                        said += 1
                        #expect(result.refusal == nil)
                        let context = "\(language) \(role) \(value)"
                        #expect(pair.visibleText != plain.visibleText, "\(context) is shown as without a role")
                        #expect(pair.accessibleText != plain.accessibleText, "\(context) is said as without a role")
                    }
                }
            }
        }
        #expect(said > 800)
        #expect(refused > 1000)
    }
}
