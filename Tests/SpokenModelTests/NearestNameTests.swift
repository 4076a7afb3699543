import SpokenModel
import Testing

@Suite struct NearestNameTests {
    let names = ["centimeter", "meter", "kilometer", "gram"]

    @Test(arguments: [
        ("centimetre", "centimeter"), ("Meter", "meter"), ("metre", "meter"), ("kilometr", "kilometer"),
        ("garm", "gram"),
    ])
    func typosAreUnderstood(text: String, name: String) {
        #expect(NearestName.nearest(to: text, in: names) == name)
    }

    @Test(arguments: ["", "parsec", "рубль", "xyz"])
    func farWordsAreNot(text: String) {
        #expect(NearestName.nearest(to: text, in: names) == nil)
    }
}
