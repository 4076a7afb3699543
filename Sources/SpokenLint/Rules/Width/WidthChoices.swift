import SpokenCatalogs

extension LintScope {
    /// Every choice by width in what a key says in one language.
    func widthChoices(of message: LintMessage) -> [CatalogVariations] {
        guard catalog.format != .strings else { return [] }
        let localization = document.localization(of: message)
        var result: [CatalogVariations] = []
        collect(localization.content, &result)
        for variable in localization.variables { collect(variable.content, &result) }
        return result
    }

    private func collect(_ content: CatalogContent, _ result: inout [CatalogVariations]) {
        guard case .variations(let variations) = content else { return }
        if variations.axis == .width { result.append(variations) }
        for variation in variations.cases { collect(variation.content, &result) }
    }
}
