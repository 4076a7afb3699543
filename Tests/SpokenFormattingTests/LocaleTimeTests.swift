import SpokenFormatting
import SpokenModel
import Testing

/// Days by their distance, durations and weeks in languages without rows for them.
@Suite struct LocaleTimeTests {
    /// Every line of `Cases/locales/times.tsv`: a dash says that it is refused.
    @Test func lines() throws {
        for row in try CaseFile("locales/times.tsv").rows {
            for (numbers, column) in [(NumberStyle.digits, "digits"), (.words, "words")] {
                let formatter = try TimeFormatter(language: LanguageTag(row["locale"]), numbers: numbers)
                let pair = try Self.pair(row["kind"], row["value"], formatter)
                let context = "line \(row.line): \(row["locale"]) \(row["kind"]) \(row["value"]), \(column)"
                #expect(pair?.accessibleText ?? "-" == row[column], "\(context)")
                if let pair, numbers == .digits {
                    #expect(String(pair.visibleText.map { $0 == "\u{A0}" ? "~" : $0 }) == row["visible"], "\(context)")
                }
            }
        }
    }

    private static func pair(_ kind: String, _ value: String, _ formatter: TimeFormatter) throws -> AccessibleText? {
        switch kind {
        case "day":
            let days = Int(value) ?? 0
            return (try? formatter.validate(relativeDay: days)) == nil ? nil : formatter.relativeDay(days)
        case "duration": return try? formatter.duration(seconds: Int64(value) ?? 0)
        default:
            let hours = try OpeningHours(value)
            return (try? formatter.validate(hours)) == nil ? nil : formatter.format(hours)
        }
    }
}
