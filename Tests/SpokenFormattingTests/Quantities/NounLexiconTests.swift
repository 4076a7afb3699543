import SpokenFormatting
import SpokenModel
import Testing

@Suite struct NounLexiconTests {
    private static let table = """
        key\tgender\tanimacy\tcollective\tnominative\tgenitive\tdative\taccusative\tinstrumental\tprepositional\tplural-nominative\tplural-genitive\tplural-dative\tplural-accusative\tplural-instrumental\tplural-prepositional
        пицца\tfeminine\t\t\tпицца\tпиццы\tпицце\tпиццу\tпиццей\tпицце\tпиццы\tпицц\tпиццам\tпиццы\tпиццами\tпиццах
        ребёнок\tmasculine\tanimate\tyes\tребёнок\tребёнка\tребёнку\tребёнка\tребёнком\tребёнке\tдети\tдетей\tдетям\tдетей\tдетьми\tдетях
        """

    @Test func rowsAreNouns() throws {
        let nouns = try NounLexicon(Self.table)
        let words = try QuantityFormatter(language: .russian, numbers: .words)
        let pizza = try #require(nouns["пицца"])
        let child = try #require(nouns["ребёнок"])
        #expect(words.format(.count(2, pizza), case: .instrumental).accessibleText == "двумя пиццами")
        #expect(words.format(.count(3, child), case: .dative).accessibleText == "троим детям")
        #expect(nouns.keys == ["пицца", "ребёнок"])
        #expect(nouns["кот"] == nil)
    }

    @Test func mistakesAreNamed() {
        #expect(throws: NounLexiconError.self) { try NounLexicon("") }
        #expect(throws: NounLexiconError.noForms(line: 2, key: "кот")) { try NounLexicon("key\tnominative\nкот\t") }
        #expect(throws: NounLexiconError.self) { try NounLexicon("key\tgender\tnominative\nкот\tmale\tкот") }
    }

    /// Forms of a catalog: the category `few` is another case in Russian than in Polish.
    @Test(arguments: [
        ("ru", ["one": "товар", "few": "товара", "many": "товаров"], "1 товар", "2 товара", "5 товаров"),
        (
            "pl", ["one": "towar", "few": "towary", "many": "towarów", "other": "towaru"], "1 towar", "2 towary",
            "5 towarów"
        ),
        ("en", ["one": "item", "other": "items"], "1 item", "2 items", "5 items"),
        ("es", ["one": "artículo", "other": "artículos"], "1 artículo", "2 artículos", "5 artículos"),
    ])
    func catalogForms(language: String, forms: [String: String], one: String, two: String, five: String) throws {
        let tag = try LanguageTag(language)
        var categories: [PluralCategory: String] = [:]
        for (name, form) in forms { categories[try #require(PluralCategory(rawValue: name))] = form }
        let noun = CountedNoun(language: tag, categories: categories)
        let formatter = try QuantityFormatter(language: tag)
        for (number, expected) in [(1, one), (2, two), (5, five)] {
            let quantity = Quantity.count(try #require(DecimalNumber(exactly: number)), noun)
            try formatter.validate(quantity)
            #expect(formatter.format(quantity).accessibleText == expected, "\(language) \(number)")
        }
        if language == "ru" || language == "pl" {
            #expect(throws: QuantityError.self) { try formatter.validate(.count(5, noun), case: .dative) }
        }
    }

    /// Every form that a number can ask for is there, in every case of the language.
    @Test(arguments: ["ru", "en", "es"]) func theCommonNounsAreComplete(language: String) throws {
        let tag = try LanguageTag(language)
        let formatter = try QuantityFormatter(language: tag, numbers: .words)
        let nouns = NounLexicon.common(in: tag)
        #expect(nouns.keys.count > 60)
        for key in nouns.keys {
            let noun = try nouns.noun(key)
            for number in [1, 2, 5, 21] as [DecimalNumber] {
                for grammaticalCase in formatter.cases {
                    do {
                        try formatter.validate(.count(number, noun), case: grammaticalCase)
                    } catch {
                        Issue.record("\(language) \(number) \(key) \(grammaticalCase): \(error)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("товар", DecimalNumber(2), GrammaticalCase.instrumental, "двумя товарами"),
        ("пицца", 2, .instrumental, "двумя пиццами"), ("окно", 21, .nominative, "двадцать одно окно"),
        ("сутки", 2, .nominative, "двое суток"), ("гость", 2, .accusative, "двух гостей"),
        ("день", 5, .genitive, "пяти дней"), ("яйцо", 12, .nominative, "двенадцать яиц"),
        ("год", 5, .nominative, "пять лет"), ("человек", 5, .dative, "пяти человекам"),
        ("фото", 2, .nominative, "два фото"), ("песня", 5, .nominative, "пять песен"),
    ])
    func commonNounsAgree(
        _ key: String, _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ expected: String
    ) throws {
        let formatter = try QuantityFormatter(language: .russian, numbers: .words)
        let noun = try NounLexicon.common(in: .russian).noun(key)
        #expect(formatter.format(.count(number, noun), case: grammaticalCase).accessibleText == expected)
    }

    @Test func anUnknownNounIsRefusedWithTheNearest() {
        #expect(throws: NounLexiconError.unknownNoun("тавар", nearest: "товар")) {
            try NounLexicon.common(in: .russian).noun("тавар")
        }
    }
}
