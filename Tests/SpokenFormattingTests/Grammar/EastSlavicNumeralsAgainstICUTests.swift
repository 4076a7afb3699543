import SpokenICU
import SpokenModel
import Testing

@testable import SpokenFormatting

/// Ukrainian and Belarusian cardinals of the tables against ICU's, which has the nominative only.
@Suite struct EastSlavicNumeralsAgainstICUTests {
    @Test(arguments: ["uk", "be"], [GrammaticalGender.masculine, .feminine, .neuter])
    func nominative(language: String, gender: GrammaticalGender) throws {
        let tag = try LanguageTag(language)
        let grammar = try ICUGrammar(language: tag, numbers: .words, options: .init())
        #expect(grammar.slavic != nil)
        let spellOut = try ICUSpellOut(tag)
        let inflection = Inflection(.nominative, gender)
        let ruleSet = try #require(spellOut.ruleSet(for: inflection))
        var compared = 0
        for value in Array(UInt64(0)...9999) + [10_000, 21_001, 99_999, 234_567, 1_000_001, 2_300_021, 5_000_000_012] {
            let number = try #require(DecimalNumber(exactly: value))
            let ours = try grammar.say(number, inflection)
            guard let theirs = spellOut.string(Int64(value), ruleSet).map({ known($0, language) }) else { continue }
            compared += 1
            if ours != theirs { Issue.record("\(language) \(value) \(gender): \(ours), ICU \(theirs)") }
        }
        #expect(compared > 9000)
    }

    /// What ICU 72 writes in other letters or words.
    private func known(_ text: String, _ language: String) -> String {
        if language == "uk" { return text.replacing("\u{02BC}", with: "\u{2019}") }
        // ICU has seven words that the orthography of 2008 spells otherwise.
        var text = text.replacing("i", with: "і")
        for (theirs, ours) in [
            ("сямнаццаць", "семнаццаць"), ("васямнаццаць", "васемнаццаць"), ("пяцьдзесят", "пяцьдзясят"),
            ("шэсцьдзесят", "шэсцьдзясят"), ("сямсот", "семсот"), ("васямсот", "восемсот"), ("васемсот", "восемсот"),
        ] {
            text = text.replacing(theirs, with: ours)
        }
        return text
    }
}
