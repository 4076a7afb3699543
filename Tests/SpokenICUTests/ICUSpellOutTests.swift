import SpokenModel
import Testing

@testable import SpokenICU

struct ICUSpellOutTests {
    private func say(
        _ language: String, _ value: Int64, _ inflection: Inflection = .init(), _ kind: ICUSpellOut.Kind = .cardinal
    ) throws -> String? {
        let spellOut = try ICUSpellOut(try LanguageTag(language))
        return spellOut.ruleSet(for: inflection, kind: kind).flatMap { spellOut.string(value, $0) }
    }

    @Test func inflectionsChooseRuleSets() throws {
        #expect(try say("ru", 21) == "двадцать один")
        #expect(try say("ru", 21, .init(.nominative, .feminine)) == "двадцать одна")
        #expect(try say("ru", 21, .init(.instrumental, .feminine)) == "двадцатью одной")
        #expect(try say("ru", 2, .init(.prepositional)) == "двух")
        #expect(try say("pl", 2, .init(.instrumental, .feminine)) == "dwiema")
        #expect(try say("de", 1, .init(.accusative)) == "einen")
        #expect(try say("de", 1, .init(.dative, .feminine)) == "einer")
        #expect(try say("uk", 2, .init(.nominative, .feminine)) == "дві")
        #expect(try say("fr", 71, .init(.genitive)) == "soixante-et-onze")
        #expect(try say("en", 21, .init(), .ordinal) == "twenty-first")
        #expect(try say("sv", 1, .init(.nominative, .common)) == "en")
    }

    @Test func aCaseThatTheRulesLackIsNotTheNominative() throws {
        #expect(try say("uk", 2, .init(.genitive)) == nil)
        #expect(try say("ru", 2, .init(.accusative, .masculine, .singular, .animate)) == nil)
        #expect(try say("ru", 2, .init(.vocative)) == nil)
    }

    @Test func softHyphensAreTakenOut() throws {
        for (language, value) in [("de", 123_456), ("es", 123_456), ("de", 21)] as [(String, Int64)] {
            let words = try #require(try say(language, value))
            #expect(!words.unicodeScalars.contains("\u{AD}"), "\(language): \(words)")
        }
        #expect(try say("de", 21) == "einundzwanzig")
    }

    @Test func edgesOfInt64() throws {
        for value in [.min, .max, 1_000_000_000_000_000_000] as [Int64] {
            #expect(try say("en", value) == nil, "ICU writes digits")
        }
        #expect(try say("en", 999_999_999_999_999_999)?.hasSuffix("ninety-nine") == true)
        #expect(try say("ru", 21_001, .init(), .ordinal) == nil)
        #expect(try say("en", 0) == "zero")
    }

    @Test(arguments: [
        ("en", "1.25", "one point two five"), ("en", "0.10", "zero point one zero"),
        ("de", "1.5", "eins Komma fünf"), ("fr", "2.05", "deux virgule zéro cinq"),
        ("pl", "1.25", "jeden przecinek dwadzieścia pięć"), ("pl", "2.05", "dwa przecinek zero pięć"),
        ("en", "7", "seven"), ("en", "-7", "minus seven"),
        (
            "en", "0.123456789012345678",
            "zero point one two three four five six seven eight nine zero one two three "
                + "four five six seven eight"
        ),
    ])
    func decimalsKeepTheirDigits(language: String, number: String, expected: String) throws {
        let spellOut = try ICUSpellOut(try LanguageTag(language))
        let ruleSet = try #require(spellOut.numbering)
        var buffer = UTF8Buffer()
        #expect(spellOut.appendDecimal(try DecimalNumber(number), ruleSet, to: &buffer))
        #expect(buffer.string == expected, "\(language) decimal \(number)")
    }

    @Test func decimalsWithAGrammarOfTheirOwnAreRefused() throws {
        for language in ["ru", "kk"] {
            let spellOut = try ICUSpellOut(try LanguageTag(language))
            let ruleSet = try #require(spellOut.ruleSet(for: .init()))
            var buffer = UTF8Buffer()
            #expect(!spellOut.appendDecimal(try DecimalNumber("1.5"), ruleSet, to: &buffer))
            #expect(buffer.string.isEmpty)
        }
    }

    @Test func everyLanguageEitherSpellsOrSaysThatItCannot() throws {
        var spelled = 0
        for tag in ICULocales.available {
            guard let spellOut = try? ICUSpellOut(tag) else { continue }
            for inflection in [Inflection(), Inflection(.nominative, .feminine)] {
                guard let ruleSet = spellOut.ruleSet(for: inflection) else { continue }
                spelled += 1
                for value in [0, 1, 21, 1999] as [Int64] {
                    #expect(spellOut.string(value, ruleSet)?.isEmpty == false, "\(tag) \(ruleSet.name) \(value)")
                }
                var buffer = UTF8Buffer()
                _ = spellOut.appendDecimal(try DecimalNumber("12.50"), ruleSet, to: &buffer)
            }
        }
        #expect(spelled > 60)
    }
}
