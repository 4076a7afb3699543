import SpokenModel

extension QuantityFormatter {
    /// A part of a whole or a rating: «3 из 10», «4,7 из 5», «четыре целых семь десятых из пяти», "4.7 out of 5".
    ///
    /// - Throws: `.negative`, `.aboveTotal`, and `.unsupported` for a language
    ///   without words for it.
    public func format(
        _ value: DecimalNumber, outOf total: DecimalNumber
    ) throws(QuantityError) -> AccessibleText {
        guard !value.isNegative || value.isZero else { throw .negative(value.description) }
        guard !total.isNegative else { throw .negative(total.description) }
        guard !QuantityRange.isLess(total, value) else {
            throw .aboveTotal(value.description, total: total.description)
        }
        let link: String
        let governed: GrammaticalCase?
        let cells = LanguageProfileCells(language.language).values("out-of")
        if let word = cells.first {
            (link, governed) = (" \(word) ", cells.count > 1 ? GrammaticalCase(name: cells[1]) : nil)
        } else if let phrase = PhraseTable(language.language)?["out-of"] {
            let isInflected = cases.contains(phrase.grammaticalCase) && phrase.grammaticalCase != .nominative
            (link, governed) = (" \(phrase.text) ", isInflected ? phrase.grammaticalCase : nil)
        } else {
            throw .unsupported("a part of a whole", language: language.description)
        }
        let first = format(.cardinal(value))
        let second = format(.cardinal(total), case: governed)
        return AccessibleText(
            visibleText: "\(first.visibleText)\u{A0}\(link.dropFirst())\(second.visibleText)",
            accessibleText: first.accessibleText + link + second.accessibleText)
    }
}
