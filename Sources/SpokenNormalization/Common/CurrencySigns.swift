import SpokenLocaleData
import SpokenModel

/// The currencies whose signs are read in every language.
enum CurrencySigns {
    /// The codes of the English table: the largest that there is.
    static let codes: [CurrencyCode] = {
        guard let table = LocaleTables.table("en", "currencies") else { return [] }
        return (0..<table.rowCount).compactMap { row in
            let key = table.word(row, 0)
            return key.count == 3 ? CurrencyCode(key.string) : nil
        }
    }()

    /// Signs of which each locale has a currency of its own.
    static let shared: Set<Substring> = ["$", "£", "¥", "￥", "₽", "₤"]

    /// Signs that mean one currency wherever the locale says nothing else. «¥» is not among them: it is said of two.
    static let usual: [(String, CurrencyCode)] = [
        ("$", "USD"), ("US$", "USD"), ("€", "EUR"), ("£", "GBP"), ("₽", "RUB"), ("₴", "UAH"), ("₸", "KZT"),
        ("₹", "INR"), ("₺", "TRY"), ("₩", "KRW"), ("₪", "ILS"), ("₫", "VND"), ("฿", "THB"), ("zł", "PLN"),
        ("R$", "BRL"), ("CN¥", "CNY"), ("JP¥", "JPY"), ("CA$", "CAD"), ("A$", "AUD"), ("NZ$", "NZD"), ("HK$", "HKD"),
        ("MX$", "MXN"), ("₱", "PHP"), ("₾", "GEL"), ("₼", "AZN"), ("֏", "AMD"), ("Kč", "CZK"),
    ].compactMap { sign, code in CurrencyCode(code).map { (sign, $0) } }
}
