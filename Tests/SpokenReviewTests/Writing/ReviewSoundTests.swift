import SpokenModel
import Testing

@testable import SpokenReview

@Suite struct ReviewSoundTests {
    @Test func eachReadingHasItsSound() async throws {
        var page = try await ReviewBuilderTests.page([
            ("ru.lproj/A.strings", "\"a\" = \"от 395 ₽\"; \"b\" = \"Пицца\"; \"c\" = \"Пицца\";")
        ])
        let utterances = page.utterances
        #expect(utterances.map(\.text) == ["от 395 рублей", "от трёхсот девяноста пяти рублей", "Пицца"])
        page.attach(
            Dictionary(uniqueKeysWithValues: utterances.map { ($0, "data:audio/ogg;base64,\($0.text.utf8.count)") }))
        #expect(page.sounds.count == 3)
        let forms = Dictionary(uniqueKeysWithValues: page.rows.map { ($0.key, $0.forms[0]) })
        #expect(forms["a"]?.sound == 0)
        #expect(forms["a"]?.soundOfWords == 1)
        #expect(forms["b"]?.sound == 2)
        #expect(forms["c"]?.sound == 2)
    }

    @Test func whatHasNoSoundIsLeftToTheBrowser() async throws {
        var page = try await ReviewBuilderTests.page([("ru.lproj/A.strings", "\"a\" = \"от 395 ₽\";")])
        page.attach([:])
        #expect(page.sounds.isEmpty)
        #expect(page.rows.allSatisfy { $0.forms[0].sound == nil })
    }
}
