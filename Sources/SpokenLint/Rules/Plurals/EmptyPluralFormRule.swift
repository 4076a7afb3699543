import SpokenCatalogs
import SpokenDiagnostics

/// A plural form without a character.
struct EmptyPluralFormRule: TextRule {
    static let description = RuleDescription(
        id: "empty-plural-form", group: .plurals, severity: .error,
        summary: "A plural form is empty while others have a text.",
        rationale: "For these numbers nothing is shown and nothing is said.",
        example: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "1️⃣", "other": "%d items"]),
        repaired: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "other": "%d items"]))

    static let triggers: TextTraits = .empty

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let category = text.pluralCategory, category != "zero" else { return }
        if let state = text.state, scope.catalog.string(state) == "new" { return }
        let siblings = scope.document.texts(of: message).filter { $0.variable == text.variable }
        guard !siblings.allSatisfy(\.traits.isEmptyText) else { return }
        // An ending that one number does not have: "file" + "s".
        guard siblings.contains(where: { $0.string.utf8.count > 3 }) else { return }
        let isShown =
            !scope.catalog.format.definition.countsWhole
            || scope.language(of: message)?.takesWhole(category) != false
        findings.report(
            at: text.value.span, "the form '\(category)' is empty; write it", atMost: isShown ? .error : .info)
    }
}
