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
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x2E else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, bytes[end] == 0x2E { end += 1 }
            // Paths such as ".../file" and longer runs are meant.
            let next = end < bytes.count ? bytes[end] : 0x20
            if end - index == 3, next != 0x2F, next != 0x5C {
                findings.report(index..<end, of: text, "'...' stands for an ellipsis; write '…'", replacement: "…")
            }
            index = end
        }
    }
}
