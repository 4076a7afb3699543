public import SpokenModel

/// A region of a screen; its label is said when the focus enters it.
public struct SpokenContainer: Sendable, Hashable {
    /// What is said when the container is entered; nil for nothing.
    public var label: AccessibleText?
    /// What it is: a list, a table, a tab bar, …
    public var kind: ContainerKind
    /// The rest of the screen cannot be reached while it is there.
    public var isModal: Bool
    /// What it holds, in the order of reading.
    public var items: [SpokenItem]

    /// A container of these items.
    public init(
        _ label: AccessibleText? = nil, kind: ContainerKind = .semanticGroup, isModal: Bool = false,
        items: [SpokenItem] = []
    ) {
        self.label = label
        self.kind = kind
        self.isModal = isModal
        self.items = items
    }
}

extension SpokenContainer: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case container, label, kind, traits, isModal, items
    }

    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        try ElementKeys.check(decoder, CodingKeys.allCases.map(\.rawValue))
        let values = try decoder.container(keyedBy: CodingKeys.self)
        label =
            try values.decodeIfPresent(ElementText.self, forKey: .container)?.text
            ?? values.decodeIfPresent(ElementText.self, forKey: .label)?.text
        kind = try values.decodeIfPresent(ContainerKind.self, forKey: .kind) ?? Self.kind(values) ?? .semanticGroup
        isModal = try values.decodeIfPresent(Bool.self, forKey: .isModal) ?? false
        items = try values.decode([SpokenItem].self, forKey: .items)
    }

    /// The kind by its trait in UIKit, `"traits": ["tabBar"]`; no other trait is one of containers.
    private static func kind(_ values: KeyedDecodingContainer<CodingKeys>) throws -> ContainerKind? {
        guard let traits = try values.decodeIfPresent(ElementTraits.self, forKey: .traits), !traits.isEmpty else {
            return nil
        }
        guard let other = traits.subtracting(.tabBar).names.first else { return .tabBar }
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: values.codingPath + [CodingKeys.traits],
                debugDescription: "'\(other)' is no trait of a container; give it to the items, or write a 'kind'"))
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(label.map(ElementText.init), forKey: .container)
        if kind != .semanticGroup { try values.encode(kind, forKey: .kind) }
        if isModal { try values.encode(true, forKey: .isModal) }
        try values.encode(items, forKey: .items)
    }
}
