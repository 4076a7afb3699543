import SpokenCatalogs
import SpokenDiagnostics

/// `"…"` in Russian, where «…» is written.
struct StraightQuotesRule: TextRule {
    static let description = RuleDescription(
        id: "straight-quotes", group: .typography, severity: .info,
        summary: "Quotation marks of a typewriter stand in a Russian, Ukrainian or Belarusian text.",
        rationale: "These languages write «ёлочки»; straight marks look unfinished, and tell start and end not apart.",
        example: "--- ru.lproj/Shop.strings\n\"menu\" = \"Раздел 1️⃣\\\"Пицца\\\"\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"menu\" = \"Раздел «Пицца»\";\n", fix: .safe)

    static let triggers: TextTraits = .quote

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard scope.language(of: message)?.isEastSlavic == true else { return }
        let bytes = Array(text.string.utf8)
        let marks = bytes.indices.filter { bytes[$0] == 0x22 }
        // Pairs only: a lone mark is inches, an attribute of markup or a slip that a person must look at.
        guard marks.count >= 2, marks.count % 2 == 0, !bytes.contains(0x3C), !bytes.contains(0x3D) else { return }
        for index in stride(from: 0, to: marks.count, by: 2) {
            let (start, end) = (marks[index], marks[index + 1])
            guard end > start + 1, bytes[start + 1] != 0x20, bytes[end - 1] != 0x20 else { continue }
            let inside = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
            guard !inside.contains("«"), !inside.contains("\n") else { continue }
            findings.report(
                start..<(end + 1), of: text, "'\"\(Quoting.short(inside))\"' has straight quotation marks; write «»",
                replacement: "«\(inside)»")
        }
    }
}
