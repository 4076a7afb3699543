import SpokenModel
import Testing

struct PseudoLanguageTests {
    @Test(arguments: [
        ("Cart for 3 items", "[Çàŕţ ƒöŕ 3 îţéɱš one two]"), ("", ""), ("OK", "[ÖĶ one]"),
        ("%d items", "[%d îţéɱš one two]"), ("%1$@ of %#@total@", "[%1$@ öƒ %#@total@ one two]"),
        ("100% sure", "[100% šûŕé one two three]"),
        ("Hi {name}, <b>new</b> &amp; hot", "[Ĥî {name}, <b>ñéŵ</b> &amp; ĥöţ one two three]"),
        ("5 < 6", "[5 < 6 one two]"),
    ])
    func texts(_ text: String, _ expected: String) {
        #expect(PseudoLanguage.text(text) == expected)
    }

    /// Every placeholder of a text is in its pseudo text, in order.
    @Test(arguments: ["%.2f %%", "%-5ld|%lu", "%2$@ %1$d", "${unit} %arg", "%"])
    func placeholdersStay(_ text: String) {
        let pseudo = PseudoLanguage.text(text)
        let digitsAndMarks = { (text: String) in text.filter { "%$@{}0123456789.".contains($0) } }
        #expect(digitsAndMarks(pseudo) == digitsAndMarks(text), "\(pseudo)")
    }
}
