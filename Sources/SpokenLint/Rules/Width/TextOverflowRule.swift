import SpokenCatalogs
import SpokenDiagnostics

/// A text that does not fit into the width that the configuration names.
struct TextOverflowRule: TextRule {
    static let description = RuleDescription(
        id: "text-overflow", group: .width, severity: .warning, certainty: .likely,
        summary: "A text is wider than the room that the configuration gives (`overflow: {width: 320, textSize: 17}`).",
        rationale: "It is cut off or breaks into a second line, first of all with large type. Measured with the "
            + "advances of a common sans font, or of the font that `--font` names.",
        example: "--- ru.lproj/Shop.strings\n\"cart\" = \"1️⃣Добавить всё в корзину\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"cart\" = \"В корзину\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let room = scope.configuration.overflowWidth else { return }
        let size = scope.configuration.overflowTextSize
        // Where no letter is wider than the text is high, few letters fit without being measured.
        guard size > 0, size < 1000, text.string.utf8.count &* size > room / 2, text.variable == nil else { return }
        // A variant for another width is not shown in this room.
        for case .width(let width) in text.path where width > room { return }
        let points = WidthMeasure(message, in: scope).points(of: text, size: size)
        guard points > room else { return }
        findings.report(
            text, "'\(Quoting.short(text.string))' is about \(points) points wide at size \(size); \(room) are there")
    }
}
