import SpokenCatalogs
import SpokenDiagnostics

/// Controls of direction that are opened and not closed, or that override.
struct BidiControlRule: TextRule {
    static let description = RuleDescription(
        id: "bidi-control", group: .typography, severity: .warning,
        summary: "A control of the direction of text is not closed, or reverses letters.",
        rationale: "Everything that follows is shown in the wrong order, also beyond the text.",
        example: "--- he.lproj/Shop.strings\n\"from\" = \"מ-1️⃣\u{2068}%@\";\n",
        repaired: "--- he.lproj/Shop.strings\n\"from\" = \"מ-\u{2068}%@\u{2069}\";\n")

    static let triggers: TextTraits = .invisible

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        var open: [(offset: Int, isIsolate: Bool, isReported: Bool)] = []
        var offset = 0
        for scalar in text.string.unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            switch scalar {
            case "\u{202D}", "\u{202E}":
                findings.report(
                    offset..<(offset + 3), of: text, "an override reverses the letters behind it; use an isolate")
                open.append((offset, false, true))
            case "\u{202A}", "\u{202B}": open.append((offset, false, false))
            case "\u{2066}"..."\u{2068}": open.append((offset, true, false))
            case "\u{202C}":
                if open.last?.isIsolate == false { open.removeLast() }
            case "\u{2069}":
                while let last = open.popLast(), !last.isIsolate {}
            default: break
            }
        }
        for control in open where !control.isReported {
            findings.report(
                control.offset..<(control.offset + 3), of: text, "this control of direction is not closed; close it")
        }
    }
}
