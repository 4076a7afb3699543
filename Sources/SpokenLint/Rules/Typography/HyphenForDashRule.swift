import SpokenCatalogs
import SpokenDiagnostics

/// A hyphen between spaces in Russian, where a dash is written.
struct HyphenForDashRule: TextRule {
    static let description = RuleDescription(
        id: "hyphen-for-dash", group: .typography, severity: .info,
        summary: "A hyphen between words stands for a dash in a Russian, Ukrainian or Belarusian text.",
        rationale: "A hyphen joins parts of a word. Between words a dash stands, before which no line breaks.",
        example: "--- ru.lproj/Shop.strings\n\"gift\" = \"Пицца 1️⃣- в подарок\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"gift\" = \"Пицца — в подарок\";\n", fix: .safe)

    static let triggers: TextTraits = .hyphen

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.traits.contains(.cyrillicOrGreek), scope.language(of: message)?.isEastSlavic == true else { return }
        let scalars = Array(text.string.unicodeScalars)
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            defer { offset += UTF8.width(scalar) }
            guard scalar == "-", index >= 2, index + 2 < scalars.count, Self.isSpace(scalars[index - 1]),
                Self.isSpace(scalars[index + 1]), Self.isWordEnd(scalars[index - 2]),
                scalars[index + 2].properties.isAlphabetic || "«\"".unicodeScalars.contains(scalars[index + 2])
            else { continue }
            findings.report(offset..<(offset + 1), of: text, "a hyphen stands for a dash; write '—'", replacement: "—")
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\u{A0}" }

    private static func isWordEnd(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || "»\")".unicodeScalars.contains(scalar)
    }
}
