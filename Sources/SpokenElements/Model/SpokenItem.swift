/// What stands on a screen: an element or a container of more.
///
/// In JSON an object with `items` is a container, any other an element.
public indirect enum SpokenItem: Sendable, Hashable {
    /// A single element.
    case element(SpokenElement)
    /// A container with its items.
    case container(SpokenContainer)
}

extension SpokenItem: Codable {
    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: ElementCodingKey.self)
        if keys.contains(ElementCodingKey("items")) {
            self = .container(try SpokenContainer(from: decoder))
        } else {
            self = .element(try SpokenElement(from: decoder))
        }
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .element(let element): try element.encode(to: encoder)
        case .container(let container): try container.encode(to: encoder)
        }
    }
}
