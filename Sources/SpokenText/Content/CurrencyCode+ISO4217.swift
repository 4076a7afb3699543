import SpokenICU
import SpokenModel

extension CurrencyCode {
    /// A code of ISO 4217, of either letter case.
    /// - Throws: `SpokenContentError.currency` for any other text, such as "RU" or "ZZZ".
    public init(iso4217 text: String) throws(SpokenContentError) {
        guard let code = CurrencyCode(text), ICUCurrency.isKnown(code) else { throw .currency(String(text.prefix(64))) }
        self = code
    }
}
