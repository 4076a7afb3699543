import SpokenCatalogs
import SpokenDiagnostics

/// Asks every rule about one file, in one pass over its texts.
struct DocumentWalk {
    private let scope: LintScope
    private let rules: ActiveRules

    init(_ scope: LintScope, _ rules: ActiveRules) {
        self.scope = scope
        self.rules = rules
    }

    func run() -> [Diagnostic] {
        var findings = Findings(scope.catalog)
        for (rule, active) in rules.documents {
            findings.rule = active
            rule.check(scope, to: &findings)
        }
        for message in scope.document.messages {
            findings.key = message.key
            for (rule, active) in rules.messages {
                findings.rule = active
                rule.check(message, of: scope, to: &findings)
            }
            for text in scope.document.texts(of: message) {
                if message.spoken.isSpoken, !rules.speech.isEmpty { checkSpeech(text, message, &findings) }
                for entry in rules.texts {
                    guard !text.traits.isDisjoint(with: entry.triggers),
                        !entry.isSpokenOnly || message.spoken.isSpoken
                    else { continue }
                    findings.rule = entry.active
                    entry.rule.check(text, in: message, of: scope, to: &findings)
                }
            }
        }
        return readerDiagnostics() + findings.diagnostics
    }

    private func checkSpeech(_ text: LintText, _ message: LintMessage, _ findings: inout Findings) {
        for span in scope.engines.spans(of: text, language: message.language) {
            guard let (what, active) = rules.speech[span.kind] else { continue }
            findings.rule = active
            // Only rules that promise a fix offer one.
            let spoken = active.description.fix == nil ? nil : span.spoken
            let advice = spoken.map { "say '\($0)'" } ?? "write what is to be said"
            findings.report(
                span.range, of: text, "'\(span.written)' is \(what) in a text that is said; \(advice)",
                replacement: spoken, .unsafe)
        }
    }

    /// What the reader could not understand, with the severity that the configuration wants.
    private func readerDiagnostics() -> [Diagnostic] {
        scope.catalog.diagnostics.compactMap { diagnostic in
            guard let severity = rules.reader[diagnostic.rule] else { return nil }
            var diagnostic = diagnostic
            // A reader's own warning is never raised.
            diagnostic.severity = min(diagnostic.severity, severity)
            return diagnostic
        }
    }
}
