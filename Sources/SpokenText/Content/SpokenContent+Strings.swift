import SpokenCatalogs
import SpokenModel

extension SpokenContent {
    /// A string of the formatter's catalog, with its plural form, width and device variant.
    ///
    /// `.string("cart.items", [.count(3), .price(21, .RUB)], width: 320)` is «3 товара за 21 ₽» / «3 товара за 21 рубль».
    /// A key that the catalog does not have is shown as it is, and the problem is reported.
    ///
    /// - Parameters:
    ///   - key: as it stands in the files.
    ///   - arguments: what the placeholders take, in their order: values, texts, pairs, other strings. Values are
    ///     said in the case that their place governs.
    ///   - table: the name of the file without its ending.
    ///   - width: the room for the text, in the unit of the catalog's width keys; nil takes that of the formatter's
    ///     options.
    ///   - textSize: the content size category of iOS: larger letters leave less room; nil takes that of the options.
    ///   - style: the text style that the category scales, since titles grow less than body text; nil takes that of
    ///     the options.
    ///   - device: nil takes that of the options.
    public static func string(
        _ key: String, _ arguments: [SpokenContent] = [], table: String = "Localizable", width: Int? = nil,
        textSize: TextSizeCategory? = nil, style: TextStyle? = nil, device: CatalogDevice? = nil
    ) -> SpokenContent {
        SpokenContent(
            .string(
                StringRequest(
                    key: key, arguments: arguments, table: table, width: width, textSize: textSize, style: style,
                    device: device)))
    }

    /// The same for numbers alone, such as an `Int` variable: `.string("cart.items", [items])`.
    @_disfavoredOverload
    public static func string(
        _ key: String, _ numbers: [some DecimalNumberConvertible], table: String = "Localizable", width: Int? = nil,
        textSize: TextSizeCategory? = nil, style: TextStyle? = nil, device: CatalogDevice? = nil
    ) -> SpokenContent {
        string(
            key, numbers.map { SpokenContent.number($0) }, table: table, width: width, textSize: textSize,
            style: style, device: device)
    }

    /// The same at a font scale of Android, for a text of this many sp.
    ///
    /// `.string("phone", width: 375, fontScale: AndroidFontScale(1.3))` is «Тел.» / «Телефон».
    public static func string(
        _ key: String, _ arguments: [SpokenContent] = [], table: String = "Localizable", width: Int? = nil,
        fontScale: AndroidFontScale, sp: Double = 16, device: CatalogDevice? = nil
    ) -> SpokenContent {
        SpokenContent(
            .string(
                StringRequest(
                    key: key, arguments: arguments, table: table, width: width, scale: fontScale.scale(at: sp),
                    device: device)))
    }
}
