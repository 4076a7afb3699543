import Foundation
import SpokenFormatting
import SpokenICU
import SpokenModel
import SpokenNormalization
import Testing

/// What `format` shows is what `speak` reads: in every locale that ICU knows the visible half of a value becomes the
/// accessible half to the byte, or stays as it is. How many become it is counted, and may only become more.
@Suite struct AllLocalesTests {
    /// Languages with tables of their own: at least 95 % of the cells are read there.
    private static let tabled: Set<String> = ["ru", "en", "es", "uk", "be", "pl", "de", "fr", "kk"]

    private static let numbers = ["0.5", "1", "2", "5", "21", "100", "1250", "1234567.89", "-5", "-21.5"]
    private static let prices = ["1", "2", "5", "21", "12.50", "1250", "1234567.89", "-5"]
    private static let percents = ["0.5", "1", "5", "21", "-5", "1250"]
    private static let amounts = ["0.5", "1", "2", "5", "21", "1250", "-5"]
    private static let currencies = ["USD", "EUR", "GBP"]
    private static let units = [
        "kilometer", "meter", "centimeter", "millimeter", "kilogram", "gram", "liter", "milliliter", "hour", "minute",
        "second", "day", "week", "month", "celsius", "kilometer-per-hour", "square-meter", "kilowatt-hour", "megabyte",
        "gigabyte",
    ]

    private static func quantities(_ locale: LanguageTag) throws -> [Quantity] {
        var result = try numbers.map { Quantity.cardinal(try DecimalNumber($0)) }
        result += try percents.map { .measure(Measure(try DecimalNumber($0), .percent)) }
        var codes = currencies.compactMap { CurrencyCode($0) }
        if let home = ICUCurrency.home(of: locale), !codes.contains(home) { codes.append(home) }
        for code in codes { result += try prices.map { .money(Money(try DecimalNumber($0), code)) } }
        for unit in units {
            result += try amounts.map { .measure(Measure(try DecimalNumber($0), MeasureUnit(identifier: unit))) }
        }
        return result
    }

    private struct Count {
        var read = 0
        var left = 0
        var wrong: [String] = []
    }

    /// The cells of a locale that can be said at all; nil for one that can say nothing.
    private static func count(_ locale: LanguageTag, _ style: NumberStyle) throws -> Count? {
        guard let formatter = try? QuantityFormatter(language: locale, numbers: style) else { return nil }
        let normalizer = try TextNormalizer(language: locale, numbers: style)
        var count = Count()
        let pairs = try quantities(locale).filter { (try? formatter.validate($0)) != nil }.map { formatter.format($0) }
        // What two values share can be said of one of them only.
        var shared: [String: Set<String>] = [:]
        for pair in pairs { shared[pair.visibleText, default: []].insert(pair.accessibleText) }
        for pair in pairs where shared[pair.visibleText]?.count == 1 {
            // A space that does not break is none that is heard: words that are left keep theirs.
            let read = normalizer.speak(pair.visibleText)
            let spoken = read == pair.visibleText ? read : read.replacing("\u{A0}", with: " ")
            // The full stop of an abbreviation may end a sentence as well: then it stays.
            let isStopKept = pair.visibleText.hasSuffix(".") && spoken == pair.accessibleText + "."
            if spoken == pair.accessibleText || isStopKept {
                count.read += 1
            } else if spoken == pair.visibleText {
                count.left += 1
            } else {
                count.wrong.append("\(pair.visibleText) | \(spoken) | \(pair.accessibleText)")
            }
        }
        return count
    }

    @Test(arguments: [NumberStyle.digits, .words])
    func speakReadsWhatFormatWrites(_ style: NumberStyle) async throws {
        let name = "locales-\(style == .digits ? "digits" : "words").tsv"
        var committed: [String: Int] = [:]
        for row in try CaseFile.rows(name) where row.count == 3 { committed[row[0]] = Int(row[1]) }
        let locales = ICULocales.all
        #expect(locales.count > 500)
        let counts = try await withThrowingTaskGroup(of: (String, Count?).self) { group in
            for locale in locales {
                group.addTask { (locale.description, try Self.count(locale, style)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var lines = ["locale\tread\tleft"]
        for locale in locales {
            guard let count = counts[locale.description] else { continue }
            lines.append("\(locale)\t\(count.read)\t\(count.left)")
            #expect(count.read >= committed[locale.description] ?? 0, "\(locale) read more before")
            #expect(
                count.wrong.isEmpty,
                "\(locale): \(count.wrong.count) are neither half, such as \(count.wrong.prefix(3))")
            guard Self.tabled.contains(locale.description) else { continue }
            let all = count.read + count.left + count.wrong.count
            #expect(Double(count.read) >= 0.95 * Double(all), "\(locale): \(count.left) of \(all) are left")
        }
        let read = counts.values.reduce(0) { $0 + $1.read }
        let other = counts.values.reduce(0) { $0 + $1.wrong.count }
        let all = counts.values.reduce(read + other) { $0 + $1.left }
        print("\(style): \(read) of \(all) cells in \(counts.count) locales are read, \(other) are neither half")
        // `RECORD=1 swift test --filter AllLocalesTests` writes the counts anew, after a look at what they lose.
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try CaseFile.write(lines, to: name)
        }
    }
}
