import SpokenFormatting
import SpokenICU
import SpokenModel
import Testing

/// Number words of English and Spanish against CLDR's rules, and read back.
@Suite struct EnglishSpanishNumeralTests {
    private static func samples() -> [Int64] {
        var result = Array(Int64(0)...9999)
        var state: UInt64 = 7
        for _ in 0..<4000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let digits = UInt8(truncatingIfNeeded: state >> 60) + 3
            result.append(Int64((state >> 3) % DecimalNumber.powerOfTen(min(digits, 18))))
        }
        return result
    }

    @Test func englishCardinalsAndOrdinalsAreThoseOfCLDR() throws {
        let grammar = try QuantityFormatter(language: .english, numbers: .words).grammar
        let icu = try ICUSpellOut(.english)
        let cardinal = try #require(icu.ruleSet(named: "spellout-cardinal"))
        let ordinal = try #require(icu.ruleSet(named: "spellout-ordinal"))
        var buffer = UTF8Buffer()
        for value in Self.samples() {
            let number = UInt64(value)
            buffer.removeAll()
            grammar.appendCardinal(number, Inflection(), to: &buffer)
            if let expected = icu.string(value, cardinal) { #expect(buffer.string == expected, "en \(value)") }
            buffer.removeAll()
            grammar.appendOrdinal(number, Inflection(), to: &buffer)
            if let expected = icu.string(value, ordinal) { #expect(buffer.string == expected, "en ordinal \(value)") }
        }
    }

    @Test(arguments: [
        (GrammaticalGender.masculine, "spellout-numbering"), (.feminine, "spellout-cardinal-feminine"),
    ])
    func spanishCardinalsAreThoseOfCLDR(_ gender: GrammaticalGender, _ name: String) throws {
        let grammar = try QuantityFormatter(language: .spanish, numbers: .words).grammar
        let icu = try ICUSpellOut(.spanish)
        let set = try #require(icu.ruleSet(named: name))
        var buffer = UTF8Buffer()
        // CLDR says «doscientos mil libras»; hundreds agree with the noun, «doscientas mil» (DPD, «cardinales»).
        for value in Self.samples() where value < 10_000 || gender == .masculine {
            buffer.removeAll()
            grammar.appendCardinal(UInt64(value), Inflection(.nominative, gender), to: &buffer)
            if let expected = icu.string(value, set) { #expect(buffer.string == expected, "es \(gender) \(value)") }
        }
    }

    @Test func englishWordsReadBack() throws {
        let grammar = try QuantityFormatter(
            language: .english, numbers: .words, options: FormattingOptions(saysAnd: true)
        ).grammar
        var buffer = UTF8Buffer()
        let belowAMillion = (UInt64(10_000)..<1_000_000).filter { $0 % 17 == 0 || $0 % 1000 < 2 }
        for value in Self.samples().map({ UInt64($0) }) + belowAMillion {
            buffer.removeAll()
            grammar.appendCardinal(value, Inflection(), to: &buffer)
            if Self.read(buffer.string) != value { Issue.record("\(value) is spelled \(buffer.string)") }
        }
    }

    private static let names = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let scales = ["thousand", "million", "billion", "trillion", "quadrillion"]

    /// A reader that knows nothing of the writer.
    private static func read(_ text: String) -> UInt64? {
        var total: UInt64 = 0
        var group: UInt64 = 0
        for word in text.split(whereSeparator: { $0 == " " || $0 == "-" }) where word != "and" {
            if let value = names.firstIndex(of: String(word)) {
                group += UInt64(value)
            } else if let place = tens.firstIndex(of: String(word)) {
                group += UInt64(place + 2) * 10
            } else if word == "hundred" {
                group *= 100
            } else if let scale = scales.firstIndex(of: String(word)) {
                total += group * DecimalNumber.powerOfTen(UInt8(scale * 3 + 3))
                group = 0
            } else {
                return nil
            }
        }
        return total + group
    }
}
