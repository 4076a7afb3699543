import SpokenModel

extension TextNormalizer {
    /// The case that the end of a text governs for a number that follows it: genitive behind «Доставка от ».
    package func governedCase(
        after text: UnsafeBufferPointer<UInt8>, of number: DecimalNumber
    ) -> GrammaticalCase {
        guard let book = vocabulary.rows, let base = text.baseAddress, !text.isEmpty else { return .nominative }
        var scanned = ScannedNumber(start: text.count, end: text.count)
        scanned.integer = number.integer
        scanned.fraction = number.fraction
        scanned.fractionDigits = Int(number.fractionDigits)
        return withClassifier(text, at: base) { $0.rowGovernment(text.count, of: scanned, book) }?.first ?? .nominative
    }
}
