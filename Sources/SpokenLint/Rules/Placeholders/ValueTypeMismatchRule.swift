import SpokenCatalogs
import SpokenDiagnostics

/// `%@` under the value type `d`.
struct ValueTypeMismatchRule: MessageRule {
    static let description = RuleDescription(
        id: "value-type-mismatch", group: .placeholders, severity: .error,
        summary: "A plural form reads its number as another kind of value than the value type says.",
        rationale: "`%@` for a number crashes the app, `%d` for an object shows its address.",
        example: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "1️⃣%@ item", "other": "1️⃣%@ items"]),
        repaired: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "other": "%d items"]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let variables = scope.document.localization(of: message).variables
        guard !variables.isEmpty else { return }
        for text in scope.document.texts(of: message) {
            guard let index = text.variable, variables.indices.contains(index) else { continue }
            let type = variables[index].valueType
            // Apple reads a .stringsdict without a value type as an object.
            let isAbsent = type == nil && scope.catalog.format == .stringsdict
            guard
                let expected = isAbsent
                    ? .object : ArgumentSignature.kind(ofValueType: variables[index], scope.catalog)
            else { continue }
            for placeholder in text.placeholders
            where placeholder.kind == .argument && placeholder.isReal && placeholder.position == nil {
                guard let kind = ArgumentSignature.kind(of: placeholder.argumentType), kind != expected else {
                    continue
                }
                let written = PlaceholderPlace.source(of: placeholder, in: text.string)
                findings.report(
                    placeholder.range, of: text,
                    "'\(written)' is \(kind.rawValue), but the value type is "
                        + (type.map { "'\(scope.catalog.string($0))'" } ?? "missing, which means '@'; add it"))
            }
        }
    }
}
