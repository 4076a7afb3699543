import SpokenDiagnostics

/// A rule that is on, with its severity for the file at hand. A class, since a walk passes it on for every text.
final class ActiveRule: Sendable {
    let description: RuleDescription
    let severity: Severity

    init(description: RuleDescription, severity: Severity) {
        self.description = description
        self.severity = severity
    }
}
