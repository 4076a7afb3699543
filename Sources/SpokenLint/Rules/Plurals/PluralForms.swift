import SpokenCatalogs

/// What the rules about plurals ask in common.
enum PluralForms {
    /// False for choices that have no form, or no form with a word in it («%d/%d»): there is nothing to inflect.
    static func matter(_ choice: PluralChoice, in scope: LintScope) -> Bool {
        choice.variations.cases.contains { variation in
            variation.content.units.contains { unit in
                let text = scope.catalog.string(unit.value)
                return hasWord(text)
            }
        }
    }

    /// True when letters stand outside of the placeholders.
    static func hasWord(_ text: String) -> Bool {
        let placeholders = FormatString(text).placeholders
        var offset = 0
        for scalar in text.unicodeScalars {
            let inside = placeholders.contains { $0.range.contains(offset) && $0.kind != .stray }
            if !inside, scalar.properties.isAlphabetic { return true }
            offset += UTF8.width(scalar)
        }
        return false
    }

    /// « in 'items'» for a variable.
    static func name(of choice: PluralChoice, in scope: LintScope) -> String {
        choice.variable.map { " in '\(scope.catalog.string($0.name))'" } ?? ""
    }
}
