import SpokenICU
import SpokenModel
import Testing

@testable import SpokenFormatting

/// Russian cardinals against ICU's spell-out rules, wherever those are right.
///
/// Where they are not (ICU 72, CLDR 42): «ё» is never written; zero in the oblique cases («нулем»); the prepositional of
/// 20…39 in the masculine; the plural of numbers that end in 2; there is no animate accusative.
@Suite struct RussianNumeralsAgainstICUTests {
    private static let cases: [GrammaticalCase] = [
        .nominative, .genitive, .dative, .accusative, .instrumental, .prepositional,
    ]

    @Test(arguments: cases, [GrammaticalGender.masculine, .feminine, .neuter])
    func cardinals(grammaticalCase: GrammaticalCase, gender: GrammaticalGender) throws {
        let numerals = try grammar()
        let spellOut = try ICUSpellOut(.russian)
        let inflection = Inflection(grammaticalCase, gender)
        let ruleSet = try #require(spellOut.ruleSet(for: inflection))
        let large: [UInt64] = [
            10_000, 11_000, 21_001, 99_999, 100_000, 101_102, 234_567, 999_999, 1_000_000, 1_001_001, 2_300_021,
            12_345_678, 999_999_999, 1_000_000_000, 5_000_000_012, 123_456_789_012, 999_999_999_999,
            1_000_000_000_000, 22_333_444_555_666,
        ]
        var buffer = UTF8Buffer()
        var compared = 0
        for value in Array(0...9999) + large where !isWrongInICU(value, inflection) {
            buffer.removeAll()
            numerals.appendCardinal(value, inflection, to: &buffer)
            buffer.replaceYo(from: 0)
            let ours = buffer.string
            let theirs = spellOut.string(Int64(value), ruleSet)
            compared += 1
            if ours != theirs { Issue.record("\(value) \(inflection): \(ours), ICU \(theirs ?? "nothing")") }
        }
        #expect(compared > 8000)
    }

    private func grammar() throws -> SlavicNumerals {
        try RussianGrammar(numbers: .words, options: .init()).numerals
    }

    private func isWrongInICU(_ value: UInt64, _ inflection: Inflection) -> Bool {
        if value == 0, inflection.grammaticalCase != .nominative { return true }
        // «двадцать одном» for «двадцати одном», also before «миллионах».
        guard inflection.grammaticalCase == .prepositional else { return false }
        var rest = value / 1_000_000
        while rest > 0 {
            if (20...39).contains(rest % 100) { return true }
            rest /= 1000
        }
        return inflection.gender == .masculine && (20...39).contains(value % 100)
    }
}
