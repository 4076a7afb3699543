import SpokenModel
import Testing

@testable import SpokenLocaleData

@Suite struct LexiconOverlayTests {
    private static func lemma(_ row: String) throws -> UserLemma {
        let fields = row.split(separator: " ").map { LexiconField(text: $0, line: 1, column: 1) }
        return try #require(
            try UserLemma(
                written: fields[0], spoken: fields[1], classes: fields[2], paradigm: fields[3], language: "ru"))
    }

    @Test func aCallersWordWinsOverTheCompiledOne() throws {
        let compiled = try #require(Lexicon(language: "ru"))
        let overlay = try #require(LexiconOverlay([Self.lemma("карта карта book im")], language: "ru"))
        #expect(compiled.forms(of: "трассы") == overlay.lexicon.forms(of: "трассы"))
        let forms = overlay.lexicon.forms(of: "карта")
        #expect(forms.count == 1 && forms.first?.gender == .masculine && forms.first?.classes.has(.book) == true)
        // What it has no form of is compiled still.
        #expect(overlay.lexicon.forms(of: "карту") == compiled.forms(of: "карту"))
    }

    @Test func aForeignWordIsWrittenTheSameInAllCases() throws {
        let lemma = try Self.lemma("iPhone айфон goods m")
        #expect(lemma.noun?.singular[.genitive] == "айфона" && lemma.noun?.plural[.instrumental] == "айфонами")
        let overlay = try #require(LexiconOverlay([lemma], language: "ru"))
        #expect(overlay.lexicon.forms(of: "iphone").first?.cells == .allOfNoun)
        #expect(overlay.lexicon.forms(of: "айфоном").first?.has(.instrumental, .singular) == true)
    }

    @Test func withoutWordsThereIsNone() throws {
        #expect(LexiconOverlay([], language: "ru") == nil)
        #expect(try LexiconOverlay([Self.lemma("стол стол goods m")], language: "en") == nil)
    }

    /// A row of every paradigm that takes this lemma's end has a form for every cell that it names.
    @Test func theEmbeddedParadigmsAreThoseOfTheLexicon() throws {
        let table = try #require(ParadigmTable.compiledIn("ru"))
        for (name, lemma) in [
            ("m", "стол"), ("m*", "рынок"), ("f", "карта"), ("f*", "сумка"), ("n", "окно"), ("n-ie", "здание"),
            ("im", "кофе"),
            ("m-yonok", "котёнок"), ("a", "новый"), ("af", "столовая"), ("w", "или"),
        ] {
            #expect(table.paradigm(Substring(name), of: Substring(lemma)) != nil, "\(name)")
        }
        #expect(ParadigmTable.compiledIn("tlh") == nil)
    }
}
