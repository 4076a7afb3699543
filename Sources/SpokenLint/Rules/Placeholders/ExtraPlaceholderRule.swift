import SpokenCatalogs
import SpokenDiagnostics

/// A translation asks for an argument that the source does not have.
struct ExtraPlaceholderRule: MessageRule {
    static let description = RuleDescription(
        id: "extra-placeholder", group: .placeholders, severity: .error,
        summary: "A translation uses an argument that the source language does not have.",
        rationale: "The app reads memory that is not there: garbage, an empty place or a crash.",
        example: "--- en.lproj/Shop.strings\n\"order\" = \"Order %@\";\n"
            + "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ %1$@ от 1️⃣%2$@\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"order\" = \"Order %@\";\n"
            + "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ %1$@\";\n")

    static let needsArguments = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let source = scope.source(of: message), !source.signature.isEmpty, source.signature.isValid else {
            return
        }
        let signature = scope.signature(of: message)
        guard signature.isValid else { return }
        for (position, argument) in signature.arguments.sorted(by: { $0.key < $1.key })
        where source.signature.arguments[position] == nil {
            let known = source.signature.arguments.keys.max() ?? 0
            let text = "argument \(position), '\(argument.specifier)', is not in the source, which has \(known)"
            guard let place = PlaceholderPlace.find(position, message, in: scope) else { continue }
            findings.report(place.range, of: place.text, text + "; remove it")
        }
    }
}
