import SpokenModel

extension CatalogVariations {
    /// The plural form of a number, by the digits that will be seen.
    ///
    /// - `zero` is taken by exactly 0 in every language; a missing category means `other`.
    /// - Returns: nil when there is neither the form nor `other`.
    public func form(of number: DecimalNumber, category: PluralCategory) -> CatalogVariation? {
        index(of: number, category: category).map { cases[$0] }
    }

    /// The position of that form in `cases`, without a copy of any.
    ///
    /// - Parameter zeroIsExact: true where `zero` is taken by exactly 0 whatever the language.
    package func index(of number: DecimalNumber, category: PluralCategory, zeroIsExact: Bool = true) -> Int? {
        if number.fractionDigits == 0, !number.isNegative,
            let exact = cases.firstIndex(where: { $0.exact >= 0 && UInt64($0.exact) == number.integer })
        {
            return exact
        }
        if zeroIsExact, number.isZero, let zero = lastIndex(code: 0) { return zero }
        return lastIndex(code: CatalogVariation.code(of: category)) ?? generalIndex
    }

    /// The position of a form by its number in the file.
    package func index(form: Int) -> Int? { cases.lastIndex { $0.form == Int32(clamping: form) } }

    /// The position of the form `other`.
    package var generalIndex: Int? { lastIndex(code: CatalogVariation.code(of: .other)) }

    private func lastIndex(code: Int32) -> Int? {
        guard axis == .plural || axis == .ordinal else { return nil }
        var index = cases.count
        while index > 0 {
            index &-= 1
            if cases[index].code == code { return index }
        }
        return nil
    }

    /// The variant for a width: the exact one, else the largest smaller one, else the smallest. Without a width the
    /// widest.
    public func variant(width: Int?) -> CatalogVariation? { index(width: width).map { cases[$0] } }

    package func index(width: Int?) -> Int? {
        var best: (index: Int, width: Int)?
        for index in cases.indices {
            guard let own = cases[index].width else { continue }
            guard let bestWidth = best?.width else {
                best = (index, own)
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
            if isBetter { best = (index, own) }
        }
        return best?.index
    }

    /// The form of a gender by its number; 0 is the fallback.
    public func form(gender: Int) -> CatalogVariation? { index(gender: gender).map { cases[$0] } }

    package func index(gender: Int) -> Int? {
        cases.lastIndex { $0.gender == gender } ?? cases.lastIndex { $0.gender == 0 }
    }

    /// The position of the form of a word, else of `other`.
    package func index(word: UnsafeBufferPointer<UInt8>?, in source: CatalogSource) -> Int? {
        if let word, let own = cases.lastIndex(where: { source.isEqual($0.selector, word) }) { return own }
        // The default of Fluent may have any name, and stands last.
        return cases.lastIndex { source.isEqual($0.selector, "other") } ?? cases.indices.last
    }

    /// The variant of a device, else `other`; without one the iPhone's, else the first.
    public func variant(device: CatalogDevice?) -> CatalogVariation? { index(device: device).map { cases[$0] } }

    package func index(device: CatalogDevice?) -> Int? {
        if let device, let exact = cases.lastIndex(where: { $0.device == device }) { return exact }
        return cases.lastIndex { $0.device == .other } ?? cases.lastIndex { $0.device == .iphone }
            ?? cases.indices.first
    }
}
