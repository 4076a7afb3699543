import SpokenCatalogs
import SpokenDiagnostics

/// «Пицца, 1 из 5»: the position is said by the screen reader.
struct TypedPositionRule: TextRule {
    static let description = RuleDescription(
        id: "typed-position", group: .elements, severity: .info, certainty: .guess,
        summary: "An accessibility label ends with a position.",
        rationale: "In lists and tabs the screen reader says the position itself.",
        example: SpokenExample.label("Меню, 1️⃣1 из 5"), repaired: SpokenExample.label("Меню"))

    static let triggers: TextTraits = .label
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let words = scope.language(of: message)?.labelWords, !words.positionInfix.isEmpty,
            let range = text.string.lastRange(of: words.positionInfix)
        else { return }
        let before = text.string[..<range.lowerBound].split(separator: " ").last ?? ""
        let after = text.string[range.upperBound...]
        guard Self.isNumber(before), Self.isNumber(after),
            before.utf8.count < range.lowerBound.utf16Offset(in: text.string)
        else {
            return
        }
        let end = text.string.utf8.count
        let start = end - after.utf8.count - words.positionInfix.utf8.count - before.utf8.count
        findings.report(start..<end, of: text, "the screen reader says the position itself; remove it")
    }

    /// Digits or one placeholder.
    private static func isNumber(_ text: Substring) -> Bool {
        if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) { return true }
        return text.first == "%" && (text.last == "d" || text.last == "@" || text.last == "u")
    }
}

extension String {
    /// The last place of a text.
    fileprivate func lastRange(of text: String) -> Range<String.Index>? {
        let own = Array(utf8)
        let needle = Array(text.utf8)
        guard !needle.isEmpty, own.count >= needle.count else { return nil }
        for start in (0...(own.count - needle.count)).reversed() where own[start...].starts(with: needle) {
            let lower = utf8.index(utf8.startIndex, offsetBy: start)
            return lower..<utf8.index(lower, offsetBy: needle.count)
        }
        return nil
    }
}
