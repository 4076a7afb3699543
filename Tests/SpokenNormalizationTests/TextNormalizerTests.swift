import SpokenModel
import SpokenNormalization
import Testing

@Suite struct TextNormalizerTests {
    let digits: TextNormalizer
    let words: TextNormalizer

    init() throws {
        let options = NormalizationOptions(emoji: .drop)
        digits = try TextNormalizer(language: .russian, options: options)
        words = try TextNormalizer(language: .russian, numbers: .words, options: options)
    }

    @Test func everyClassInBothStyles() throws {
        let rows = try CaseFile.rows("ru/classes.tsv")
        #expect(rows.count > 50)
        for row in rows {
            try #require(row.count == 4, "\(row)")
            #expect(digits.speak(row[1]) == row[2], "ru \(row[0]), digits: \(row[1])")
            #expect(words.speak(row[1]) == row[3], "ru \(row[0]), words: \(row[1])")
        }
    }

    @Test func whatIsSpokenWellStaysAsItIs() throws {
        for line in try CaseFile.lines("ru/unchanged.txt") {
            #expect(digits.speak(line) == line)
            #expect(digits.normalize(line).changes.isEmpty, "\(line)")
        }
    }

    @Test func speakingTwiceSaysTheSame() throws {
        for row in try CaseFile.rows("ru/classes.tsv") {
            for normalizer in [digits, words] {
                let once = normalizer.speak(row[1])
                #expect(normalizer.speak(once) == once, "\(row[1])")
            }
        }
    }

    @Test func spansTellWhatChanged() throws {
        let text = "Пицца 30 см, от 395 ₽"
        let result = digits.normalize(text)
        #expect(result.spans.map(\.semioticClass) == [.measure, .money])
        var spoken = ""
        let source = Array(text.utf8)
        let said = Array(result.accessibleText.utf8)
        var place = 0
        for span in result.spans {
            spoken += String(decoding: source[place..<span.visible.lowerBound], as: UTF8.self)
            spoken += String(decoding: said[span.spoken], as: UTF8.self)
            place = span.visible.upperBound
        }
        spoken += String(decoding: source[place...], as: UTF8.self)
        #expect(spoken == result.accessibleText)
    }

    @Test func aLexiconGoesFirst() throws {
        let lexicon = try UserLexicon(tsv: "# brands\niPhone\tайфон\nдодо\tдо-до\n")
        let normalizer = try TextNormalizer(language: .russian, lexicon: lexicon)
        #expect(normalizer.speak("Новый iPhone и Додо") == "Новый айфон и до-до")
        #expect(throws: TextNormalizerError.malformedLexicon(line: 1)) { try UserLexicon(tsv: "слово") }
    }

    @Test func guessesCanBeKeptOut() throws {
        let careful = try TextNormalizer(
            language: .russian, numbers: .words, options: NormalizationOptions(minimumConfidence: .certain))
        #expect(careful.speak("24/7, 5 кг") == "24/7, пять килограммов")
    }

    /// Any bytes: no trap, the same twice, and nothing lost outside of the spans.
    @Test func randomTextsAreSafe() throws {
        let pieces = [
            "1", "2", "0", "9", ".", ",", "-", "/", "+", " ", "\u{A0}", "г.", "с", "С", "до", "№", "•", "₽", "$", "%",
            "кг",
            "см", "ч", "пн", "–", "−", "XX", "век", "А", "a", "C", "2025", "мая", "по", "×", ":", "(", "тыс.",
            "\u{301}", "🍕",
            "½", "§", "и т. д.", "См.", "д.", "кв.", "\u{0}",
        ]
        var state: UInt64 = 11
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<5000 {
            let text = (0...next(14)).map { _ in pieces[next(pieces.count)] }.joined()
            for normalizer in [digits, words] {
                let once = normalizer.speak(text)
                #expect(normalizer.speak(once) == once, "\(text.debugDescription)")
            }
        }
    }

    @Test func longInputIsFine() {
        let number = String(repeating: "9", count: 10_000)
        #expect(digits.speak(number) == number)
        let marks = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(words.speak(marks) == marks)
    }

    /// A space that is said as another one belongs to the span behind it; outside of the spans no byte changes.
    @Test(
        arguments: ["0\u{A0}7", "2\u{A0}ч\u{A0}15\u{A0}мин", "5\u{A0}6 кг", "с\u{A0}1\u{A0}по\u{A0}5\u{A0}мая"],
        NumberStyle.allCases)
    func spacesChangeWithinSpans(text: String, numbers: NumberStyle) throws {
        let result = try TextNormalizer(language: .russian, numbers: numbers).normalize(text)
        var (visible, spoken) = (0, 0)
        let (shown, said) = (Array(result.visibleText.utf8), Array(result.accessibleText.utf8))
        for span in result.spans {
            #expect(shown[visible..<span.visible.lowerBound] == said[spoken..<span.spoken.lowerBound])
            (visible, spoken) = (span.visible.upperBound, span.spoken.upperBound)
        }
        #expect(shown[visible...] == said[spoken...])
    }
}
