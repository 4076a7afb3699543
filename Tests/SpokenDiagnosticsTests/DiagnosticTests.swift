import SpokenDiagnostics
import Testing

struct DiagnosticTests {
    private func diagnostic(_ file: String, _ start: Int, rule: String = "a", message: String = "m") -> Diagnostic {
        Diagnostic(
            rule: rule, severity: .error, file: file, span: SourceSpan(start, start + 1),
            start: SourceLocation(line: 1, column: start + 1), end: SourceLocation(line: 1, column: start + 2),
            message: message)
    }

    @Test func orderIsByFilePlaceAndRule() {
        let sorted = [diagnostic("b", 0), diagnostic("a", 5, rule: "z"), diagnostic("a", 5), diagnostic("a", 1)]
            .sorted(by: Diagnostic.precedes)
        #expect(sorted.map { "\($0.file)\($0.span.start)\($0.rule)" } == ["a1a", "a5a", "a5z", "b0a"])
    }

    @Test func fingerprintSurvivesMovesAndTellsMessagesApart() {
        #expect(diagnostic("a", 1).fingerprint == diagnostic("a", 70).fingerprint)
        #expect(diagnostic("a", 1).fingerprint != diagnostic("a", 1, message: "n").fingerprint)
        #expect(diagnostic("a", 1).fingerprint.utf8.count == 16)
    }
}
