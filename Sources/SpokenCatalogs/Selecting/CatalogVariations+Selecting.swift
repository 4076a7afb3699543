import SpokenModel

extension CatalogVariations {
    /// The plural form of a number, by the digits that will be seen.
    ///
    /// - `zero` is taken by exactly 0 in every language; a missing category means `other`.
    /// - Returns: nil when there is neither the form nor `other`.
    public func form(of number: DecimalNumber, category: PluralCategory) -> CatalogVariation? {
        if number.isZero, let zero = last(where: { $0.pluralCategory == .zero }) { return zero }
        return last { $0.pluralCategory == category } ?? last { $0.pluralCategory == .other }
    }

    /// The variant for a width: the exact one, else the largest smaller one, else the smallest. Without a width the
    /// widest.
    public func variant(width: Int?) -> CatalogVariation? {
        var best: CatalogVariation?
        for variation in cases {
            guard let own = variation.width else { continue }
            guard let bestWidth = best?.width else {
                best = variation
                continue
            }
            let isBetter: Bool
            if let width {
                let fits = own <= width
                let bestFits = bestWidth <= width
                isBetter = fits == bestFits ? (fits ? own >= bestWidth : own <= bestWidth) : fits
            } else {
                isBetter = own >= bestWidth
            }
            if isBetter { best = variation }
        }
        return best
    }

    /// The form of a gender by its number; 0 is the fallback.
    public func form(gender: Int) -> CatalogVariation? {
        last { $0.gender == gender } ?? last { $0.gender == 0 }
    }

    /// The variant of a device, else `other`; without one the iPhone's, else the first.
    public func variant(device: CatalogDevice?) -> CatalogVariation? {
        if let device, let exact = last(where: { $0.device == device }) { return exact }
        return last { $0.device == .other } ?? last { $0.device == .iphone } ?? cases.first
    }

    /// A later duplicate wins, as everywhere in these files.
    private func last(where condition: (CatalogVariation) -> Bool) -> CatalogVariation? {
        cases.last(where: condition)
    }
}
