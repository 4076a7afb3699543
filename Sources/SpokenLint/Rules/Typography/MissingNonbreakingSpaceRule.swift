import SpokenCatalogs
import SpokenDiagnostics

/// A plain space where a line must not break.
struct MissingNonbreakingSpaceRule: TextRule {
    static let description = RuleDescription(
        id: "missing-nonbreaking-space", group: .typography, severity: .info,
        summary: "A plain space stands between a number and its sign, or behind «№», in a Russian text.",
        rationale: "The line may break there, and the number stands at the end of one line and its unit on the next.",
        example: "--- ru.lproj/Shop.strings\n\"price\" = \"от 3951️⃣ ₽\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"price\" = \"от 395\u{A0}₽\";\n", fix: .safe)

    static let triggers: TextTraits = [.digit, .percent]

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // Spoken texts hold plain spaces only.
        guard text.traits.isSuperset(of: [.space, .nonASCII]), !message.spoken.isSpoken,
            scope.language(of: message)?.isEastSlavic == true
        else { return }
        let scalars = Array(text.string.unicodeScalars)
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            defer { offset += UTF8.width(scalar) }
            guard scalar == " ", index > 0, index + 1 < scalars.count else { continue }
            let before = scalars[index - 1]
            let after = scalars[index + 1]
            let isNumber = ("0"..."9").contains(before) || Self.endsPlaceholder(text, at: offset)
            let isUnit = isNumber && (Self.signs.contains(after) || Self.isUnit(scalars, from: index + 1))
            let isSign = (before == "№" || before == "§") && ("0"..."9").contains(after)
            guard isUnit || isSign else { continue }
            findings.report(
                offset..<(offset + 1), of: text, "a line may break before the unit; write a no-break space (U+00A0)",
                replacement: "\u{A0}")
        }
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
        text.placeholders.contains { $0.isReal && $0.range.upperBound == offset }
    }
}
