import SpokenFormatting
import SpokenModel
import Testing

/// What was spelled is read back, by a reader that knows nothing of the writer: every number below ten thousand, a dense
/// sample of those below a million, and random ones beyond.
@Suite struct NumbersReadBackTests {
    /// Polish comes from CLDR's rules, which are slower.
    @Test(arguments: [("es", UInt64(17)), ("uk", 17), ("be", 17), ("pl", 97)])
    func numbersReadBack(language: String, step: UInt64) throws {
        let reader = try #require(NumberReader.all[language])
        let grammar = try QuantityFormatter(language: LanguageTag(language), numbers: .words).grammar
        var buffer = UTF8Buffer()
        func check(_ value: UInt64) {
            buffer.removeAll()
            grammar.appendCardinal(value, Inflection(), to: &buffer)
            // Spanish joins tens and ones by «y».
            let text = buffer.string.split(separator: " y ").joined(separator: " ")
            if reader.value(text) != value { Issue.record("\(language) \(value) is spelled \(buffer.string)") }
        }
        for value in UInt64(0)..<1_000_000 where value < 10_000 || value % step == 0 || value % 1000 < 2 {
            check(value)
        }
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            check(UInt64.random(in: 0...DecimalNumber.maximum, using: &generator) >> UInt64.random(in: 0...40))
        }
    }

    @Test func theReaderRefusesWrongWords() {
        #expect(NumberReader.spanish.value("treinta cuarenta") == nil)
        #expect(NumberReader.ukrainian.value("один двадцять") == nil)
        #expect(NumberReader.polish.value("dwa sto") == nil)
        #expect(NumberReader.polish.value("dwa tysiące pięć") == 2005)
        #expect(NumberReader.spanish.value("mil doscientos millones") == 1_200_000_000)
    }
}
