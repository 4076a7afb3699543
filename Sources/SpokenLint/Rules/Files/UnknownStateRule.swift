import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// `tranlsated` for `translated`.
struct UnknownStateRule: DocumentRule {
    static let description = RuleDescription(
        id: "unknown-state", group: .files, severity: .warning,
        summary: "A state in a String Catalog is misspelt or there is no such state.",
        rationale: "Xcode takes the text for one that is not translated, or refuses the file.",
        example: "--- Shop.xcstrings\n"
            + "{\"sourceLanguage\": \"en\", \"strings\": {\n"
            + "  \"Menu\": {\"localizations\": {\"ru\": {\"stringUnit\": {\"state\": \"1️⃣tranlsated\", \"value\": \"Меню\"}}}}\n"
            + "}, \"version\": \"1.0\"}\n",
        repaired: "--- Shop.xcstrings\n"
            + "{\"sourceLanguage\": \"en\", \"strings\": {\n"
            + "  \"Menu\": {\"localizations\": {\"ru\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Меню\"}}}}\n"
            + "}, \"version\": \"1.0\"}\n", fix: .safe)

    func check(_ scope: LintScope, to findings: inout Findings) {
        guard scope.catalog.format == .xcstrings else { return }
        for entry in scope.catalog.entries {
            guard let state = entry.extractionState else { continue }
            findings.key = scope.catalog.string(entry.key)
            Self.check(state, Self.extractionStates, in: scope, to: &findings)
        }
        for message in scope.document.messages {
            for text in scope.document.texts(of: message) {
                guard let state = text.state else { continue }
                findings.key = message.key
                Self.check(state, Self.states, in: scope, to: &findings)
            }
        }
        findings.key = nil
    }

    private static func check(
        _ state: CatalogText, _ known: [StaticString], in scope: LintScope, to findings: inout Findings
    ) {
        if known.contains(where: { scope.catalog.source.isEqual(state, $0) }) { return }
        let written = scope.catalog.string(state)
        let names = known.map(\.description)
        let near = NearestName.nearest(to: written, in: names)
        findings.report(
            at: state.span,
            "'\(Quoting.short(written))' is no state"
                + (near.map { "; did you mean '\($0)'?" } ?? "; known: " + names.joined(separator: ", ")),
            fix: near.map { Fix("write '\($0)'", .safe, [Fix.Edit(state.span, $0)]) })
    }

    private static let states: [StaticString] = ["translated", "needs_review", "new", "stale"]
    private static let extractionStates: [StaticString] = ["manual", "extracted_with_value", "migrated", "stale"]
}
