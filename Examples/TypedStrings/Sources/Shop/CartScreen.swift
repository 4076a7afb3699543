import SpokenText

/// The texts of a screen, by the typed accessors that the plugin writes: a wrong key or argument does not compile.
public struct CartScreen: Sendable {
    private let formatter: SpokenTextFormatter

    /// - Parameter formatter: of the user, from a store of `Strings.catalog` or of a folder with the same keys.
    public init(_ formatter: SpokenTextFormatter) {
        self.formatter = formatter
    }

    /// The catalogs of this package, embedded.
    public static func store() throws(SpokenTextStoreError) -> SpokenTextStore {
        try SpokenTextStore(catalog: Strings.catalog)
    }

    public func title(items: Int) -> AccessibleText { formatter.strings.cart.items(count: items) }

    public func button(price: Money) -> AccessibleText { formatter.strings.cart.button(.price(price)) }

    public func total(_ sum: Money) -> AccessibleText { formatter.strings.cart.total(.price(sum)) }

    public func phone(width: Int, textSize: TextSizeCategory = .large) -> AccessibleText {
        formatter.strings.phone(in: SpokenTextOptions(width: width, textSize: textSize))
    }
}
