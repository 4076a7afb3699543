import SpokenModel
import Testing

@testable import SpokenNormalization

/// A caller's words with class and paradigm: `Cases/lexicon`.
@Suite struct UserLexiconTests {
    private static func lexicon() throws -> UserLexicon {
        try UserLexicon(tsv: CaseFile.lines("lexicon/words.tsv").joined(separator: "\n"))
    }

    @Test(arguments: [NumberStyle.digits, .words]) func wordsAreCountedAndDeclined(_ numbers: NumberStyle) throws {
        let normalizer = try TextNormalizer(language: .russian, numbers: numbers, lexicon: Self.lexicon())
        for row in try CaseFile.rows("lexicon/cases.tsv") {
            #expect(normalizer.speak(row[0]) == row[numbers == .digits ? 1 : 2])
        }
    }

    /// Endings tell of most unknown words what a row tells: of these they do not.
    @Test func rowsTellWhatEndingsDoNot() throws {
        let plain = try TextNormalizer(language: .russian, numbers: .words)
        let rows = try CaseFile.rows("lexicon/cases.tsv")
        #expect(rows.count { plain.speak($0[0]) != $0[2] } >= 20)
    }

    @Test func brokenRowsAreToldWithTheirPlace() throws {
        for row in try CaseFile.rows("lexicon/broken.tsv") {
            let tsv =
                "# brands\n" + row[2].split(separator: "→", omittingEmptySubsequences: false).joined(separator: "\t")
            let error = #expect(throws: TextNormalizerError.self) { _ = try UserLexicon(tsv: tsv) }
            let told = try #require(error?.row)
            #expect(told.line == 2 && "\(told.column)" == row[0], "\(row[2]): \(told)")
            #expect(told.reason.hasPrefix(row[1]) && !told.reason.contains("\n"), "\(told.reason)")
        }
    }

    @Test func entriesAreRows() throws {
        let lexicon = try UserLexicon(entries: [
            "Смартик": .init("Смартик", class: "goods", paradigm: "m"), "iPhone": .init("айфон"),
        ])
        #expect(try lexicon == UserLexicon(tsv: "Смартик\tСмартик\tgoods\tm\r\niPhone\tайфон\r\n"))
        #expect(UserLexicon(["iPhone": "айфон"]).entries["iPhone"] == .init("айфон"))
        #expect(
            throws: TextNormalizerError.undeclinableWord(
                line: 2, column: 5, reason: "no class 'gods'; did you mean 'goods'?")
        ) {
            try UserLexicon(entries: ["а": .init("а"), "б": .init("б", class: "gods", paradigm: "m")])
        }
    }

    /// A language without a lexicon says the word as it is told.
    @Test func otherLanguagesDeclineNothing() throws {
        let lexicon = try UserLexicon(tsv: "iPhone\tайфон\tgoods\tm")
        for language in ["en", "de", "es"] {
            let normalizer = try TextNormalizer(language: LanguageTag(language), lexicon: lexicon)
            #expect(normalizer.speak("2 iPhone") == "2 айфон")
        }
    }

    /// Any row and any text: no trap; what cannot be a row is told.
    @Test func anyRowIsReadOrTold() throws {
        let pieces = [
            "\t", "\t", "\t", "\n", "\r", "#", "м", "а", "ек", "ь", "\u{301}", "goods", "person", "m", "m*", "f",
            "n-mya", "im",
            "|", "p0", "adj-soft", "iPhone", " ", "5", "日", "-", "'", "\u{0}", "ё", "ий",
        ]
        var state: UInt64 = 5
        var read = 0
        for _ in 0..<4000 {
            var row = ""
            for index in 0..<9 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                row += index % 3 == 2 ? "\t" : pieces[Int(state >> 33) % pieces.count]
            }
            guard let lexicon = try? UserLexicon(tsv: row) else { continue }
            read += 1
            if read.isMultiple(of: 20) || lexicon.entries.values.contains(where: { $0.paradigm != nil }) {
                _ = try TextNormalizer(language: .russian, numbers: .words, lexicon: lexicon).speak(
                    "21 \(row), 5 \(row)")
            }
        }
        #expect(read > 100)
        let long = String(repeating: "м", count: 100_000)
        #expect(throws: TextNormalizerError.self) { try UserLexicon(tsv: "\(long)\t\(long)\tgoods\tm") }
    }
}
