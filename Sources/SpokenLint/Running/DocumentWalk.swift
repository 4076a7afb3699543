import SpokenCatalogs
import SpokenDiagnostics

/// Asks every rule about one file or a piece of it, in one pass over its texts.
struct DocumentWalk {
    private let scope: LintScope
    private let rules: ActiveRules
    /// Those that make sense for untouched copies of the source text.
    private lazy var rulesForCopies = rules.forCopies
    private var findings: Findings
    private var failures: [LintFailure] = []
    /// Rules that have failed in this file; nearly always empty.
    private var failed = Set<String>()

    private init(_ scope: LintScope, _ rules: ActiveRules) {
        self.scope = scope
        self.rules = rules
        findings = Findings(scope.document)
    }

    /// - Parameters:
    ///   - piece: the messages to look at.
    ///   - asksDocument: whether the file is looked at as a whole too.
    static func run(_ scope: LintScope, _ rules: ActiveRules, piece: Range<Int>, asksDocument: Bool) -> FileOutcome {
        var walk = DocumentWalk(scope, rules)
        if asksDocument { walk.checkDocument() }
        walk.check(piece)
        var outcome = FileOutcome()
        outcome.diagnostics = walk.findings.diagnostics
        if asksDocument { outcome.diagnostics += walk.readerDiagnostics() }
        // Here, on every core, so that little is left to do for the whole.
        outcome.diagnostics = Diagnostic.inOrder(outcome.diagnostics)
        outcome.failures = walk.failures
        outcome.suppress(scope.document.suppressions)
        return outcome
    }

    private mutating func checkDocument() {
        for (rule, active) in rules.documents {
            let start = findings.count
            do { try rule.check(scope, to: &findings) } catch { fail(active, error) }
            findings.sign(from: start, active)
        }
    }

    private mutating func check(_ piece: Range<Int>) {
        for message in scope.document.messages[piece.clamped(to: scope.document.messages.indices)] {
            // Users never see it: that is all there is to say of it.
            if scope.winner(over: message) != nil { continue }
            if message.use == .source { continue }
            findings.key = message.key
            if !message.language.isEmpty { findings.language = message.language }
            if message.use == .draft {
                checkDraft(message)
            } else {
                check(message, scope.isUntranslatedCopy(message) ? rulesForCopies : rules)
            }
        }
    }

    private static let states: Set<String> = ["needs-review", "untranslated-state"]

    /// Nobody sees a draft: all there is to say is that it is one.
    private mutating func checkDraft(_ message: LintMessage) {
        guard let text = scope.document.texts(of: message).first else { return }
        for index in rules.texts.rules.indices where Self.states.contains(rules.texts.active[index].description.id) {
            let start = findings.count
            do { try rules.texts.rules[index].check(text, in: message, of: scope, to: &findings) } catch {
                fail(rules.texts.active[index], error)
            }
            if findings.count > start { findings.sign(from: start, rules.texts.active[index]) }
        }
    }

    private mutating func check(_ message: LintMessage, _ rules: ActiveRules) {
        check(message, rules.messages)
        if hasArguments(message) { check(message, rules.arguments) }
        if message.hasChoices { check(message, rules.choices) }
        for text in scope.document.texts(of: message) {
            check(text, message, rules.texts)
            guard message.spoken.isSpoken else { continue }
            if !rules.speech.isEmpty { checkSpeech(text, message) }
            check(text, message, rules.spokenTexts)
        }
    }

    private func hasArguments(_ message: LintMessage) -> Bool {
        for index in message.texts where scope.document.texts[index].traits.contains(.percent) { return true }
        return scope.source(of: message)?.signature.isEmpty == false
    }

    private mutating func check(_ message: LintMessage, _ steps: ActiveRules.MessageSteps) {
        let traits = message.traits.union(scope.source(of: message)?.traits ?? [])
        for index in steps.triggers.indices where !traits.isDisjoint(with: steps.triggers[index]) {
            let start = findings.count
            if !failed.isEmpty, hasFailed(steps.active[index]) { continue }
            do { try steps.rules[index].check(message, of: scope, to: &findings) } catch {
                fail(steps.active[index], error)
            }
            if findings.count > start { findings.sign(from: start, steps.active[index]) }
        }
    }

    private mutating func check(_ text: LintText, _ message: LintMessage, _ steps: ActiveRules.TextSteps) {
        for index in steps.triggers.indices where !text.traits.isDisjoint(with: steps.triggers[index]) {
            let start = findings.count
            if !failed.isEmpty, hasFailed(steps.active[index]) { continue }
            do { try steps.rules[index].check(text, in: message, of: scope, to: &findings) } catch {
                fail(steps.active[index], error)
            }
            if findings.count > start { findings.sign(from: start, steps.active[index]) }
        }
    }

    private func hasFailed(_ active: ActiveRule) -> Bool { failed.contains(active.description.id) }

    /// A rule that fails is reported once and not asked again in this file.
    private mutating func fail(_ active: ActiveRule, _ failure: RuleFailure) {
        failed.insert(active.description.id)
        failures.append(LintFailure(rule: active.description.id, file: scope.catalog.path, reason: failure.reason))
    }

    private mutating func checkSpeech(_ text: LintText, _ message: LintMessage) {
        guard let engine = scope.engine(of: message) else { return }
        for span in engine.spans(of: text) {
            guard let (what, active) = rules.speech[span.kind] else { continue }
            let start = findings.count
            // Only rules that promise a fix offer one.
            let spoken = active.description.fix == nil ? nil : span.spoken
            let advice = spoken.map { "say '\($0)'" } ?? "write what is to be said"
            findings.report(
                span.range, of: text, "'\(span.written)' is \(what) in a text that is said; \(advice)",
                replacement: spoken, .unsafe, atMost: span.isUnread ? .warning : .error)
            findings.sign(from: start, active)
        }
    }

    /// What the reader could not understand, with the severity that the configuration wants.
    private func readerDiagnostics() -> [Diagnostic] {
        scope.catalog.diagnostics.compactMap { diagnostic in
            guard let severity = rules.reader[diagnostic.rule] else { return nil }
            var diagnostic = diagnostic
            // A reader's own warning is never raised.
            diagnostic.severity = min(diagnostic.severity, severity)
            diagnostic.language = diagnostic.language ?? scope.catalog.language?.description
            return diagnostic
        }
    }
}
