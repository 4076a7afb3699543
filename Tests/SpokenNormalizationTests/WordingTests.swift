import Foundation
import SpokenFormatting
import SpokenModel
import SpokenNormalization
import Testing

/// Choices of wording in free text, as JSON writes them; what a row does not name is usual.
@Suite struct WordingTests {
    @Test func everyChoiceIsHeard() throws {
        let rows = try CaseFile.rows("wording.tsv")
        #expect(rows.count >= 30)
        for row in rows {
            try #require(row.count == 4, "\(row)")
            let wording = try JSONDecoder().decode(FormattingOptions.self, from: Data(row[1].utf8))
            let normalizer = try TextNormalizer(
                language: LanguageTag(row[0]), numbers: .words, options: NormalizationOptions(wording: wording))
            #expect(normalizer.speak(row[2]) == row[3], "\(row[1]): \(row[2])")
        }
    }

    @Test func whatIsNotWrittenIsUsual() throws {
        let options = try JSONDecoder().decode(NormalizationOptions.self, from: Data("{}".utf8))
        #expect(options == NormalizationOptions())
        let kept = try JSONDecoder().decode(
            NormalizationOptions.self,
            from: JSONEncoder().encode(
                NormalizationOptions(emoji: .drop, wording: FormattingOptions(years: .hundred, codes: .digits))))
        #expect(kept == NormalizationOptions(emoji: .drop, wording: FormattingOptions(years: .hundred, codes: .digits)))
    }
}
