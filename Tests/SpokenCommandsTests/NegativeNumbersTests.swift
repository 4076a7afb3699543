import Testing

@testable import SpokenCommands

@Suite struct NegativeNumbersTests {
    @Test func onlyNumbersAreProtected() {
        #expect(
            NegativeNumbers.protect(["format", "measure", "-5", "celsius", "--case", "-n", "-", "-.5"])
                == ["format", "measure", "\u{2212}5", "celsius", "--case", "-n", "-", "-.5"])
    }

    @Test func nothingChangesBehindTheTerminator() {
        #expect(NegativeNumbers.protect(["-1", "--", "-2"]) == ["\u{2212}1", "--", "-2"])
    }
}
