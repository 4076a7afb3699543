import Testing

@testable import SpokenModel

@Suite struct StringBytesTests {
    @Test(arguments: [("рублей", "ей", true), ("ей", "рублей", false), ("", "", true), ("й", "и\u{306}", false)])
    func endsAreComparedByBytes(word: String, end: String, isEnd: Bool) {
        #expect(word.ends(with: end) == isEnd)
    }

    @Test(arguments: [("рублей", "руб", true), ("руб", "рублей", false), ("", "", true), ("рубль", "рк", false)])
    func beginningsAreComparedByBytes(word: String, start: String, isStart: Bool) {
        #expect(word.begins(with: start) == isStart)
    }

    @Test func listsAreSearchedByBytes() {
        let words = ["и", "или", "подлиннее пятнадцати байт"]
        for word in words { #expect(words.contains(word)) }
        #expect(!words.contains("ил"))
        #expect(!words.contains("йили"))
    }
}
