import Foundation
import SpokenModel
import SpokenText
import Testing

@testable import SpokenCommands

/// `languages` says what `format` and `speak` do.
@Suite struct LanguagesCommandTests {
    private struct Row: Decodable {
        struct Tally: Decodable, Equatable {
            let said: Int
            let of: Int
        }

        let language: String
        let numbers, ordinals, prices, units, dates, times, hours, roles, phrases, texts: Tally
    }

    private static func rows(_ options: String) throws -> [Row] {
        let example = ConsoleCase(command: "spokentext languages --json \(options)", output: "", status: 0, place: "")
        return try example.run().output.split(separator: "\n").map {
            try JSONDecoder().decode(Row.self, from: Data($0.utf8))
        }
    }

    /// All languages against the formatter that users import.
    @Test(arguments: [NumberStyle.digits, .words]) func cellsAreWhatTheFormatterDoes(numbers: NumberStyle) throws {
        let rows = try Self.rows("--all --numbers \(numbers.rawValue)")
        #expect(rows.count > 200)
        // Every language in digits, every fourth in words, so that the test stays quick.
        for (index, row) in rows.enumerated() where numbers == .digits || index % 4 == 0 {
            let formatter = try? SpokenTextFormatter(language: row.language, numbers: numbers)
            let words = try? SpokenTextFormatter(language: row.language, numbers: .words)
            func tally(_ values: [Quantity], _ formatter: SpokenTextFormatter?) -> Row.Tally {
                let said = values.count { (try? formatter?.validate(.quantity($0))) != nil }
                return Row.Tally(said: formatter == nil ? 0 : said, of: values.count)
            }
            #expect(row.numbers == tally(SurveyValues.numbers, words), "\(row.language)")
            #expect(row.ordinals == tally(SurveyValues.ordinals, words), "\(row.language)")
            #expect(row.prices == tally(SurveyValues.prices, formatter), "\(row.language)")
            #expect(row.units == tally(SurveyValues.units, formatter), "\(row.language)")
            #expect(row.dates == tally(SurveyValues.dates, formatter), "\(row.language)")
            #expect(row.times == tally(SurveyValues.times, formatter), "\(row.language)")
            #expect(row.phrases == tally(SurveyValues.phrases, formatter), "\(row.language)")
            let read = SurveyValues.texts.count { value in
                guard let formatter, (try? formatter.validate(.quantity(value))) != nil else { return false }
                let pair = formatter.format(.quantity(value))
                return formatter.format(.text(pair.visibleText)).accessibleText == pair.accessibleText
            }
            #expect(row.texts == Row.Tally(said: read, of: SurveyValues.texts.count), "\(row.language)")
        }
    }

    /// Some languages against the command itself: units that it says, and units that it refuses.
    @Test(arguments: ["be", "cs", "vi", "yo", "zh", "uk"]) func unitsAreWhatTheCommandDoes(language: String) throws {
        let row = try #require(try Self.rows("--all").first { $0.language == language })
        let units = SurveyValues.units.compactMap { quantity -> String? in
            if case .measure(let measure) = quantity { measure.unit.identifier } else { nil }
        }
        let commands = units.map {
            "spokentext format measure 5 \($0) --language \(language) > /dev/null 2>&1; echo $?"
        }
        let example = ConsoleCase(command: commands.joined(separator: "\n"), output: "", status: 0, place: "")
        let statuses = try example.run().output.split(separator: "\n")
        #expect(statuses.count == row.units.of)
        #expect(statuses.count { $0 == "0" } == row.units.said)
    }
}
