import SpokenCatalogs
import SpokenDiagnostics

/// The translation ends with another mark than the source.
struct EndPunctuationRule: TextRule {
    static let description = RuleDescription(
        id: "end-punctuation", group: .typography, severity: .info, certainty: .likely,
        summary:
            "A translation ends with a colon, question mark, exclamation mark or ellipsis and the source does not, or "
            + "the other way round.",
        rationale: "A label with a colon announces a value; a question that lost its mark is said as a statement.",
        example: "--- en.lproj/Shop.strings\n\"remove\" = \"Remove the pizza?\";\n"
            + "--- ru.lproj/Shop.strings\n\"remove\" = \"Удалить пицц1️⃣у\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"remove\" = \"Remove the pizza?\";\n"
            + "--- ru.lproj/Shop.strings\n\"remove\" = \"Удалить пиццу?\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.path.isEmpty, text.variable == nil, let source = scope.source(of: message), !source.isKey,
            let other = source.texts.first, source.texts.count == 1, !other.isEmpty, !text.traits.isEmptyText
        else { return }
        let expected = Self.mark(other)
        let found = Self.mark(text.string)
        guard expected != found, scope.language(of: message)?.hasEndPunctuation != false else { return }
        let end = text.string.utf8.count
        let last = text.string.unicodeScalars.last.map { UTF8.width($0) } ?? 0
        let wanted = expected.map { "'\($0)'" } ?? "no such mark"
        findings.report(
            (end - last)..<end, of: text,
            "the source '\(Quoting.short(other))' ends with \(wanted), the translation with "
                + "\(found.map { "'\($0)'" } ?? "none")")
    }

    /// The mark by its meaning: «？», «;» in Greek and «؟» are question marks.
    private static func mark(_ text: String) -> String? {
        // Most texts end with a letter of ASCII, which tells all.
        if let last = text.utf8.last, last.isLetter || last.isDigit { return nil }
        if text.utf8.last == 0x2E { return text.utf8.suffix(3).elementsEqual("...".utf8) ? "…" : nil }
        guard let last = text.unicodeScalars.last(where: { !$0.properties.isWhitespace && $0 != "\u{200F}" }) else {
            return nil
        }
        switch last {
        case ":", "：": return ":"
        case "?", "？", "؟", ";", "\u{37E}", "՞", "።": return "?"
        case "!", "！", "՜": return "!"
        case "…", "⋯": return "…"
        default: return nil
        }
    }
}
