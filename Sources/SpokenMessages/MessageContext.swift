import SpokenCatalogs
import SpokenModel

/// Where a message will be shown.
public struct MessageContext: Sendable, Hashable {
    /// The room for the text, in the unit of the catalog's width keys; nil takes the widest variant.
    public var width: Int?
    /// nil takes the `other` variant.
    public var device: CatalogDevice?
    /// How much larger than normal letters are: 3.12 for body text at the largest size of iOS. A width variant is
    /// chosen for `width / scale`.
    public var scale: Double

    /// - Parameters:
    ///   - width: the room for the text, in the unit of the catalog's width keys; nil takes the widest variant.
    ///   - device: nil takes the `other` variant.
    ///   - scale: above 0; other values count as 1.
    public init(width: Int? = nil, device: CatalogDevice? = nil, scale: Double = 1) {
        self.width = width
        self.device = device
        self.scale = scale
    }

    /// The room at a content size category of iOS, for a text of this style.
    public init(
        width: Int? = nil, device: CatalogDevice? = nil, textSize: TextSizeCategory, style: TextStyle = .body
    ) {
        self.init(width: width, device: device, scale: style.scale(at: textSize))
    }

    /// The room at a font scale of Android, for a text of this many sp.
    public init(width: Int? = nil, device: CatalogDevice? = nil, fontScale: AndroidFontScale, sp: Double = 16) {
        self.init(width: width, device: device, scale: fontScale.scale(at: sp))
    }

    /// The width in letters of normal size; without a width the widest variant is taken as the room at normal size.
    func effectiveWidth(widest: Int?) -> Int? {
        guard scale.isFinite, scale > 0 else { return width }
        guard let room = width ?? (scale == 1 ? nil : widest) else { return nil }
        let result = (Double(room) / scale).rounded(.down)
        return Int(exactly: min(max(result, 0), 1e9))
    }
}
