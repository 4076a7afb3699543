import SpokenModel
import SpokenNormalization
import Testing

/// A chain of numbers or words that each ask the next one is looked through a few steps far, however long it is: the
/// stack of a thread holds any text.
@Suite struct ChainTests {
    @Test(arguments: [
        ("ru", "", "41м и "), ("ru", "", "4м или "), ("ru", "", "5 мая и "), ("ru", "", "1996 г. – "),
        ("ru", "", "ч. 1, "),
        ("ru", "см. ", "также "), ("ru", "", "$1, "), ("ru", "вес ", "около "), ("ru", "", "в 1 % случаев и "),
        ("ru", "", "г. Сочи и "),
        ("en", "16 GB ", "RAM "), ("en", "67 mm ", "polarized "), ("en", "", "1803, "), ("en", "", "5 or "),
        ("es", "", "5 o "), ("es", "", "1 u "), ("es", "", "máx. y mín. y "),
    ])
    func aChainOfAnyLengthIsSpoken(language: String, prefix: String, piece: String) throws {
        for style in [NumberStyle.digits, .words] {
            let normalizer = try TextNormalizer(language: LanguageTag(language), numbers: style)
            let text = prefix + String(repeating: piece, count: 20_000)
            #expect(!normalizer.speak(text).isEmpty)
        }
    }

    /// «111 111 … та 5 грн»: what governs the last one is looked for before a number of any length.
    @Test(arguments: [("uk", "та 5 грн"), ("pl", "i 5 zł"), ("de", "und 5 €"), ("fr", "et 5 €"), ("ru", "и 5 ₽")])
    func groupsOfAnyCountStandBeforeAConjunction(language: String, end: String) throws {
        let normalizer = try TextNormalizer(language: LanguageTag(language), numbers: .words)
        #expect(!normalizer.speak(String(repeating: "111 ", count: 50_000) + end).isEmpty)
    }
}
