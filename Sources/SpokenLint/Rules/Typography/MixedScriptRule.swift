import SpokenCatalogs
import SpokenDiagnostics

/// A word with letters of two scripts that look alike.
struct MixedScriptRule: TextRule {
    static let description = RuleDescription(
        id: "mixed-script", group: .typography, severity: .error,
        summary: "A word mixes Cyrillic or Greek with Latin letters that look the same.",
        rationale: "It looks right, but a screen reader says it wrongly, search does not find it and it breaks apart.",
        example: "--- ru.lproj/Shop.strings\n\"pizza.cheese\" = \"1️⃣Cырная пицца\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"pizza.cheese\" = \"Сырная пицца\";\n", fix: .safe)

    static let triggers: TextTraits = .cyrillicOrGreek

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.traits.contains(.latin) else { return }
        var word: [(scalar: Unicode.Scalar, offset: Int)] = []
        var offset = 0
        var latin = 0
        var other = 0
        func finish(_ findings: inout Findings) {
            defer {
                word.removeAll(keepingCapacity: true)
                latin = 0
                other = 0
            }
            guard latin > 0, other > 0, let first = word.first, let last = word.last,
                let repaired = LookAlikes.repair(word.map(\.scalar))
            else { return }
            let written = String(String.UnicodeScalarView(word.map(\.scalar)))
            findings.report(
                first.offset..<(last.offset + UTF8.width(last.scalar)), of: text,
                "'\(written)' mixes Latin letters with \(repaired.script) ones (\(repaired.explanation)); "
                    + (repaired.isSure
                        ? "write '\(repaired.text)'"
                        : "remove the letter that is one too many, or write '\(repaired.text)'"),
                replacement: repaired.isSure ? repaired.text : nil)
        }
        var placeholders = text.placeholders[...]
        for scalar in text.string.unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            while let first = placeholders.first, first.range.upperBound <= offset { placeholders.removeFirst() }
            if let first = placeholders.first, first.kind != .stray, first.range.contains(offset) {
                finish(&findings)
                continue
            }
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A: latin += 1
            case 0x370...0x3FF, 0x400...0x52F: other += 1
            default:
                guard scalar.value >= 0xC0, scalar.properties.isAlphabetic else {
                    finish(&findings)
                    continue
                }
            }
            word.append((scalar, offset))
        }
        finish(&findings)
    }
}
