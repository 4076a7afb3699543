import SpokenCatalogs
import SpokenDiagnostics

/// A percent sign in a format that is not written `%%`.
struct StrayPercentRule: TextRule {
    static let description = RuleDescription(
        id: "stray-percent", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "A percent sign in a format string is not doubled.",
        rationale: "The system reads what follows as a specifier: the sign is lost, or an argument is read that is not "
            + "there.",
        example: "--- ru.lproj/Shop.strings\n\"sale\" = \"Скидка %d1️⃣% на %@\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"sale\" = \"Скидка %d%% на %@\";\n", fix: .safe)

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.syntax.guardsPercent else { return }
        guard text.isFormat else {
            if text.syntax == .apple { checkLetter(text, message, scope, &findings) }
            return
        }
        // The source says whether the text is a format: a translation of "100%" is none.
        if let source = scope.source(of: message), source.signature.isEmpty { return }
        for placeholder in text.placeholders {
            let isStray = placeholder.kind == .stray
            // «% @» is an argument with a space in it, which another rule reports.
            guard isStray || (placeholder.isDoubtful && placeholder.conversion != UInt8(ascii: "@")) else { continue }
            // C reads the two signs of "% %" as one that is shown.
            if Self.isPair(text.string, placeholder.range.lowerBound) { continue }
            if let position = Self.position(text.string, placeholder.range.lowerBound) {
                // Who writes a position means an argument: to double the sign would lose it.
                findings.report(
                    position.range, of: text,
                    "'\(position.written)' in the format '\(Quoting.short(text.string))' has no conversion behind it; "
                        + "write what the argument is, such as '\(position.written)@'")
                continue
            }
            let sign = placeholder.range.lowerBound..<(placeholder.range.lowerBound + 1)
            if let lost = Self.lost(message, in: scope) {
                // To double the sign would bury the argument.
                findings.report(
                    sign, of: text,
                    "'%' in the format '\(Quoting.short(text.string))' starts no specifier, and '\(lost)' of the source is "
                        + "not there; write that, or '%%'")
                continue
            }
            findings.report(
                sign, of: text, "'%' in the format '\(Quoting.short(text.string))' starts no specifier; write '%%'",
                replacement: "%%")
        }
    }

    /// «%n files», with a letter that no conversion has: the whole of it is shown to users. Two such letters are a pattern of
    /// dates (“%H:%M”).
    private func checkLetter(
        _ text: LintText, _ message: LintMessage, _ scope: LintScope, _ findings: inout Findings
    ) {
        let signs = text.placeholders.filter { $0.kind == .stray }
        guard signs.count == 1, let sign = signs.first, !text.isFormat else { return }
        let bytes = text.string.utf8
        let behind = bytes.dropFirst(sign.range.upperBound).prefix(2)
        guard let letter = behind.first, letter.isLetter,
            behind.dropFirst().first.map({ $0 < 0x80 && !$0.isLetter && !$0.isDigit && $0 != 0x5F }) != false,
            // «50 %n» is a percent sign with an ending.
            bytes.prefix(sign.range.lowerBound).last(where: { $0 != 0x20 && $0 != 0xC2 && $0 != 0xA0 })?.isDigit != true
        else { return }
        let written = "%" + String(UnicodeScalar(letter))
        // A source that has it too is told itself.
        if let source = scope.source(of: message), source.texts.contains(where: { $0.contains(written) }) { return }
        findings.report(
            sign.range.lowerBound..<(sign.range.upperBound + 1), of: text,
            "'\(written)' is no conversion; write what the argument is, such as '%d' or '%@', or '%%' for a percent sign"
        )
    }

    /// An argument of the source that the message does not have.
    private static func lost(_ message: LintMessage, in scope: LintScope) -> String? {
        guard let source = scope.source(of: message)?.signature, source.isValid else { return nil }
        let own = scope.signature(of: message).arguments
        return source.arguments.sorted { $0.key < $1.key }.first { own[$0.key] == nil }?.value.specifier
    }

    /// True for both signs of `% %`.
    private static func isPair(_ text: String, _ start: Int) -> Bool {
        let sign = UInt8(ascii: "%")
        let bytes = text.utf8
        return bytes.dropFirst(start + 1).first == 0x20 && bytes.dropFirst(start + 1).first { $0 != 0x20 } == sign
            || bytes.prefix(start).last == 0x20 && bytes.prefix(start).last { $0 != 0x20 } == sign
    }

    /// `%1$` at an offset; nil where another thing stands.
    private static func position(_ text: String, _ start: Int) -> (range: Range<Int>, written: String)? {
        let rest = text.utf8.dropFirst(start + 1)
        let digits = rest.prefix(while: \.isDigit).count
        guard digits > 0, rest.dropFirst(digits).first == UInt8(ascii: "$") else { return nil }
        let range = start..<(start + digits + 2)
        return (range, String(decoding: text.utf8.dropFirst(start).prefix(range.count), as: UTF8.self))
    }
}
