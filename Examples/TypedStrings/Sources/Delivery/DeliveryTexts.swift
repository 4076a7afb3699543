import SpokenText

/// The texts of a delivery, from the catalogs of four platforms.
public struct DeliveryTexts: Sendable {
    private let android: SpokenTextFormatter
    private let flutter: SpokenTextFormatter
    private let gettext: SpokenTextFormatter
    private let agency: SpokenTextFormatter

    /// - Parameter language: a header `Accept-Language`.
    public init(acceptLanguage language: String) throws(SpokenTextStoreError) {
        android = try SpokenTextStore(catalog: StringsStrings.catalog).formatter(acceptLanguage: language)
        flutter = try SpokenTextStore(catalog: AppStrings.catalog).formatter(acceptLanguage: language)
        gettext = try SpokenTextStore(catalog: MessagesStrings.catalog).formatter(acceptLanguage: language)
        agency = try SpokenTextStore(catalog: CheckoutStrings.catalog).formatter(acceptLanguage: language)
    }

    public func courier(_ price: Money) -> AccessibleText { android.stringsStrings.courierPrice(.price(price)) }

    public func parcels(_ count: Int) -> AccessibleText { android.stringsStrings.parcels(count) }

    public func weight(_ kilograms: Int) -> AccessibleText {
        flutter.appStrings.weight(weight: .measure(kilograms, .kilogram))
    }

    public func stops(_ count: Int) -> AccessibleText { flutter.appStrings.stops(count: .number(count)) }

    public func hoursLeft(_ count: Int) -> AccessibleText { gettext.messagesStrings.dHourLeft(count) }

    public func total(_ price: Money) -> AccessibleText { agency.checkoutStrings.checkout.total(.price(price)) }
}
