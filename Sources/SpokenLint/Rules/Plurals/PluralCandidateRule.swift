import SpokenCatalogs
import SpokenDiagnostics

/// A count and a noun without plural forms.
struct PluralCandidateRule: TextRule {
    static let description = RuleDescription(
        id: "plural-candidate", group: .plurals, severity: .info, certainty: .guess,
        summary: "A text counts something and has no plural forms.",
        rationale: "«1 items» is wrong in English, and most numbers are wrong in Russian, Polish or Arabic.",
        example: "--- en.lproj/Shop.strings\n\"items\" = \"1️⃣%d items in the cart\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"items\" = \"Items in the cart: %d\";\n")

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard scope.source(of: message) == nil, text.pluralCategory == nil, text.variable == nil,
            scope.document.localization(of: message).variables.isEmpty,
            scope.table.source(of: message.key)?.hasPlural != true,
            let language = scope.language(of: message), (language.categories?.count ?? 0) > 1
        else { return }
        for placeholder in text.placeholders
        where ArgumentSignature.kind(of: placeholder.argumentType) == .integer && placeholder.isReal
            && PluralForms.word(behind: placeholder, in: text.string).map({
                PluralForms.isPluralLike($0, language.tag.language)
            }) == true
        {
            let word = PluralForms.word(behind: placeholder, in: text.string) ?? ""
            findings.report(
                placeholder.range, of: text,
                "'\(word)' is counted by '\(PlaceholderPlace.source(of: placeholder, in: text.string))'; add plural forms"
            )
            return
        }
    }
}
