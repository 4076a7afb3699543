import SpokenCatalogs

extension LintScope {
    /// Every choice between forms or variants in what a key says in one language, at any depth.
    func choices(of message: LintMessage) -> [CatalogVariations] {
        let localization = document.localization(of: message)
        var result: [CatalogVariations] = []
        func collect(_ content: CatalogContent) {
            guard case .variations(let variations) = content else { return }
            result.append(variations)
            for variation in variations.cases { collect(variation.content) }
        }
        collect(localization.content)
        for variable in localization.variables { collect(variable.content) }
        return result
    }
}
