import SpokenCatalogs

/// A text for a width, measured.
struct WidthVariant {
    let width: Int
    let selector: CatalogText
    /// The widest of its texts: a variant may have plural forms.
    let text: CatalogUnit
    let units: Int
}

extension LintScope {
    /// Every choice by width in what a key says in one language.
    func widthChoices(of message: LintMessage) -> [CatalogVariations] {
        guard catalog.format != .strings else { return [] }
        return choices(of: message).filter { $0.axis == .width }
    }

    /// The same, with each variant measured, by width.
    func widthVariants(of message: LintMessage) -> [[WidthVariant]] {
        let choices = widthChoices(of: message)
        guard !choices.isEmpty else { return [] }
        let measure = WidthMeasure(message, in: self)
        return choices.map { choice in
            choice.cases.compactMap { variation -> WidthVariant? in
                guard let width = variation.width else { return nil }
                let texts = variation.content.units.map { ($0, measure.units(of: catalog.string($0.value))) }
                guard let widest = texts.max(by: { $0.1 < $1.1 }) else { return nil }
                return WidthVariant(
                    width: width, selector: variation.selector, text: widest.0, units: widest.1)
            }.sorted { $0.width < $1.width }
        }
    }
}
