import SpokenCatalogs
import SpokenDiagnostics

/// Two spaces between words.
struct DoubleSpaceRule: TextRule {
    static let description = RuleDescription(
        id: "double-space", group: .typography, severity: .info,
        summary: "Two or more spaces stand between words.",
        rationale: "It shows as a gap, and the wider word space breaks the line badly.",
        example: "--- ru.lproj/Shop.strings\n\"cart\" = \"В1️⃣  корзину\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"cart\" = \"В корзину\";\n", fix: .safe)

    static let triggers: TextTraits = .doubleSpace

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let bytes = Array(text.string.utf8)
        for run in ByteRuns.of(0x20, in: bytes) {
            // Spaces at a line's start or end lay out columns and code; at the edges another rule looks.
            guard run.count > 1, run.lowerBound > 0, run.upperBound < bytes.count, bytes[run.lowerBound - 1] != 0x0A,
                bytes[run.upperBound] != 0x0A
            else { continue }
            // Behind a full stop two spaces are a habit of English typists, in many languages an editor's.
            if scope.languageCode(of: message) == "en", run.count == 2,
                [0x2E, 0x21, 0x3F, 0x3A].contains(bytes[run.lowerBound - 1])
            {
                continue
            }
            findings.report(run, of: text, "\(run.count) spaces; write one", replacement: " ")
        }
    }
}
