import SpokenCatalogs
import SpokenDiagnostics

/// The spoken label of a control does not hold the words that are seen on it.
struct LabelInNameRule: TextRule {
    static let description = RuleDescription(
        id: "label-in-name", group: .spoken, severity: .info, certainty: .likely,
        summary: "The spoken label does not hold the visible text of the same control.",
        rationale: "People who speak to their device say what they see: «нажми Купить» finds no «Приобрести» "
            + "(WCAG 2.5.3, Label in Name).",
        example: "--- ru.lproj/Shop.strings\n\"buy\" = \"Купить\";\n"
            + "\"buy.accessibilityLabel\" = \"1️⃣Приобрести пиццу\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"buy\" = \"Купить\";\n"
            + "\"buy.accessibilityLabel\" = \"Купить пиццу\";\n")

    static let triggers: TextTraits = .label
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard message.texts.count == 1, !text.isFormat,
            let visible = SpokenPair.visible(of: message, in: scope), !visible.isFormat
        else { return }
        // Numbers, signs and abbreviations are said otherwise than they are seen: there nothing can be compared.
        guard !visible.string.isEmpty, visible.string.count <= 30,
            visible.string.allSatisfy({ $0.isLetter || $0 == " " })
        else { return }
        guard !text.string.lowercased().contains(visible.string.lowercased()) else { return }
        findings.report(
            text, "the label does not hold the visible text '\(visible.string)'; begin with it")
    }
}
