// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

extension CurrencyCode {
    public static var EUR: CurrencyCode { CurrencyCode(index: 3241) }
    public static var RUB: CurrencyCode { CurrencyCode(index: 12013) }
    public static var USD: CurrencyCode { CurrencyCode(index: 13991) }
}
