import SpokenCatalogs
import SpokenDiagnostics

/// Two or more unnumbered placeholders.
struct ImplicitPositionsRule: TextRule {
    static let description = RuleDescription(
        id: "implicit-positions", group: .placeholders, severity: .info,
        summary: "A text with two or more arguments does not number them.",
        rationale: "Translators cannot change the order of words, which other languages need.",
        example: "--- en.lproj/Shop.strings\n\"order\" = \"1️⃣%@ from %@\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"order\" = \"%1$@ from %2$@\";\n", fix: .safe)

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.variable == nil, text.syntax == .apple || text.syntax == .printf, scope.source(of: message) == nil
        else { return }
        let real = text.placeholders.filter { $0.isReal && !$0.isNamed }
        guard real.count >= 2, let first = real.first, let last = real.last,
            real.allSatisfy({ $0.position == nil && $0.kind == .argument && $0.width == nil && $0.precision == nil })
        else { return }
        var numbered = ""
        let bytes = Array(text.string.utf8)
        var offset = first.range.lowerBound
        for (index, placeholder) in real.enumerated() {
            numbered += String(decoding: bytes[offset...placeholder.range.lowerBound], as: UTF8.self)
            numbered += "\(index + 1)$"
            offset = placeholder.range.lowerBound + 1
        }
        numbered += String(decoding: bytes[offset..<last.range.upperBound], as: UTF8.self)
        findings.report(
            first.range.lowerBound..<last.range.upperBound, of: text,
            "\(real.count) arguments without positions; number them so that translators can change their order",
            replacement: numbered)
    }
}
