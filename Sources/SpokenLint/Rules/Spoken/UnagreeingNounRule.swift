import SpokenCatalogs
import SpokenDiagnostics

/// «%d товаров» without plural forms.
struct UnagreeingNounRule: TextRule {
    static let description = RuleDescription(
        id: "unagreeing-noun", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A noun stands behind a number that is put in, in a text that is said and has no plural forms.",
        rationale: "The noun cannot agree with the number: «21 товаров», «2 товаров».",
        example: SpokenExample.label("В корзине 1️⃣%d товаров"), repaired: SpokenExample.label("Товаров в корзине: %d"))

    static let triggers: TextTraits = .percent
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.pluralCategory == nil, text.variable == nil, let language = scope.language(of: message),
            // `many` of Romance languages is for millions: their nouns have two forms.
            (language.categories ?? []).filter({ !language.isOptional($0) }).count > 2
        else { return }
        for placeholder in text.placeholders
        where placeholder.isReal && ArgumentSignature.kind(of: placeholder.argumentType) == .integer {
            guard let word = PluralForms.word(behind: placeholder, in: text.string), word.count > 3,
                word.first?.isLowercase == true, !Self.isNumbered(placeholder, in: text.string)
            else { continue }
            let written = PlaceholderPlace.source(of: placeholder, in: text.string)
            findings.report(
                placeholder.range, of: text, "'\(word)' cannot agree with '\(written)'; add plural forms")
        }
    }

    /// "Button #%d": the number names one thing.
    private static func isNumbered(_ placeholder: Placeholder, in text: String) -> Bool {
        let before = text.utf8.prefix(placeholder.range.lowerBound)
        return before.last == UInt8(ascii: "#") || before.suffix(3).elementsEqual("№".utf8)
    }
}
