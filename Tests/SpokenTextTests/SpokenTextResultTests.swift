import SpokenText
import Testing

/// What a language cannot say is marked in the result.
@Suite struct SpokenTextResultTests {
    @Test(arguments: ["cy", "ga", "sw"])
    func marksARoleWithoutWords(language: String) throws {
        let formatter = try SpokenTextFormatter(language: language)
        let value = SpokenContent.measure(5, .kilometer)
        let result = formatter.result(value.each)
        #expect(result.problem?.kind == .droppedRole)
        #expect(result.text == formatter.format(value))
        #expect(throws: SpokenTextProblem.self) { try formatter.validate(value.each) }
    }

    @Test(arguments: ["ru", "en", "es", "uk", "de"])
    func hasNoMarkWhereTheRoleIsSaid(language: String) throws {
        let formatter = try SpokenTextFormatter(language: language)
        let value = SpokenContent.measure(5, .kilometer)
        let result = formatter.result(value.from)
        #expect(result.problem == nil)
        #expect(result.text != formatter.format(value))
    }
}
