import SpokenCatalogs
import SpokenDiagnostics

/// An argument of the source is not in the translation.
struct MissingPlaceholderRule: MessageRule {
    static let description = RuleDescription(
        id: "missing-placeholder", group: .placeholders, severity: .warning,
        summary: "An argument that the source language shows is not in the translation.",
        rationale: "Users of this language do not learn the name, price or number.",
        example: "--- en.lproj/Shop.strings\n\"cart.title\" = \"Add to cart for %@\";\n"
            + "--- ru.lproj/Shop.strings\n\"cart.title\" = \"1️⃣В корзину\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"cart.title\" = \"Add to cart for %@\";\n"
            + "--- ru.lproj/Shop.strings\n\"cart.title\" = \"В корзину за %@\";\n")

    static let needsArguments = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let source = scope.source(of: message), !source.signature.isEmpty, source.signature.isValid,
            let first = scope.document.texts(of: message).first,
            !scope.document.texts(of: message).allSatisfy(\.traits.isEmptyText)
        else { return }
        let signature = scope.signature(of: message)
        guard signature.isValid else { return }
        for (position, argument) in source.signature.arguments.sorted(by: { $0.key < $1.key })
        where signature.arguments[position] == nil && !signature.doubtful.contains(position) {
            findings.report(
                first,
                "argument \(position) of the source, '\(argument.specifier)', is not in the translation "
                    + "'\(Quoting.short(first.string))'; add it")
        }
    }
}
