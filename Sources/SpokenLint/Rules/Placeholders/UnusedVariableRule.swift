import SpokenCatalogs
import SpokenDiagnostics

/// A variable that no format names.
struct UnusedVariableRule: MessageRule {
    static let description = RuleDescription(
        id: "unused-variable", group: .placeholders, severity: .warning,
        summary: "A variable with plural forms is never used.",
        rationale: "Its forms are never shown: the number was probably meant to be in the text.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                marked: true, format: "Товары: %d",
                ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let localization = scope.document.localization(of: message)
        guard !localization.variables.isEmpty else { return }
        var used = Set<String>()
        // Xcode allows points in names, which the system's scanner does not read.
        let hasPoints = localization.variables.contains { scope.catalog.string($0.name).contains(".") }
        for text in scope.document.texts(of: message) {
            if hasPoints {
                let pieces = text.string.split(separator: "#@", omittingEmptySubsequences: false).dropFirst()
                used.formUnion(pieces.map { String($0.prefix { $0 != "@" }) })
            }
            for placeholder in text.placeholders where placeholder.kind == .variable {
                used.insert(PlaceholderPlace.name(of: placeholder, in: text.string))
            }
        }
        // `%# @items @` means the variable and is reported as it stands.
        let isBroken = scope.document.texts(of: message).contains { text in
            text.placeholders.contains { $0.isDoubtful && $0.flags.contains(.alternate) }
        }
        if isBroken { return }
        for variable in localization.variables {
            let name = scope.catalog.string(variable.name)
            guard !used.contains(name) else { continue }
            findings.report(
                at: variable.name.span, "the variable '\(name)' is never used; write %#@\(name)@ or remove it")
        }
    }
}
