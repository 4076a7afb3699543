import SpokenCatalogs
import SpokenDiagnostics

/// «Дважды коснитесь, чтобы закрыть»: gestures are said by the screen reader.
struct GestureWordRule: TextRule {
    static let description = RuleDescription(
        id: "gesture-word", group: .elements, severity: .warning, certainty: .likely,
        summary: "A label or hint tells which gesture to make.",
        rationale: "Users of a switch, a keyboard or a voice make other gestures, and the screen reader says its own.",
        example: SpokenExample.label("1️⃣Дважды коснитесь, чтобы закрыть", key: "close.accessibilityHint"),
        repaired: SpokenExample.label("Закрывает окно", key: "close.accessibilityHint"))

    static let triggers: TextTraits = .element
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // A visible help text may teach a gesture.
        guard let words = scope.language(of: message)?.labelWords, !words.gestures.isEmpty
        else { return }
        let lower = Array(text.string.lowercased().utf8)
        guard lower.count == text.string.utf8.count else { return }
        for gesture in words.gestures {
            let needle = Array(gesture.utf8)
            guard lower.count >= needle.count,
                let start = (0...(lower.count - needle.count)).first(where: { lower[$0...].starts(with: needle) })
            else { continue }
            findings.report(
                start..<(start + needle.count), of: text, "'\(gesture)' is a gesture; say what happens instead")
            return
        }
    }
}
