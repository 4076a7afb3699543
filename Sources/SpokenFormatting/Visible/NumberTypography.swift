import SpokenLocaleData
import SpokenModel

/// How a language writes visible numbers: a row of `Resources/Locales/languages.tsv`.
package struct NumberTypography: Sendable {
    package var decimalSeparator: ShortText = "."
    package var groupSeparator: ShortText = "\u{A0}"
    /// How many digits must stand before the first separator: 2 writes «1299» and «12 990».
    package var minimumGrouping = 1
    package var isCurrencyBefore = false
    package var currencySpace: ShortText = "\u{A0}"
    package var percentSpace: ShortText = "\u{A0}"
    package var minus: ShortText = "\u{2212}"

    /// What stands between a currency and the number behind it: "$5", but "CHF 5" with a space that does not break, since
    /// a letter would run into the digits (UTS #35, Currency Spacing).
    func appendCurrencySpace(to buffer: inout UTF8Buffer) {
        if currencySpace.isEmpty, buffer.string.unicodeScalars.last?.properties.isAlphabetic == true {
            buffer.append("\u{A0}")
        } else {
            buffer.append(currencySpace)
        }
    }

    /// The row of a language; a neutral typography for a language without a row.
    package init(language: String) {
        guard let table = LocaleTables.table("", "languages"), let row = table.row(language) else { return }
        func separator(_ column: String) -> ShortText {
            let word = table.word(row, column)
            return word == "comma"
                ? "," : word == "point" ? "." : word == "nbsp" ? "\u{A0}" : word == "narrow-nbsp" ? "\u{202F}" : ""
        }
        decimalSeparator = separator("decimal")
        groupSeparator = separator("group")
        minimumGrouping = table.word(row, "minimum-grouping") == "2" ? 2 : 1
        isCurrencyBefore = table.word(row, "currency") == "before"
        currencySpace = separator("currency-space")
        percentSpace = separator("percent-space")
    }
}
