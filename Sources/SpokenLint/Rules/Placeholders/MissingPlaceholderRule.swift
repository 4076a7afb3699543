import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

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
        if message.hasChoices, !source.sharedObjects.isEmpty { checkForms(message, source, scope, &findings) }
    }

    /// A name that one plural form leaves out: users learn it for some numbers only.
    private func checkForms(
        _ message: LintMessage, _ source: SourceMessage, _ scope: LintScope, _ findings: inout Findings
    ) {
        let forms = scope.document.texts(of: message).filter { $0.pluralCategory != nil && $0.pluralCategory != "zero" }
        let shown = forms.map { FormObjects.shown(by: $0)?.all }
        for position in source.sharedObjects.sorted() {
            // Where no form has it, it stands in the text around them, or is missing as a whole.
            guard shown.contains(where: { $0?.contains(position) == true }) else { continue }
            for (form, shown) in zip(forms, shown) where !form.traits.isEmptyText {
                guard let shown, !shown.contains(position), let name = form.pluralCategory else { continue }
                // The only argument is the number, which «один файл» says without it.
                if source.signature.arguments.count == 1, let category = PluralCategory(rawValue: name),
                    scope.language(of: message)?.coversLargeNumbers(category) == false
                {
                    continue
                }
                findings.report(
                    form, "the form '\(name)' leaves out argument \(position), which all of the source have; add it")
            }
        }
    }
}
