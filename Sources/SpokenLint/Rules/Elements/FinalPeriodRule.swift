import SpokenCatalogs
import SpokenDiagnostics

/// A label that ends with a full stop.
struct FinalPeriodRule: TextRule {
    static let description = RuleDescription(
        id: "final-period", group: .elements, severity: .info, certainty: .likely,
        summary: "An accessibility label ends with a full stop.",
        rationale: "A label is a name and no sentence; the stop makes a long pause before the role.",
        example: SpokenExample.label("Закрыть1️⃣."), repaired: SpokenExample.label("Закрыть"), fix: .safe)

    static let triggers: TextTraits = .label
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let bytes = text.string.utf8
        guard bytes.last == 0x2E, bytes.count > 1, bytes.dropLast().last != 0x2E else {
            return
        }
        // Two sentences may end with a stop; so do abbreviations: «руб.».
        guard !text.string.dropLast().contains(where: { ".!?…".contains($0) }),
            (text.string.split(separator: " ").last?.count ?? 0) > 5
        else { return }
        findings.report(
            (bytes.count - 1)..<bytes.count, of: text, "a label is a name and needs no full stop; remove it",
            replacement: "")
    }
}
