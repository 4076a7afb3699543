/// The devices of Apple's device rules.
public enum CatalogDevice: String, Sendable, Hashable, Codable, CaseIterable {
    case appletv, applevision, applewatch, ipad, iphone, ipod, mac, other
}
