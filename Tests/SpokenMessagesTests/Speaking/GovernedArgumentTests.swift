import Foundation
import SpokenMessages
import SpokenModel
import Testing

/// Every line of `Cases/governed.tsv`: a string of a catalog with one value in it. An empty column is not looked at, but
/// an empty `problem` says that there is none.
@Suite struct GovernedArgumentTests {
    struct Failure: Error {
        let text: String
    }

    @Test func lines() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/governed.tsv")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count > 30)
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 7, "\(line)")
            let catalog = Catalogs.strings("\"k\" = \"\(fields[1])\";", language: fields[0])
            let argument = MessageArgument.quantity(try quantity(fields[2]))
            let digits = try catalog.result("k", [argument], in: fields[0])
            let words = try catalog.result("k", [argument], in: fields[0], numbers: .words)
            if !fields[3].isEmpty { #expect(digits.text.visibleText == fields[3], "\(line)") }
            if !fields[4].isEmpty { #expect(digits.text.accessibleText == fields[4], "\(line)") }
            if !fields[5].isEmpty { #expect(words.text.accessibleText == fields[5], "\(line)") }
            #expect(words.problems.map(\.description).joined() == fields[6], "\(line)")
        }
    }

    /// "21 UAH", "09:00", "09:00 21:00", "5 RUB .. 7 RUB"
    private func quantity(_ text: String) throws -> Quantity {
        let ends = text.components(separatedBy: " .. ")
        if ends.count == 2 { return .range(try quantity(ends[0]), try quantity(ends[1])) }
        let words = text.split(separator: " ").map(String.init)
        if words.count == 2, let code = CurrencyCode(words[1]) {
            return .money(Money(try DecimalNumber(words[0]), code))
        }
        let times = words.compactMap { word in
            let parts = word.split(separator: ":").compactMap { Int($0) }
            return parts.count == 2 ? ClockTime(hour: parts[0], minute: parts[1]) : nil
        }
        switch times.count {
        case 1: return .clock(times[0])
        case 2: return .hours(times[0], times[1])
        default: throw Failure(text: text)
        }
    }
}
