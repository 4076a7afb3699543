import SpokenCatalogs
import SpokenDiagnostics

/// A translation reads an argument as another kind of value.
struct WrongPlaceholderTypeRule: MessageRule {
    static let description = RuleDescription(
        id: "wrong-placeholder-type", group: .placeholders, severity: .error,
        summary: "A translation reads an argument as another kind of value than the source.",
        rationale: "A number read as an object crashes the app; an object read as a number shows its address.",
        example: "--- en.lproj/Shop.strings\n\"left\" = \"%d left\";\n"
            + "--- ru.lproj/Shop.strings\n\"left\" = \"Осталось: 1️⃣%@\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"left\" = \"%d left\";\n"
            + "--- ru.lproj/Shop.strings\n\"left\" = \"Осталось: %d\";\n")

    static let needsArguments = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let source = scope.source(of: message), !source.signature.isEmpty, source.signature.isValid else {
            return
        }
        let signature = scope.signature(of: message)
        guard signature.isValid else { return }
        let syntax = scope.document.localization(of: message).placeholders
        lazy var places = PlaceholderPlace(message, in: scope)
        for (position, argument) in signature.arguments.sorted(by: { $0.key < $1.key }) {
            guard let expected = source.signature.arguments[position], expected.kind != argument.kind,
                // `%s` of Java makes a text of every value; `%d` of a text throws.
                !(argument.kind == .object && syntax.showsEverything),
                let place = places.find(position)
            else { continue }
            findings.report(
                place.range, of: place.text,
                "argument \(position) is \(expected.kind.name(syntax)) in the source, '\(expected.specifier)', and "
                    + "\(argument.kind.name(syntax)) here, '\(argument.specifier)'")
        }
    }
}
