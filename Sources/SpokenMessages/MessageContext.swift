import SpokenCatalogs

/// Where a message will be shown.
public struct MessageContext: Sendable, Hashable {
    /// The room for the text, in the unit of the catalog's width keys; nil takes the widest variant.
    public var width: Int?
    /// nil takes the `other` variant.
    public var device: CatalogDevice?
    /// How much larger than normal letters are: 3.12 for body text at the largest size of iOS. A width variant is
    /// chosen for `width / scale`.
    public var scale: Double

    public init(width: Int? = nil, device: CatalogDevice? = nil, scale: Double = 1) {
        self.width = width
        self.device = device
        self.scale = scale
    }

    /// The width in letters of normal size; without a width the widest variant is taken as the room at normal size.
    func effectiveWidth(widest: Int?) -> Int? {
        guard scale.isFinite, scale > 0 else { return width }
        guard let room = width ?? (scale == 1 ? nil : widest) else { return nil }
        let result = (Double(room) / scale).rounded(.down)
        return Int(exactly: min(max(result, 0), 1e9))
    }
}
