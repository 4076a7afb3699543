import SpokenCatalogs
import SpokenDiagnostics

/// `%d` in one plural form and `%@` in another.
struct ConflictingFormsRule: MessageRule {
    static let description = RuleDescription(
        id: "conflicting-forms", group: .plurals, severity: .error,
        summary: "Two plural forms of one text read an argument as different kinds of values.",
        rationale: "For some numbers the text shows garbage, or the app crashes.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "1️⃣%@ товара", "many": "%d товаров", "other": "%d товара",
            ]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        if scope.document.localization(of: message).placeholders.showsEverything { return }
        let texts = scope.document.texts(of: message)
        var votes: [Key: [ArgumentSignature.Kind: Int]] = [:]
        func each(_ body: (Key, ArgumentSignature.Kind, LintText, Placeholder) -> Void) {
            for text in texts where !text.path.isEmpty {
                var next = 1
                for placeholder in text.placeholders
                where placeholder.kind == .argument && placeholder.isReal && !placeholder.isNamed {
                    guard let kind = ArgumentSignature.kind(of: placeholder.argumentType) else { continue }
                    // In the form of a variable a specifier without a position is the argument of the variable.
                    let position = placeholder.position ?? (text.variable == nil ? next : 0)
                    if placeholder.position == nil { next += 1 }
                    body(Key(variable: text.variable, position: position), kind, text, placeholder)
                }
            }
        }
        each { key, kind, _, _ in votes[key, default: [:]][kind, default: 0] += 1 }
        guard votes.values.contains(where: { $0.count > 1 }) else { return }
        let syntax = scope.document.localization(of: message).placeholders
        each { key, kind, text, placeholder in
            guard let own = votes[key], own.count > 1,
                let most = own.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }), most.key != kind
            else { return }
            findings.report(
                placeholder.range, of: text,
                "'\(PlaceholderPlace.source(of: placeholder, in: text.string))' is \(kind.name(syntax)), and "
                    + "\(most.key.name(syntax)) in other forms; write the same in all")
        }
    }

    private struct Key: Hashable {
        let variable: Int?
        let position: Int
    }
}
