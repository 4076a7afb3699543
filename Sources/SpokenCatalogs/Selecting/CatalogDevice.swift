/// The devices of Apple's device rules.
public enum CatalogDevice: String, Sendable, Hashable, Codable, CaseIterable {
    /// An Apple TV.
    case appletv
    /// A Vision Pro.
    case applevision
    /// An Apple Watch.
    case applewatch
    /// An iPad.
    case ipad
    /// An iPhone.
    case iphone
    /// An iPod touch.
    case ipod
    /// A Mac.
    case mac
    /// Any device without a text of its own.
    case other
}
