import SpokenCatalogs
import SpokenDiagnostics
import SpokenElements

/// `ic_close` as a label.
struct FileNameRule: TextRule {
    static let description = RuleDescription(
        id: "file-name", group: .spoken, severity: .error, certainty: .likely,
        summary: "A text that is said looks like the name of an image file.",
        rationale: "Users hear «ай си андерлайн клоуз» where «Закрыть» is meant.",
        example: SpokenExample.label("1️⃣ic_close"), repaired: SpokenExample.label("Закрыть"))

    static let triggers: TextTraits = .latin
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !text.isFormat, !text.traits.contains(.space), text.string.utf8.count <= 64,
            !text.traits.isDisjoint(with: [.label, .period, .underscore, .hyphen])
        else { return }
        let name = text.string.lowercased()
        let isImage = [".png", ".svg", ".jpg", ".jpeg", ".pdf"].contains { name.hasSuffix($0) }
        // A hyphen joins words too: «Icon-Farbe».
        let hasPrefix =
            ["ic_", "icon_", "img_", "btn_", "bg_"].contains { name.hasPrefix($0) }
            || ["ic-", "icon-", "img-", "btn-"].contains { text.string.hasPrefix($0) && name == text.string }
        let isLabel = message.spoken == .label && SpokenElement.isFileName(text.string)
        guard isImage || hasPrefix || isLabel, name.utf8.allSatisfy({ $0 < 0x80 }) else { return }
        findings.report(text, "'\(text.string)' is the name of a file; write what the element does")
    }
}
