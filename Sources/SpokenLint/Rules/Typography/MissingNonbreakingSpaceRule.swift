import SpokenCatalogs
import SpokenDiagnostics

/// A plain space where a line must not break.
struct MissingNonbreakingSpaceRule: TextRule {
    static let description = RuleDescription(
        id: "missing-nonbreaking-space", group: .typography, severity: .info,
        summary:
            "A plain space stands between a number and its sign or behind «№» in a Russian text, or before «?» in a "
            + "French one.",
        rationale:
            "The line may break there: the number stands at the end of one line and its unit on the next, or a line "
            + "begins with a question mark.",
        example: "--- ru.lproj/Shop.strings\n\"price\" = \"от 3951️⃣ ₽\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"price\" = \"от 395\u{A0}₽\";\n", fix: .safe)

    static let triggers: TextTraits = [.digit, .percent, .sentenceMark, .nonASCII]

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // Spoken texts hold plain spaces only.
        guard text.traits.contains(.space), !message.spoken.isSpoken, let language = scope.language(of: message) else {
            return
        }
        if language.isEastSlavic {
            // A unit stands behind a number or a placeholder, and is no ASCII.
            guard text.traits.contains(.nonASCII), !text.traits.isDisjoint(with: [.digit, .percent]) else { return }
            report(text, "the unit", to: &findings) { scalars, index, offset in
                let before = scalars[index - 1]
                let after = scalars[index + 1]
                if before == "№" || before == "§" { return ("0"..."9").contains(after) }
                guard ("0"..."9").contains(before) || Self.endsPlaceholder(text, at: offset) else { return false }
                return Self.signs.contains(after) || Self.isUnit(scalars, from: index + 1)
            }
        } else if language.tag.language == "fr" {
            report(text, "the mark", to: &findings) { scalars, index, _ in
                scalars[index - 1] == "«" || Self.isFrenchMark(scalars, at: index + 1)
            }
        }
    }

    private func report(
        _ text: LintText, _ what: String, to findings: inout Findings,
        where isTied: (_ scalars: [Unicode.Scalar], _ index: Int, _ offset: Int) -> Bool
    ) {
        let scalars = Array(text.string.unicodeScalars)
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            defer { offset += UTF8.width(scalar) }
            guard scalar == " ", index > 0, index + 1 < scalars.count, isTied(scalars, index, offset) else { continue }
            findings.report(
                offset..<(offset + 1), of: text, "a line may break before \(what); write a no-break space (U+00A0)",
                replacement: "\u{A0}")
        }
    }

    /// «?», «!», «:», «;» and «»» behind a word; no smiley and no part of an address.
    private static func isFrenchMark(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        if scalars[index] == "»" { return true }
        guard ["?", "!", ":", ";"].contains(scalars[index]) else { return false }
        let next = scalars.dropFirst(index + 1).first
        return next.map { $0.properties.isWhitespace || ["?", "!", "»", "\""].contains($0) } ?? true
    }

    private static let signs: Set<Unicode.Scalar> = ["₽", "€", "₴", "%", "°", "₸"]
    private static let units: Set<String> = [
        "мм", "см", "м", "км", "мг", "г", "кг", "мл", "л", "руб", "коп", "мин", "сек", "ч", "КБ", "МБ", "ГБ", "ТБ",
    ]

    private static func isUnit(_ scalars: [Unicode.Scalar], from start: Int) -> Bool {
        var word = ""
        for scalar in scalars[start...].prefix(5) {
            guard scalar.properties.isAlphabetic else { break }
            word.unicodeScalars.append(scalar)
        }
        return units.contains(word)
    }

    private static func endsPlaceholder(_ text: LintText, at offset: Int) -> Bool {
        text.placeholders.holding(offset - 1).map { $0.isReal && $0.range.upperBound == offset } ?? false
    }
}
