import SpokenCatalogs
import SpokenModel

/// What a request carries besides its languages: how values are said, the room and the letters of the screen, the place
/// of the user.
///
/// ```swift
/// let options = try JSONDecoder().decode(SpokenTextOptions.self, from: body)  // {"numbers":"words","width":320}
/// let formatter = store.formatter(acceptLanguage: header, options: options)
/// ```
/// A key that the JSON does not have takes its usual value.
public struct SpokenTextOptions: Sendable, Hashable, Codable {
    /// Digits for screen readers, words for plain synthesizers.
    public var numbers: NumberStyle
    /// The room for a text, in the unit of the catalog's width keys; nil takes the widest variant.
    public var width: Int?
    /// The content size category of iOS: larger letters leave less room.
    public var textSize: TextSizeCategory
    /// The text style that the category scales; titles grow less than body text.
    public var textStyle: TextStyle
    /// The font scale of Android, 0.85 … 2.0 in its settings, for a text of 16 sp; it takes the place of `textSize`.
    public var fontScale: Double?
    /// nil takes the variant for all devices.
    public var device: CatalogDevice?
    /// A name of the IANA database, such as "Europe/Moscow", for dates and times of instants; nil is UTC.
    public var timeZone: String?

    /// The usual options; each argument changes one: `SpokenTextOptions(numbers: .words, width: 320)`.
    public init(
        numbers: NumberStyle = .digits, width: Int? = nil, textSize: TextSizeCategory = .large,
        textStyle: TextStyle = .body, fontScale: Double? = nil, device: CatalogDevice? = nil, timeZone: String? = nil
    ) {
        self.numbers = numbers
        self.width = width
        self.textSize = textSize
        self.textStyle = textStyle
        self.fontScale = fontScale
        self.device = device
        self.timeZone = timeZone
    }

    /// Reads an object; what it does not have takes its usual value.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            numbers: try values.decodeIfPresent(NumberStyle.self, forKey: .numbers) ?? .digits,
            width: try values.decodeIfPresent(Int.self, forKey: .width),
            textSize: try values.decodeIfPresent(TextSizeCategory.self, forKey: .textSize) ?? .large,
            textStyle: try values.decodeIfPresent(TextStyle.self, forKey: .textStyle) ?? .body,
            fontScale: try values.decodeIfPresent(Double.self, forKey: .fontScale),
            device: try values.decodeIfPresent(CatalogDevice.self, forKey: .device),
            timeZone: try values.decodeIfPresent(String.self, forKey: .timeZone))
    }

    /// How much larger than normal letters are.
    package var scale: Double {
        if let fontScale { return AndroidFontScale(fontScale).scale(at: 16) }
        return textSize == .large ? 1 : textStyle.scale(at: textSize)
    }
}
