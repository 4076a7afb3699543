import SpokenModel
import Testing

struct XMLEscapeTests {
    @Test func contentAndAttributesAreWrittenSoThatReadersGetThemBack() {
        #expect(XMLEscape.text("a < b & \"c\" > d\n\te\r") == "a &lt; b &amp; \"c\" &gt; d\n\te&#13;")
        #expect(XMLEscape.text("\"a\"\n\tb", isAttribute: true) == "&quot;a&quot;&#10;&#9;b")
    }

    @Test func charactersWithoutAPlaceInXMLAreDroppedOrReplaced() {
        #expect(XMLEscape.text("a\u{1}b\u{FFFF}") == "ab")
        #expect(XMLEscape.text("a\u{1}b\u{FFFF}", forbidden: .replaced) == "a\u{FFFD}b\u{FFFD}")
    }
}
