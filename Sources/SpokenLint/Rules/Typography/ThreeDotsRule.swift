import SpokenCatalogs
import SpokenDiagnostics

/// `...` for `…`.
struct ThreeDotsRule: TextRule {
    static let description = RuleDescription(
        id: "three-dots", group: .typography, severity: .info,
        summary: "Three full stops stand for an ellipsis.",
        rationale: "«…» is one character, never breaks over two lines, and screen readers pause for it.",
        example: "--- ru.lproj/Shop.strings\n\"wait\" = \"Загрузка1️⃣...\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"wait\" = \"Загрузка…\";\n", fix: .safe)

    static let triggers: TextTraits = .threeDots

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let bytes = Array(text.string.utf8)
        for run in ByteRuns.of(0x2E, in: bytes) where run.count == 3 {
            // Paths such as ".../file" and longer runs are meant.
            let next = run.upperBound < bytes.count ? bytes[run.upperBound] : 0x20
            guard next != 0x2F, next != 0x5C else { continue }
            findings.report(run, of: text, "'...' stands for an ellipsis; write '…'", replacement: "…")
        }
    }
}
