import SpokenModel
import SpokenNormalization
import Testing

/// What is left unread is told, and what is read is not.
@Suite struct UnreadTests {
    @Test(arguments: ["ru", "en", "es"]) func unreadPlacesAreSpans(language: String) throws {
        let tag = try LanguageTag(language)
        let rows = try CaseFile.rows("\(language)/unread.tsv")
        #expect(rows.count >= 10)
        for (numbers, column) in [(NumberStyle.digits, 1), (.words, 2)] {
            let normalizer = try TextNormalizer(language: tag, numbers: numbers)
            for row in rows {
                try #require(row.count == 3, "\(row)")
                let result = normalizer.normalize(row[0])
                let (visible, spoken) = (Array(result.visibleText.utf8), Array(result.accessibleText.utf8))
                let unread = result.unread.map { String(decoding: visible[$0.visible], as: UTF8.self) }
                #expect(unread.joined(separator: "|") == row[column], "\(language), \(numbers): \(row[0])")
                for span in result.unread { #expect(visible[span.visible] == spoken[span.spoken]) }
                #expect(result.accessibleText == normalizer.speak(row[0]))
            }
        }
    }

    /// Scripts without capitals, and capitals beyond Latin-1: what ends with a full stop is a sentence.
    @Test(arguments: [
        ("he", "הוא הלך. היא באה"), ("ko", "저장합니다. 그리고 닫습니다"), ("cs", "Dnes prší. Řekl to Jan"),
        ("el", "Άλλη μία. Αυτή είναι"),
    ])
    func sentencesEndWithNoAbbreviation(language: String, text: String) throws {
        #expect(try TextNormalizer(language: LanguageTag(language)).normalize(text).unread.isEmpty)
    }

    @Test func offsetsInUTF16CountCodeUnits() throws {
        let result = try TextNormalizer(language: .russian).normalize("🍕 от 5 кг §")
        #expect(result.spans.map(\.visible) == [10..<16, 17..<19])
        #expect(result.spansInUTF16.map(\.visible) == [6..<10, 11..<12])
        #expect(result.spansInUTF16.map(\.spoken) == [6..<19, 20..<21])
    }
}
