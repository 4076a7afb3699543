import SpokenDiagnostics

/// Something that a parser could not understand, before it has a line.
struct ParseProblem {
    var rule: String
    var severity: Severity
    var start: Int
    var end: Int
    var message: String

    /// The text breaks the grammar of its format.
    static func syntax(_ start: Int, _ end: Int, _ message: String) -> ParseProblem {
        ParseProblem(rule: "syntax-error", severity: .error, start: start, end: end, message: message)
    }

    /// The bytes are no text in the encoding of the file.
    static func encoding(_ start: Int, _ end: Int, _ message: String) -> ParseProblem {
        ParseProblem(rule: "invalid-encoding", severity: .error, start: start, end: end, message: message)
    }

    /// The text is well formed but not what the format expects at this place.
    static func structure(
        _ start: Int, _ end: Int, _ message: String, severity: Severity = .error
    ) -> ParseProblem {
        ParseProblem(rule: "unexpected-structure", severity: severity, start: start, end: end, message: message)
    }
}
