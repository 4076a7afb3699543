import SpokenDiagnostics

/// A rule that is on, with its severity for the file at hand.
struct ActiveRule: Sendable {
    let description: RuleDescription
    var severity: Severity
}
