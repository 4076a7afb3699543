import SpokenCatalogs
import SpokenDiagnostics

/// A text that does not fit into the width that the configuration names.
struct TextOverflowRule: TextRule {
    static let description = RuleDescription(
        id: "text-overflow", group: .width, severity: .warning, certainty: .likely,
        summary: "A text is wider than the room that the configuration gives (`overflow: {width: 320, textSize: 17}`).",
        rationale: "It is cut off or breaks into a second line, first of all with large type.",
        example: "--- ru.lproj/Shop.strings\n\"cart\" = \"1️⃣Добавить всё в корзину\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"cart\" = \"В корзину\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let room = scope.configuration.overflowWidth else { return }
        // A variant for another width is not shown in this room.
        for case .width(let width) in text.path where width > room { return }
        let size = scope.configuration.overflowTextSize
        guard size > 0, size < 1000 else { return }
        let widest = text.string.split(separator: "\n").map { FontAdvances.units(of: String($0)) }.max() ?? 0
        let points = widest * size / FontAdvances.unitsPerEm
        guard points > room else { return }
        findings.report(
            text, "'\(Quoting.short(text.string))' is about \(points) points wide at size \(size); \(room) are there")
    }
}
