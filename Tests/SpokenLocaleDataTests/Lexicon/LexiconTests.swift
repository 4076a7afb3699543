import SpokenModel
import Testing

@testable import SpokenLocaleData

@Suite struct LexiconTests {
    private static let paradigms = LexiconSource.File(
        name: "paradigms.tsv",
        text: """
            name\tshorthand\tlemma-ends\tgender\tbase\talternation\tendings
            m-hard\tm\t\tmasculine\t0\t\t0 а у = ом е | ы ов ам = ами ах
            m-velar\tm\tк|г|х\tmasculine\t0\t\t0 а у = ом е | и ов ам = ами ах
            m-velar*\tm*\tк\tmasculine\t0\tdrop\t0 *а *у = *ом *е | *и *ов *ам = *ами *ах
            f-hard\tf\tа\tfeminine\tа\t\tа ы е у ой/ою е | ы 0 ам = ами ах
            adj-hard\ta\tый\t\tый\t\tый ого ому = ым ом | ая ой ой ую ой ой | ое ого ому ое ым ом | ые ых ым = ыми ых
            """)
    private static let alternations = LexiconSource.File(
        name: "alternations.tsv", text: "name\tstem-end\tsecond\ndrop\tок\tк\n")

    private static func image(_ words: String) throws(LexiconError) -> [UInt8] {
        try LexiconSource.image(
            paradigms: paradigms, alternations: alternations,
            words: [LexiconSource.File(name: "words.tsv", text: "lemma\tparadigm\tclasses\tsecond-stem\n" + words)])
    }

    private static func lexicon(_ words: String) throws -> Lexicon? {
        let bytes = try image(words)
        // Compiled lexicons live for ever, and so does this one.
        let numbers = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: bytes.count / 4)
        for index in numbers.indices {
            numbers[index] =
                UInt32(bytes[index * 4]) | UInt32(bytes[index * 4 + 1]) << 8 | UInt32(bytes[index * 4 + 2]) << 16
                | UInt32(bytes[index * 4 + 3]) << 24
        }
        return Lexicon(UnsafeBufferPointer(numbers))
    }

    /// A set of classes is one word of bits: a class beyond it would be in no set.
    @Test func everyClassHasABit() {
        for word in WordClass.allCases { #expect(WordClasses(word).has(word), "\(word)") }
        #expect(Set(WordClass.allCases.map { WordClasses($0) }).count == WordClass.allCases.count)
        #expect(WordClass.allCases.allSatisfy { WordClasses($0) != [] })
    }

    /// Letters that one language alone has get a number too, the same for both cases.
    @Test(arguments: ["ąćęłńóśźż", "іїєґ", "ўы", "ñáé"]) func capitalsAreTheirSmallLetters(letters: String) {
        let codes = LexiconAlphabet.codes(letters) ?? []
        #expect(Set(codes).count == letters.count)
        #expect(codes == LexiconAlphabet.codes(letters.uppercased()))
    }

    @Test func everyFormIsFoundWithItsCells() throws {
        let words =
            "стол\tm\tgoods\nрынок\tm*\tplace\nпарк\tm\tplace\nкарта\tf\tcode|document\nкот\tm\tanimal\nновый\ta\tadjective\n"
        let lexicon = try #require(try Self.lexicon(words))
        let rows = try LexiconSource.forms(
            paradigms: Self.paradigms, alternations: Self.alternations,
            words: [LexiconSource.File(name: "words.tsv", text: "lemma\tparadigm\tclasses\n" + words)])
        var count = 0
        for row in rows.split(separator: "\n") {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
            let cell = try #require(Int(fields[4]))
            let forms = lexicon.forms(of: String(fields[1]))
            #expect(
                forms.contains { $0.cells.contains(WordCells(index: cell)) && $0.gender?.rawValue ?? "" == fields[2] })
            count += 1
        }
        #expect(count == 5 * 12 + 1 + 24 + 2)
        #expect(lexicon.forms(of: "рынк").isEmpty)
        #expect(lexicon.forms(of: "столы,").isEmpty)
        #expect(lexicon.forms(of: "").isEmpty)
    }

    @Test func aFormMayHaveSeveralReadings() throws {
        let lexicon = try #require(try Self.lexicon("карта\tf\tdocument\nкарт\tm\tsport\n"))
        let forms = lexicon.forms(of: "Карты")
        #expect(forms.count == 2)
        let card = try #require(forms.first { $0.gender == .feminine })
        #expect(card.has(.genitive, .singular) && card.has(.nominative, .plural) && card.has(.accusative, .plural))
        #expect(!card.has(.dative, .singular) && card.classes.has(.document) && !card.isAnimate)
    }

    @Test func theLivingHaveTheirGenitiveForAnAccusative() throws {
        let lexicon = try #require(try Self.lexicon("кот\tm\tanimal\nстол\tm\tgoods\n"))
        #expect(try #require(lexicon.forms(of: "кота").first).has(.accusative, .singular))
        #expect(try #require(lexicon.forms(of: "котов").first).has(.accusative, .plural))
        #expect(try #require(lexicon.forms(of: "стол").first).has(.accusative, .singular))
        #expect(try #require(lexicon.forms(of: "стола").first).has(.accusative, .singular) == false)
    }

    @Test(arguments: [
        ("стол\tm-hrad\tgoods\n", "words.tsv:2:6: no paradigm 'm-hrad' for 'стол'; did you mean 'm-hard'?"),
        ("стол\tm\tgoods\nкарта\tf\tdocumnet\n", "words.tsv:3:9: no class 'documnet'"),
        ("стол\tf\tgoods\n", "words.tsv:2:6: 'стол' does not end in one of 'а', as 'f' asks"),
        ("карта\tadj-hard\tgoods\n", "words.tsv:2:1: 'карта' does not end in 'ый'"),
        ("пёк\tm*\tgoods\n", "words.tsv:2:1: no row of 'drop' fits 'пёк'"),
        ("стол\tm\n", "words.tsv:2:1: a row has the columns"),
        ("сто%л\tm\tgoods\n", "'сто%л' of 'сто%л' has a letter that no lexicon knows"),
        ("стол\tm\tgoods\nстол\tm\tgoods\n", "'стол' stands in words.tsv with the same classes already"),
    ])
    func brokenRowsAreToldWithTheirPlace(_ rows: String, _ message: String) {
        #expect {
            _ = try Self.image(rows)
        } throws: {
            "\($0)".contains(message)
        }
    }

    @Test func theCompiledLexiconKnowsRussian() throws {
        let lexicon = try #require(Lexicon(language: "ru"))
        #expect(lexicon.count > 50_000)
        let road = try #require(lexicon.forms(of: "трассы").first)
        #expect(road.classes.has(.road) && road.gender == .feminine && road.has(.genitive, .singular))
        #expect(lexicon.forms(of: "Ёлки").contains { $0.has(.genitive, .singular) })
        #expect(lexicon.forms(of: "елки").count == lexicon.forms(of: "ёлки").count)
        #expect(Lexicon(language: "tlh") == nil)
    }

    private static let plain = LexiconSource.File(
        name: "paradigms.tsv",
        text: """
            name\tshorthand\tlemma-ends\tgender\tbase\talternation\tendings
            f-vowel\tf\ta\tfeminine\t0\t\t0 s
            plain\tn\t\t\t0\t\t0 s
            irregular\tirregular\t\t\t0\tirregular\t0 *0
            adj-o\ta\to\t\to\t\to a os as
            """)

    @Test func languagesWithoutCasesHaveTwoFormsOfANoun() throws {
        let rows = try LexiconSource.forms(
            paradigms: Self.plain,
            alternations: .init(name: "alternations.tsv", text: "name\tstem-end\tsecond\nirregular\tman\tmen\n"),
            words: [
                .init(
                    name: "words.tsv",
                    text: """
                        lemma\tparadigm\tclasses\tsecond-stem
                        casa\tf\tbuilding
                        goose\tirregular\tanimal\tgeese
                        woman\tirregular\tperson
                        nuevo\ta\tadjective
                        """)
            ])
        #expect(
            rows.split(separator: "\n").map { $0.replacing("\t", with: " ") } == [
                "casa casa feminine 0 0", "casa casas feminine 0 6", "goose goose  1 0", "goose geese  1 6",
                "woman woman  1 0", "woman women  1 6", "nuevo nuevo  0 0", "nuevo nueva  0 6", "nuevo nuevos  0 12",
                "nuevo nuevas  0 18",
            ])
    }

    @Test(arguments: [
        ("plain\tn\t\t\t0\t\t0 s s", "paradigms.tsv:2:14: 3 endings; a noun has 12"),
        ("plain\tn\t\tfemale\t0\t\t0 s", "paradigms.tsv:2:10: 'female' is no gender"),
        (
            "adj\ta\t\tfeminine\t0\t\t0 s 0 s",
            "paradigms.tsv:2:8: 'feminine' is no gender; a noun has one, an adjective none"
        ),
        ("plain\tn\t\t\t0\tdrop\t0 *s", "paradigms.tsv:2:13: no alternation 'drop'"),
    ])
    func brokenParadigmsAreToldWithTheirPlace(_ row: String, _ message: String) {
        #expect {
            _ = try LexiconSource.forms(
                paradigms: .init(name: "paradigms.tsv", text: "name\n" + row),
                alternations: .init(name: "alternations.tsv", text: "name\n"), words: [])
        } throws: {
            "\($0)".contains(message)
        }
    }

    /// One of each paradigm: lemma, its plural, the gender.
    @Test(arguments: [
        ("casa", "casas", "feminine"), ("mapa", "mapas", "masculine"), ("sofá", "sofás", "masculine"),
        ("rey", "reyes", "masculine"), ("ley", "leyes", "feminine"), ("reloj", "relojes", "masculine"),
        ("árbol", "árboles", "masculine"), ("país", "países", "masculine"), ("gas", "gases", "masculine"),
        ("canción", "canciones", "feminine"), ("avión", "aviones", "masculine"), ("capitán", "capitanes", "masculine"),
        ("almacén", "almacenes", "masculine"), ("calcetín", "calcetines", "masculine"), ("atún", "atunes", "masculine"),
        ("compás", "compases", "masculine"), ("inglés", "ingleses", "masculine"), ("autobús", "autobuses", "masculine"),
        ("vez", "veces", "feminine"), ("lápiz", "lápices", "masculine"), ("raíz", "raíces", "feminine"),
        ("joven", "jóvenes", "masculine"), ("imagen", "imágenes", "feminine"), ("orden", "órdenes", "feminine"),
        ("examen", "exámenes", "masculine"), ("régimen", "regímenes", "masculine"), ("crisis", "crisis", "feminine"),
        ("lunes", "lunes", "masculine"), ("paraguas", "paraguas", "masculine"), ("tablet", "tablets", "feminine"),
        ("club", "clubes", "masculine"), ("jersey", "jerseis", "masculine"), ("rubí", "rubíes", "masculine"),
        ("story", "stories", "feminine"), ("mano", "manos", "feminine"), ("tos", "toses", "feminine"),
        ("profesora", "profesoras", "feminine"), ("álbum", "álbumes", "masculine"),
    ])
    func theCompiledLexiconKnowsSpanish(_ singular: String, _ plural: String, _ gender: String) throws {
        let lexicon = try #require(Lexicon(language: "es"))
        #expect(
            lexicon.forms(of: singular).contains { $0.has(.nominative, .singular) && $0.gender?.rawValue == gender })
        #expect(lexicon.forms(of: plural).contains { $0.has(.nominative, .plural) && $0.gender?.rawValue == gender })
    }

    /// One of each paradigm: lemma and plural; empty where there is none.
    @Test(arguments: [
        ("dog", "dogs"), ("box", "boxes"), ("glass", "glasses"), ("dish", "dishes"), ("match", "matches"),
        ("city", "cities"), ("day", "days"), ("key", "keys"), ("leaf", "leaves"), ("wolf", "wolves"),
        ("knife", "knives"),
        ("wife", "wives"), ("roof", "roofs"), ("potato", "potatoes"), ("photo", "photos"), ("stomach", "stomachs"),
        ("sheep", "sheep"), ("aircraft", "aircraft"), ("series", "series"), ("person", "people"), ("man", "men"),
        ("child", "children"), ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("quiz", "quizzes"),
        ("crisis", "crises"), ("criterion", "criteria"), ("", "scissors"), ("furniture", ""),
    ])
    func theCompiledLexiconKnowsEnglish(_ singular: String, _ plural: String) throws {
        let lexicon = try #require(Lexicon(language: "en"))
        func has(_ word: String, _ number: GrammaticalNumber) -> Bool {
            lexicon.forms(of: word).contains { $0.has(.nominative, number) && $0.gender == nil }
        }
        #expect(singular.isEmpty || has(singular, .singular) && has(singular, .plural) == (singular == plural))
        #expect(plural.isEmpty || has(plural, .plural) && has(plural, .singular) == (singular == plural))
    }

    @Test func formsOfAdjectivesTellOneGenderOrNone() throws {
        let lexicon = try #require(Lexicon(language: "es"))
        func gender(_ word: String) -> GrammaticalGender? {
            lexicon.forms(of: word).first { $0.isAdjective }?.cells.plainGender
        }
        #expect(["nuevas", "inglesa", "trabajadoras", "alemana", "andaluza"].allSatisfy { gender($0) == .feminine })
        #expect(["nuevos", "inglés", "alemanes", "andaluz", "buen"].allSatisfy { gender($0) == .masculine })
        #expect(["grandes", "mejor", "azules", "felices", "gran", "jóvenes"].allSatisfy { gender($0) == nil })
    }

    @Test func anyBytesAreLookedUpWithoutATrap() throws {
        let lexicon = try #require(Lexicon(language: "ru"))
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let bytes = (0..<12).map { _ in
                [0xD0, 0xD1, 0xB0, 0x81, 0xE2, 0x80, 0x99, 0x2D, 0xC3, 0xFF].randomElement(using: &generator) ?? 0
                    as UInt8
            }
            bytes.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress else { return }
                for end in 0...bytes.count {
                    for form in lexicon.forms(base, 0, end) { #expect(form.cells.rawValue != 0) }
                }
            }
        }
    }

    @Test func whatIsNoLexiconIsRefused() {
        for count in [0, 4, 8, 9] {
            let numbers = [UInt32](repeating: 0x314C_5053, count: count)
            numbers.withUnsafeBufferPointer { #expect(Lexicon($0) == nil) }
        }
    }
}
