import SpokenModel
import Testing

@testable import SpokenNormalization

@Suite struct ShortWordsTests {
    private func shortWords(_ anchors: [WordAnchor]) -> ShortWords? {
        ShortWords(anchors, abbreviations: Abbreviations("ru"), spellings: nil, weekdays: WordTable(), rows: nil)
    }

    private func has(_ words: ShortWords, _ word: String, behind: String = "") -> Bool {
        var text = word + behind
        let length = word.utf8.count
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return false }
            return words.has(TextView(base: base, end: bytes.count), 0, length)
        }
    }

    @Test func aRuleForAnyWordLeavesNoneOut() {
        #expect(shortWords([.marked, .any]) == nil)
    }

    @Test func wordsAreKnownWhateverFollows() throws {
        let words = try #require(shortWords([.words(["с", "за", "каре"]), .marked]))
        for behind in ["", " ", " 9 утра", "я"] {
            for word in ["с", "за", "каре"] { #expect(has(words, word, behind: behind), "\(word)\(behind)") }
            for word in ["в", "зай", "кар", "карт"] { #expect(!has(words, word, behind: behind), "\(word)\(behind)") }
        }
    }

    /// «кв.» needs its point, behind which the word is asked for anyway.
    @Test func abbreviationsCountWithoutTheirMarks() throws {
        let words = try #require(shortWords([.abbreviation]))
        #expect(has(words, "мск"))
        #expect(!has(words, "кв"))
        #expect(!has(words, "пр"))
    }
}
