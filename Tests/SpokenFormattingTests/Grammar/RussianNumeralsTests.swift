import SpokenModel
import Testing

@testable import SpokenFormatting

@Suite struct RussianNumeralsTests {
    private let numerals: SlavicNumerals

    init() throws {
        numerals = try RussianGrammar(numbers: .words, options: .init()).numerals
    }

    private func cardinal(_ value: UInt64, _ inflection: Inflection = .init()) -> String {
        var buffer = UTF8Buffer()
        numerals.appendCardinal(value, inflection, to: &buffer)
        return buffer.string
    }

    @Test func everyNumberBelowAMillionReadsBack() {
        var buffer = UTF8Buffer()
        for value in UInt64(0)..<1_000_000 where value < 10_000 || value % 17 == 0 || value % 1000 < 2 {
            buffer.removeAll()
            numerals.appendCardinal(value, Inflection(), to: &buffer)
            let read = RussianReader.value(buffer.string)
            if read != value { Issue.record("\(value) is spelled \(buffer.string)") }
        }
    }

    @Test func randomLargeNumbersReadBack() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let value = UInt64.random(in: 0...DecimalNumber.maximum, using: &generator) >> UInt64.random(in: 0...40)
            let text = cardinal(value)
            #expect(RussianReader.value(text) == value, "\(value) is spelled \(text)")
        }
    }

    /// The words of a number are the same in all genders but the last.
    @Test func theReaderRefusesWrongWords() {
        #expect(RussianReader.value("два тысяч") == nil)
        #expect(RussianReader.value("двадцать десять") == nil)
        #expect(RussianReader.value("пять миллиона") == nil)
        #expect(RussianReader.value("тысяч пять") == nil)
    }

    @Test(
        arguments: [
            (0, GrammaticalCase.instrumental, "нулём"), (0, .prepositional, "нуле"), (3, .genitive, "трёх"),
            (40, .instrumental, "сорока"), (90, .dative, "девяноста"), (100, .prepositional, "ста"),
            (57, .instrumental, "пятьюдесятью семью"), (500, .instrumental, "пятьюстами"),
            (400, .dative, "четырёмстам"), (300, .prepositional, "трёхстах"), (21, .prepositional, "двадцати одном"),
            (1000, .instrumental, "одной тысячей"), (1_000_000, .dative, "одному миллиону"),
            (2_003_004, .genitive, "двух миллионов трёх тысяч четырёх"),
        ] as [(UInt64, GrammaticalCase, String)])
    func cases(value: UInt64, grammaticalCase: GrammaticalCase, expected: String) {
        #expect(cardinal(value, Inflection(grammaticalCase)) == expected)
    }

    @Test(
        arguments: [
            (1, GrammaticalGender.masculine, "одного"), (1, .feminine, "одну"), (2, .masculine, "двух"),
            (2, .feminine, "двух"), (4, .masculine, "четырёх"), (5, .masculine, "пять"),
            (21, .masculine, "двадцать одного"), (22, .masculine, "двадцать два"), (31, .feminine, "тридцать одну"),
            (1, .neuter, "одно"), (1000, .masculine, "одну тысячу"),
        ] as [(UInt64, GrammaticalGender, String)])
    func animateAccusative(value: UInt64, gender: GrammaticalGender, expected: String) {
        #expect(cardinal(value, Inflection(.accusative, gender, .singular, .animate)) == expected)
    }

    @Test(
        arguments: [
            (1, GrammaticalCase.nominative, "одни"), (2, .nominative, "двое"), (2, .genitive, "двух"),
            (3, .accusative, "трое"), (4, .instrumental, "четырьмя"), (5, .nominative, "пять"),
            (21, .genitive, "двадцати одних"),
        ] as [(UInt64, GrammaticalCase, String)])
    func pluralOnly(value: UInt64, grammaticalCase: GrammaticalCase, expected: String) {
        #expect(cardinal(value, Inflection(grammaticalCase, .masculine, .plural)) == expected)
    }

    @Test(
        arguments: [
            (0, "нулевой"), (1, "первый"), (2, "второй"), (3, "третий"), (4, "четвёртый"), (6, "шестой"),
            (7, "седьмой"),
            (8, "восьмой"), (13, "тринадцатый"), (20, "двадцатый"), (40, "сороковой"), (50, "пятидесятый"),
            (90, "девяностый"), (100, "сотый"), (101, "сто первый"), (120, "сто двадцатый"), (200, "двухсотый"),
            (300, "трёхсотый"), (500, "пятисотый"), (900, "девятисотый"), (1000, "тысячный"), (1100, "тысяча сотый"),
            (2000, "двухтысячный"), (2024, "две тысячи двадцать четвёртый"), (11_000, "одиннадцатитысячный"),
            (21_000, "двадцатиоднотысячный"), (25_000, "двадцатипятитысячный"), (90_000, "девяностотысячный"),
            (100_000, "стотысячный"), (140_000, "стосорокатысячный"), (200_000, "двухсоттысячный"),
            (1_000_000, "миллионный"), (1_000_001, "миллион первый"), (3_000_000, "трёхмиллионный"),
            (2_005_000, "два миллиона пятитысячный"), (1_000_000_000, "миллиардный"),
            (
                999_999_999_999_999_999,
                "девятьсот девяносто девять квадриллионов девятьсот девяносто девять триллионов девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девятый"
            ),
        ] as [(UInt64, String)])
    func ordinals(value: UInt64, expected: String) {
        var buffer = UTF8Buffer()
        numerals.appendOrdinal(value, Inflection(), to: &buffer)
        #expect(buffer.string == expected)
    }

    @Test func ordinalParadigms() {
        let expected: [(UInt64, GrammaticalGender, GrammaticalNumber, String)] = [
            (1, .masculine, .singular, "первый первого первому первый первым первом"),
            (2, .feminine, .singular, "вторая второй второй вторую второй второй"),
            (3, .masculine, .singular, "третий третьего третьему третий третьим третьем"),
            (3, .feminine, .singular, "третья третьей третьей третью третьей третьей"),
            (3, .neuter, .singular, "третье третьего третьему третье третьим третьем"),
            (3, .masculine, .plural, "третьи третьих третьим третьи третьими третьих"),
            (5, .neuter, .singular, "пятое пятого пятому пятое пятым пятом"),
            (90, .masculine, .plural, "девяностые девяностых девяностым девяностые девяностыми девяностых"),
        ]
        let cases: [GrammaticalCase] = [.nominative, .genitive, .dative, .accusative, .instrumental, .prepositional]
        for (value, gender, number, words) in expected {
            for (grammaticalCase, word) in zip(cases, words.split(separator: " ")) {
                var buffer = UTF8Buffer()
                numerals.appendOrdinal(value, Inflection(grammaticalCase, gender, number), to: &buffer)
                #expect(buffer.string == String(word), "\(value) \(grammaticalCase) \(gender) \(number)")
            }
        }
        var buffer = UTF8Buffer()
        numerals.appendOrdinal(3, Inflection(.accusative, .masculine, .singular, .animate), to: &buffer)
        #expect(buffer.string == "третьего")
    }

    @Test(
        arguments: [
            ("0.5", GrammaticalCase.nominative, "ноль целых пять десятых"),
            ("1.1", .nominative, "одна целая одна десятая"),
            ("2.25", .dative, "двум целым двадцати пяти сотым"), ("1.5", .accusative, "одну целую пять десятых"),
            ("1.01", .accusative, "одну целую одну сотую"), ("0.2", .instrumental, "нулём целых двумя десятыми"),
            ("3.141", .prepositional, "трёх целых ста сорока одной тысячной"),
            ("10.0005", .nominative, "десять целых пять десятитысячных"),
            ("0.00001", .genitive, "нуля целых одной стотысячной"),
            ("0.000002", .nominative, "ноль целых две миллионных"),
            ("21.50", .nominative, "двадцать одна целая пять десятых"),
            ("-0.5", .nominative, "минус ноль целых пять десятых"),
            ("1000.1", .dative, "одной тысяче целых одной десятой"), ("4.0", .genitive, "четырёх"),
            ("0.000000001", .nominative, "ноль целых одна миллиардная"),
        ] as [(String, GrammaticalCase, String)])
    func decimals(number: String, grammaticalCase: GrammaticalCase, expected: String) throws {
        var buffer = UTF8Buffer()
        numerals.appendDecimal(try DecimalNumber(number), Inflection(grammaticalCase), to: &buffer)
        #expect(buffer.string == expected)
    }
}
