import SpokenModel
import SpokenNormalization
import Testing

/// English and Spanish: every row of their cases, and every sentence that must stay.
@Suite struct LatinNormalizerTests {
    struct Pair {
        let digits: TextNormalizer
        let words: TextNormalizer

        init(_ language: String) throws {
            let tag = try LanguageTag(language)
            let options = NormalizationOptions(emoji: .drop)
            digits = try TextNormalizer(language: tag, options: options)
            words = try TextNormalizer(language: tag, numbers: .words, options: options)
        }
    }

    @Test(arguments: ["en", "es"]) func everyClassInBothStyles(language: String) throws {
        let pair = try Pair(language)
        let rows = try CaseFile.rows("\(language)/classes.tsv")
        #expect(rows.count >= 1000)
        for row in rows {
            try #require(row.count == 4, "\(row)")
            #expect(pair.digits.speak(row[1]) == row[2], "\(language) \(row[0]), digits: \(row[1])")
            #expect(pair.words.speak(row[1]) == row[3], "\(language) \(row[0]), words: \(row[1])")
        }
    }

    /// The country of the tag decides on the order of dates, the decimal sign and the currency of «$».
    @Test(arguments: ["en-GB", "en-US", "en-CA", "en-ZA", "es-MX", "es-PR", "es-GT"])
    func regionsChangeTheReading(tag: String) throws {
        let pair = try Pair(tag)
        let rows = try CaseFile.rows("\(tag)/classes.tsv")
        #expect(rows.count >= 5)
        for row in rows {
            try #require(row.count == 4, "\(row)")
            #expect(pair.digits.speak(row[1]) == row[2], "\(tag) \(row[0]), digits: \(row[1])")
            #expect(pair.words.speak(row[1]) == row[3], "\(tag) \(row[0]), words: \(row[1])")
            #expect(pair.words.speak(row[3]) == row[3], "\(tag): \(row[3])")
        }
    }

    @Test(arguments: ["en", "es"]) func whatIsSpokenWellStaysAsItIs(language: String) throws {
        let pair = try Pair(language)
        let lines = try CaseFile.lines("\(language)/unchanged.txt")
        #expect(lines.count >= 200)
        for line in lines {
            #expect(pair.digits.speak(line) == line)
            #expect(pair.digits.normalize(line).changes.isEmpty, "\(line)")
        }
    }

    @Test(arguments: ["en", "es"]) func speakingTwiceSaysTheSame(language: String) throws {
        let pair = try Pair(language)
        for row in try CaseFile.rows("\(language)/classes.tsv") {
            for normalizer in [pair.digits, pair.words] {
                let once = normalizer.speak(row[1])
                #expect(normalizer.speak(once) == once, "\(language): \(row[1])")
            }
        }
    }

    /// Any bytes: no trap, and the same twice.
    @Test(arguments: ["en", "es"]) func randomTextsAreSafe(language: String) throws {
        let pair = try Pair(language)
        let pieces = [
            "1", "2", "0", "9", "21", ".", ",", "-", "/", "+", " ", " ", "\u{A0}", "St.", "in", "$", "€", "%", "kg",
            "cm", "h", "s", "a", "m", "AM", "p. m.", "Mon", "lun.", "–", "−", "XX", "siglo", "Henry", "C/", "2025",
            "Mar", "mayo", "de", "to", "×", ":", "(", ")", "million", "mil", "\u{301}", "½", "§", "etc.", "#", "•",
            "★", "th", "º", "'", "n.º", "@", "www.", ".com", "K", "\u{0}", "personas", "items", "T", "US$",
        ]
        var state: UInt64 = 17
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<4000 {
            let text = (0...next(12)).map { _ in pieces[next(pieces.count)] }.joined()
            for normalizer in [pair.digits, pair.words] {
                _ = normalizer.normalize(text)
            }
        }
    }
}
