import SpokenModel
import SpokenNormalization
import Testing

/// Texts whose first speech would be read differently: what fuzzing found, and what stands beside dropped emoji.
@Suite struct SettlingTests {
    @Test(arguments: ["ru", "en", "es", "uk"]) func theSpeechOfASpeechIsThatSpeech(language: String) throws {
        let tag = try LanguageTag(language)
        let lines = try CaseFile.lines("\(language)/twice.txt")
        #expect(lines.count >= 10)
        for numbers in [NumberStyle.digits, .words] {
            let normalizer = try TextNormalizer(
                language: tag, numbers: numbers, options: NormalizationOptions(emoji: .drop))
            for line in lines {
                let result = normalizer.normalize(line)
                #expect(normalizer.speak(line) == result.accessibleText, "\(language), \(numbers): \(line)")
                let again = normalizer.speak(result.accessibleText)
                #expect(again == result.accessibleText, "\(language), \(numbers): \(line)")
                #expect(restored(result) == line, "\(language), \(numbers): spans of \(line)")
            }
        }
    }

    /// The text again, from what is said and the spans alone.
    private func restored(_ result: NormalizedText) -> String {
        let (visible, spoken) = (Array(result.visibleText.utf8), Array(result.accessibleText.utf8))
        var bytes: [UInt8] = []
        var place = 0
        for span in result.spans where span.spoken.lowerBound >= place && span.spoken.upperBound <= spoken.count {
            bytes += spoken[place..<span.spoken.lowerBound] + visible[span.visible]
            place = span.spoken.upperBound
        }
        return String(decoding: bytes + spoken[place...], as: UTF8.self)
    }
}
