import SpokenCatalogs
import SpokenDiagnostics

/// `%1$@ … %3$@`: an argument in the middle is not used.
struct SkippedPositionRule: MessageRule {
    static let description = RuleDescription(
        id: "skipped-position", group: .placeholders, severity: .warning,
        summary: "The positions of a text skip a number.",
        rationale: "The system does not know the size of the skipped argument and may read the others wrongly; plural "
            + "rules then choose the wrong form.",
        example: "--- en.lproj/Shop.strings\n\"order\" = \"%1$@ of 1️⃣%3$@\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"order\" = \"%1$@ of %2$@\";\n")

    static let needsArguments = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard scope.document.texts(of: message).contains(where: \.isFormat) else { return }
        // A translation that skips is reported as one that lost an argument.
        guard scope.source(of: message).map({ $0.signature.isEmpty }) ?? true else { return }
        let signature = scope.signature(of: message)
        guard signature.isValid, let last = signature.arguments.keys.max(), last > 1, last <= 127 else { return }
        let skipped = (1..<last).filter { signature.arguments[$0] == nil && !signature.doubtful.contains($0) }
        guard let first = skipped.first, let next = signature.arguments.keys.filter({ $0 > first }).min(),
            let place = PlaceholderPlace(message, in: scope).find(next)
        else { return }
        let list = skipped.prefix(5).map(String.init).joined(separator: ", ")
        findings.report(
            place.range, of: place.text,
            "argument \(list) is not used, but argument \(last) is; use every argument or number them anew")
    }
}
