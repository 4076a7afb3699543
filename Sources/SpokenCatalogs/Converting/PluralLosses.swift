import SpokenModel

/// What is shown otherwise when the plural forms of a file are chosen by the rules of another format.
struct PluralLosses {
    private let file: CatalogFile
    private let formula: PluralFormula?
    private let rules: CatalogPluralRules?
    private let hasZero: Bool
    /// A number that the rule of the file and that of the language see differently.
    private let difference: (number: String, form: Int, category: String)?
    private let fraction: (form: Int, category: String)?

    /// - Parameter language: that of the forms; nil where nobody knows it.
    init(_ file: CatalogFile, _ language: LanguageTag?) {
        self.file = file
        formula = file.pluralFormula
        let rules = language.map(CatalogPluralRules.init)
        self.rules = rules
        hasZero = file.format.definition.zeroIsExact || rules?.categories.contains(.zero) ?? true
        guard let rules, let formula else {
            difference = nil
            fraction = nil
            return
        }
        let forms = formula.forms(for: language)
        let other = (0..<UInt64(PluralFormula.smallest)).first { number in
            let form = formula.form(of: number)
            let category = rules.category(of: DecimalNumber(exactly: Int(number)) ?? 0)
            return !(forms.indices.contains(form) && forms[form].serves(category))
        }
        difference = other.map { number in
            let category = rules.category(of: DecimalNumber(exactly: Int(number)) ?? 0)
            return ("\(number)", formula.form(of: number), category.rawValue)
        }
        fraction = (try? DecimalNumber(integer: 1, fraction: 5, fractionDigits: 1)).map {
            (formula.form(of: $0), rules.category(of: $0).rawValue)
        }
    }

    /// True for a form that no number takes elsewhere.
    func isLost(_ variation: CatalogVariation) -> Bool {
        if variation.form >= 0 { return variation.served == 0 }
        return variation.axis == .plural && !hasZero && variation.pluralCategory == .zero
    }

    /// - Parameter isFilled: true where `other` is added, which is told by itself.
    func messages(_ variations: CatalogVariations, isFilled: Bool) -> [String] {
        guard variations.axis == .plural else { return [] }
        var result: [String] = []
        for variation in variations.cases where isLost(variation) {
            let name = variation.form >= 0 ? "[\(variation.form)]" : "'zero'"
            let why = variation.form >= 0 && variation.code >= 0 ? "its numbers take another one" : "no number takes it"
            result.append("the form \(name) is lost: \(why)")
        }
        guard variations.cases.first?.form ?? -1 >= 0, formula != nil else { return result }
        if let difference, isOther(difference.form, difference.category, variations) {
            result.append(
                "\(difference.number) takes form [\(difference.form)] by the rule of the file, "
                    + "and '\(difference.category)' by that of the language")
        }
        if !isFilled, let fraction, isOther(fraction.form, fraction.category, variations) {
            result.append(
                "fractions take form [\(fraction.form)] by the rule of the file, and '\(fraction.category)' elsewhere")
        }
        return result
    }

    /// True where the form of the file has another text than that of the category.
    private func isOther(_ form: Int, _ category: String, _ variations: CatalogVariations) -> Bool {
        let own = variations.cases.last { $0.form == Int32(clamping: form) }
        let new = variations.cases.last { !isLost($0) && file.names(of: $0).contains(category) }
        return own.map(text) != new.map(text)
    }

    private func text(_ variation: CatalogVariation) -> String {
        variation.content.units.map { file.string($0.value) }.joined()
    }
}
