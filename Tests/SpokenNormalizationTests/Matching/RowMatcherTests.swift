import SpokenLocaleData
import SpokenModel
import Testing

@testable import SpokenNormalization

/// What a pattern asks of a text. The rules are made for the test; their words come from Ukrainian tables.
struct RowMatcherTests {
    private let normalizer: TextNormalizer

    init() throws {
        normalizer = try TextNormalizer(language: LanguageTag("uk"), numbers: .words)
    }

    /// What a rule of this pattern reads of a text at its first place where it does; nil where it reads nothing.
    private func core(_ pattern: String, in text: String, _ language: String = "uk") throws -> String? {
        let rows = """
            rule a
                «» -> same | same
                «» -> same | same
                «» -> same | same
            when \(pattern)
            say "x"
            as date
            """
        let rules = try RowRuleParser.parse(rows, file: "a.rules", classes: ["date"])
        let tag = try LanguageTag(language)
        let book = try #require(RowBook(rules, tag))
        let normalizer = try TextNormalizer(language: tag, numbers: .words)
        var text = text
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return normalizer.withClassifier(bytes, at: base) { classifier in
                for place in 0..<bytes.count {
                    if let reading = classifier.rowReading(place, book) { return classifier.word(place, reading.end) }
                }
                return nil
            }
        }
    }

    @Test(arguments: [
        // Spaces between parts, none, or both.
        ("[ integer \"р\" ]", "5 р", "5 р"), ("[ integer \"р\" ]", "5р", nil), ("[ integer ~ \"р\" ]", "5р", "5р"),
        ("[ integer ~ \"р\" ]", "5 р", nil), ("[ integer _ \"р\" ]", "5р", "5р"), ("[ integer _ \"р\" ]", "5 р", "5 р"),
        // Superscript digits are a number of their own; a minus before them is no part of it.
        ("[ integer ~ integer(raised) ]", "10⁶ м", "10⁶"), ("[ integer ~ integer(raised) ]", "106 м", nil),
        ("[ integer ~ integer(2..3, raised) ]", "5⁴", nil), ("[ integer ~ integer(raised) ]", "10⁻³", nil),
        // Only the core is read; what stands beside it is asked.
        ("\"на\" [ integer ] \"кроків\"", "на 5 кроків", "5"), ("\"на\" [ integer ] \"кроків\"", "за 5 кроків", nil),
        ("\"на\" [ integer ]", "На 5", "5"), ("\"на\" [ integer ]", "сина 5", nil),
        // What stands behind a span, before a sign, inside of a text.
        ("[ integer ~ dash ~ integer ] \"кроків\"", "5–7 кроків", "5–7"),
        ("[ integer ~ dash ~ integer ] \"кроків\"", "5–7 столів", nil),
        ("[ integer _ \"--\"|\"-\" _ integer ]", "5 -- 7", "5 -- 7"), ("[ integer ~ \"--\" ~ integer ]", "5-7", nil),
        ("\"код\" not \"так\" ~ \":\" [ integer ]", "код: 5", "5"), ("\"код\" ~ \":\" [ integer ]", "дім: 5", nil),
        ("word(noun) _ \":\"? [ integer ]", "стіл: 5", "5"), ("word(noun) _ \":\"? [ integer ]", "стіл 5", "5"),
        ("word(noun) _ \":\"? [ integer ]", "бігла 5", nil), ("[ \"і т. д.\" ] integer", "і т. д. 5", "і т. д."),
        ("[ \"і т. д.\" ] integer", "і ще 5", nil),
        // A part of a line ends before signs that stand by themselves and brackets, and begins behind them.
        ("[ integer ] end", "5 · столів", "5"), ("[ integer ] end", "5 (столи)", "5"),
        ("[ integer ] end", "5 — стіл", "5"),
        ("[ integer ] end", "5 | 7", "5"), ("[ integer ] end", "5 – 7 столів", nil),
        ("[ integer ] end", "5(столи)", nil),
        ("[ integer ] end", "5—стіл", nil), ("start [ integer ]", "стіл • 5 ложок", "5"),
        ("start [ integer ]", "- 5 ложок", "5"), ("start [ integer ]", "стіл - 5 ложок", nil),
        // Numbers: values, digits, groups.
        ("[ integer(1..31) ]", "31 день", "31"), ("[ integer(1..31) ]", "32 дні", nil),
        ("[ integer(digits 4) ]", "2024", "2024"), ("[ integer(digits 4) ]", "204", nil),
        ("[ integer ]", "1 250", "1 250"), ("[ integer(plain) ]", "1 250", nil), ("[ integer(grouped) ]", "1250", nil),
        ("[ decimal ]", "4,5", "4,5"), ("[ decimal ]", "4.5", nil), ("[ integer ]", "007", nil),
        ("[ integer(digits 3) ]", "007", "007"), ("[ integer(round) ]", "20", "20"), ("[ integer(round) ]", "21", nil),
        // More digits than can be computed with are told by their count alone.
        ("[ integer(digits 12..40) ]", "66300012345678901234567", "66300012345678901234567"),
        ("[ integer ]", "66300012345678901234567", nil),
        ("[ integer(digits 23, 1..5) ]", "66300012345678901234567", nil),
        // Words: what the lexicon knows of them.
        ("[ integer ] word(noun)", "5 столів", "5"), ("[ integer ] word(noun)", "5 ужвзх", nil),
        ("[ integer ] word(unknown)", "5 ужвзх", "5"), ("[ integer ] word(adjective)", "5 нових", "5"),
        ("[ integer ] word(noun prepositional plural)", "у 5 школах", "5"),
        ("[ integer ] word(noun prepositional plural)", "у 5 шкіл", nil), ("[ integer ] word(capital)", "5 Київ", "5"),
        ("[ integer ] word(capital)", "5 київ", nil), ("[ integer ~ \"-\" ~ word(letters 2) ]", "5-го", "5-го"),
        ("[ integer ~ \"-\" ~ word(letters 2) ]", "5-х", nil),
        // Optional parts, and those that must not stand there.
        ("[ integer \"і\"? integer ]", "5 і 7", "5 і 7"), ("[ integer _ \"%\"? ] end", "5", "5"),
        ("[ integer ] not \"км\"", "5 км", nil), ("[ integer ] not \"км\"", "5 м", "5"),
        ("not \"№\" _ [ integer ]", "№ 5", nil), ("start [ integer ] end", "5", "5"), ("start [ integer ]", "а 5", nil),
        ("[ integer ] end", "5, а", "5"), ("[ integer ] end", "5 а", nil),
        // A part of another thing is none.
        ("[ integer ]", "а5", nil), ("[ integer ]", "5а", nil), ("[ integer ]", "5/7", nil),
        ("[ integer ]", "1.2.3", nil),
        // What a quotation has opened is closed by the mark that else is a sign of inches.
        ("not quoted [ integer ~ \"\"\"\" ]", "екран 55\" тут", "55\""),
        ("not quoted [ integer ~ \"\"\"\" ]", "він каже \"їх 55\" тут", nil),
        ("quoted [ integer ]", "він каже \"їх 55\" тут", "55"),
        // Roman numerals, dashes, days, abbreviations.
        ("[ roman(1..30) ]", "XIX", "XIX"), ("[ roman(1..30) ]", "ХІХ", "ХІХ"), ("[ roman(1..9) ]", "XIX", nil),
        ("[ integer ~ dash ~ integer ]", "5–7", "5–7"), ("[ integer ~ dash ~ integer ]", "5-7", "5-7"),
        ("[ weekday ~ dash ~ weekday ]", "Пн–Пт", "Пн–Пт"), ("[ abbreviation(number) integer ]", "кв. 5", "кв. 5"),
        ("[ abbreviation(number) integer ]", "О. 5", nil),
        // Signs and texts are told apart by all that they begin with: «€» and «’» share their first byte.
        ("[ \"€\"|\"$\"|\"₴\" ~ integer ]", "€5", "€5"), ("[ \"€\"|\"$\"|\"₴\" ~ integer ]", "’5", nil),
        ("[ \"а$\" ~ integer ]", "а$5", "а$5"), ("[ \"а$\" ~ integer ]", "а 5", nil),
        ("[ \"т.д.\"|\"т. д.\" ]", "і т. д. тут", "т. д."), ("[ \"т.д.\"|\"т. д.\" ]", "і т.д. тут", "т.д."),
        ("[ integer _ \"шт\"|\"пар\"|\"штук\" ]", "5 штук", "5 штук"),
        ("[ integer _ \"шт\"|\"пар\"|\"уп\" ]", "5 штук", nil),
        // What stands behind the second number is seen too.
        ("[ \"+\" ~ integer ] \"км\"", "+5 км", "+5"), ("[ \"+\" ~ integer ] \"км\"", "+5 м", nil),
        ("[ integer ~ \":\" ~ integer ] \"рядків\"", "5:7 рядків", "5:7"),
        ("[ integer ~ \":\" ~ integer ] \"рядків\"", "5:7 м", nil),
        // How many there are, as Slavic nouns have it.
        ("[ integer(one) ]", "21", "21"), ("[ integer(one) ]", "11", nil), ("[ integer(few) ]", "34", "34"),
        ("[ integer(few) ]", "14", nil), ("[ integer(many) ]", "12", "12"), ("[ integer(many) ]", "22", nil),
        ("[ integer(unround) ]", "21", "21"), ("[ integer(unround) ]", "20", nil),
        // What stands before a list is asked of its last number.
        ("\"на\" listed [ integer ] end", "на 5, 6, 7", "5"), ("\"на\" listed [ integer(7) ] end", "на 5, 6, 7", "7"),
        ("\"на\" listed [ integer(7) ] end", "за 5, 6, 7", nil),
        // A glued part that must not follow lets no letters touch; a text that must follow may.
        ("[ integer ] ~ not \".\"", "5м", nil), ("[ integer ] _ \"×\"", "5×7", "5"),
        ("[ integer ] _ not \"а\"", "5×7", nil),
    ])
    func aPatternStandsOrNot(_ pattern: String, _ text: String, _ expected: String?) throws {
        #expect(try core(pattern, in: text) == expected, "\(pattern) in «\(text)»")
    }

    @Test(arguments: [
        ("word(kind wind) [ integer ]", "wind 15", true), ("word(kind wind) [ integer ]", "rain 15", false),
        ("word(kind wind|hotel) [ integer ]", "stay 15", false), ("word(kind none) [ integer ]", "wind 15", false),
    ])
    func aWordHasAKindOfItsTable(_ pattern: String, _ text: String, _ stands: Bool) throws {
        let examples = String(repeating: "«» -> same | same\n", count: 3)
        let rows = "rule a\n\(examples)when \(pattern)\nsay \"x\"\nas date\n"
        let rules = try RowRuleParser.parse(rows, file: "a.rules", classes: ["date"])
        let book = try #require(RowBook(rules, LanguageTag("en")))
        let normalizer = try TextNormalizer(language: LanguageTag("en"), numbers: .words)
        var text = text
        let found = text.withUTF8 { bytes in
            bytes.baseAddress.flatMap { base in
                normalizer.withClassifier(bytes, at: base) { $0.rowReading(5, book)?.rule.description }
            }
        }
        #expect((found != nil) == stands, "\(pattern) in «\(text)»")
    }

    @Test(arguments: [
        // «СБП» has no vowel, «Омск» is a word; a row of the table is known, a shape is guessed.
        ("[ L:initialism ]", "через СБП", "СБП"), ("[ L:initialism ]", "едем в Омск", nil),
        ("[ L:initialism ]", "У НАС СКИДКА", nil),
        ("[ L:initialism(guessed) ]", "по ЕНВД", "ЕНВД"), ("[ L:initialism(known) ]", "в США", "США"),
        ("[ L:initialism(introduced) ]", "межпозвоночный диск (МД)", "МД"),
        ("[ L:initialism(introduced) ]", "слово (МД)", nil),
        // Months in a case, and parts of texts by what they are short for.
        ("[ integer month(full genitive) ]", "5 мая", "5 мая"), ("[ integer month(full genitive) ]", "5 май", nil),
        // A capital in both alphabets.
        ("[ word(\"к\", capital) integer ]", "К 5", "К 5"),
    ])
    func aRussianPatternStandsOrNot(_ pattern: String, _ text: String, _ expected: String?) throws {
        #expect(try core(pattern, in: text, "ru") == expected, "\(pattern) in «\(text)»")
    }

    @Test func theLongerCoreWinsThenTheMoreSpecific() throws {
        let rows = { (name: String, line: String, more: String) in
            "rule \(name)\n«» -> same | same\n«» -> same | same\n«» -> same | same\nwhen \(line)\nsay \"x\"\nas date\(more)\n"
        }
        func winner(_ text: String) throws -> String? {
            let rules = try RowRuleParser.parse(text, file: "a.rules", classes: ["date"])
            let book = try #require(RowBook(rules, LanguageTag("uk")))
            var sample = "5 столів"
            return sample.withUTF8 { bytes in
                bytes.baseAddress.flatMap { base in
                    normalizer.withClassifier(bytes, at: base) { $0.rowReading(0, book)?.rule.description }
                }
            }
        }
        let (short, noun) = (rows("short", "[ integer ]", ""), rows("noun", "[ integer ] word(noun)", ""))
        let long = rows("long", "[ integer word ]", "")
        #expect(try winner(short + noun) == "noun" && winner(noun + short) == "noun")
        #expect(try winner(short + noun + long) == "long" && winner(long + noun + short) == "long")
        #expect(try winner(rows("short", "[ integer ]", ", over noun") + noun) == "short")
        #expect(try winner(short + rows("noun", "[ integer ] word(noun)", ", general")) == "short")
    }
}
