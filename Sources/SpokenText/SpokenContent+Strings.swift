import SpokenCatalogs
import SpokenMessages
import SpokenModel

extension SpokenContent {
    /// A string of the formatter's catalog, with its plural form, width and device variant.
    ///
    /// `.string("cart.items", [3], width: 320)` is «3 товара» / «3 товара». A key that the catalog does not have is
    /// shown as it is.
    /// - Parameters:
    ///   - arguments: numbers, texts, pairs or quantities for the placeholders, in their order.
    ///   - table: the name of the file without its ending.
    ///   - width: the room for the text, in the unit of the catalog's width keys; nil takes the widest variant.
    ///   - textSize: the content size category of iOS: larger letters leave less room.
    ///   - style: the text style that the category scales; titles grow less than body text.
    ///   - device: nil takes the variant for all devices.
    public static func string(
        _ key: String, _ arguments: [MessageArgument] = [], table: String = "Localizable", width: Int? = nil,
        textSize: TextSizeCategory = .large, style: TextStyle = .body, device: CatalogDevice? = nil
    ) -> SpokenContent {
        let context = MessageContext(width: width, device: device, textSize: textSize, style: style)
        return SpokenContent(.string(StringRequest(key: key, arguments: arguments, table: table, context: context)))
    }

    /// The same at a font scale of Android, for a text of this many sp.
    ///
    /// `.string("phone", width: 375, fontScale: AndroidFontScale(1.3))` is «Тел.» / «Телефон».
    public static func string(
        _ key: String, _ arguments: [MessageArgument] = [], table: String = "Localizable", width: Int? = nil,
        fontScale: AndroidFontScale, sp: Double = 16, device: CatalogDevice? = nil
    ) -> SpokenContent {
        let context = MessageContext(width: width, device: device, fontScale: fontScale, sp: sp)
        return SpokenContent(.string(StringRequest(key: key, arguments: arguments, table: table, context: context)))
    }
}
