import SpokenCatalogs
import SpokenDiagnostics

/// `% @` for `%@`: what machine translation makes of a placeholder.
struct SpaceInPlaceholderRule: TextRule {
    static let description = RuleDescription(
        id: "space-in-placeholder", group: .placeholders, severity: .warning,
        summary: "A placeholder has a space in it.",
        rationale: "Apple's formatter skips the space, others show «% @»; it is a trace of machine translation.",
        example: "--- ru.lproj/Shop.strings\n\"from\" = \"От 1️⃣% @\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"from\" = \"От %@\";\n", fix: .safe)

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for placeholder in text.placeholders
        where placeholder.isDoubtful && placeholder.conversion == UInt8(ascii: "@") {
            let all = Array(text.string.utf8)
            let range = Self.range(of: placeholder, in: all)
            let written = String(decoding: all[range], as: UTF8.self)
            let repaired = written.filter { $0 != " " }
            findings.report(
                range, of: text, "'\(written)' has a space in it; write '\(repaired)'",
                replacement: repaired)
        }
    }

    /// The place of the placeholder; of `%# @items @` with the name and the sign behind it.
    private static func range(of placeholder: Placeholder, in bytes: [UInt8]) -> Range<Int> {
        let range = placeholder.range.clamped(to: bytes.indices)
        guard placeholder.flags.contains(.alternate) else { return range }
        var end = range.upperBound
        while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit || bytes[end] == 0x5F { end += 1 }
        guard end > range.upperBound else { return range }
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: "@") ? range.lowerBound..<(end + 1) : range
    }
}
