import SpokenCatalogs
import SpokenDiagnostics

/// `{name}`, `${x}`, `%{x}`, `{{x}}` that a translation lost or changed.
struct NamedPlaceholderRule: MessageRule {
    static let description = RuleDescription(
        id: "named-placeholder", group: .placeholders, severity: .error, certainty: .likely,
        summary: "A named placeholder of the source, such as `{name}`, is lost or changed, or a "
            + "translation has one more.",
        rationale: "The app puts nothing in its place: users read `{имя}` as it stands, or do not learn the "
            + "name.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Hello, {name}!\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Здравствуйте, 1️⃣{имя}!\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Hello, {name}!\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Здравствуйте, {name}!\";\n")

    static let triggers: TextTraits = [.markup, .percent]

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let syntax = scope.document.localization(of: message).placeholders
        // `{0}` is an argument there, which other rules compare; braces of a message hold forms too.
        let hasOwnNames = syntax.hasNames || syntax == .ruby
        let scan = hasOwnNames ? { Self.arguments($0, syntax) } : MarkupScanner.namedPlaceholders
        guard var comparison = MarkupComparison(message, of: scope, scan) else { return }
        // A message that cannot be read is told as that.
        let span = scope.document.localization(of: message).span
        if syntax.isMessage,
            scope.catalog.diagnostics.contains(where: { $0.span.start >= span.start && $0.span.end <= span.end })
        {
            return
        }
        if syntax == .ruby, message.key.contains("errors.") { comparison.drop(Self.always) }
        // A name of the product alone is what translations put in its place: `CFBundleName`.
        let lost = comparison.lost.filter { !$0.hasPrefix("$(") || scope.source(of: message)?.texts != [$0] }
        // Where arguments are written otherwise, braces may be an example: «{{Country}}» of a template.
        let most: Severity = syntax == .java ? .warning : .error
        for (item, text) in comparison.added {
            let hint = lost.isEmpty ? "remove it" : "write '\(lost.joined(separator: "' and '"))'"
            findings.report(
                item.range, of: text, "'\(item.name)' is no placeholder of the source; \(hint)", atMost: most)
        }
        guard comparison.added.isEmpty else { return }
        for name in lost {
            findings.report(
                at: comparison.first.value.span,
                "'\(name)' of the source is not in the translation '\(Quoting.short(comparison.first.string))'; add it",
                atMost: most)
        }
    }

    /// What Rails gives to every message about an error, whether the text shows it or not.
    private static let always: Set<String> = ["%{attribute}", "%{model}", "%{value}", "%{count}"]

    /// The arguments of a message by their names: braces hold forms too.
    private static func arguments(_ text: String, _ syntax: PlaceholderSyntax) -> [MarkupItem] {
        let format = FormatString(text, syntax)
        return format.placeholders.filter { $0.isNamed || $0.kind == .variable }.map {
            let name = format.name(of: $0)
            let written =
                switch syntax {
                case .i18next: $0.kind == .variable ? "$t(\(name))" : "{{\(name)}}"
                case .fluent: "{ $\(name) }"
                case .ruby: "%{\(name)}"
                default: "{\(name)}"
                }
            return MarkupItem(name: written, range: $0.range)
        }
    }
}
