import SpokenCatalogs
import SpokenDiagnostics

/// `%#@items@` without a variable `items`.
struct UnknownVariableRule: TextRule {
    static let description = RuleDescription(
        id: "unknown-variable", group: .placeholders, severity: .error,
        summary: "A format names a variable that is not there.",
        rationale: "The system shows nothing in its place, or the name.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                format: "1️⃣%#@item@",
                ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard scope.catalog.format != .strings, text.syntax == .apple || text.syntax == .none else { return }
        for placeholder in text.placeholders where placeholder.kind == .variable {
            let name = PlaceholderPlace.name(of: placeholder, in: text.string)
            guard scope.variables(of: message).numbers[name] == nil else { continue }
            let variables = scope.document.localization(of: message).variables
            let known = variables.prefix(5).map { scope.catalog.string($0.name) } + (variables.count > 5 ? ["…"] : [])
            let near = known.isEmpty ? "" : "; known: " + known.joined(separator: ", ")
            findings.report(placeholder.range, of: text, "there is no variable '\(name)'\(near)")
        }
    }
}
