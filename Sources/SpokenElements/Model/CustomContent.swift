public import SpokenModel

/// A further fact on an element that is said on demand: «Состав» and «моцарелла, томатный соус».
public struct CustomContent: Sendable, Hashable {
    /// What it is: «Вес».
    public var label: AccessibleText
    /// What it says: «640 граммов».
    public var value: AccessibleText
    /// Said with the element itself, not only on demand.
    public var isImportant: Bool

    /// A piece of content that is read on demand, or at once when it is important.
    public init(_ label: AccessibleText, _ value: AccessibleText, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

extension CustomContent: Codable {
    private enum CodingKeys: CodingKey {
        case label, value, isImportant
    }

    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(ElementText.self, forKey: .label).text
        value = try container.decode(ElementText.self, forKey: .value).text
        isImportant = try container.decodeIfPresent(Bool.self, forKey: .isImportant) ?? false
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ElementText(label), forKey: .label)
        try container.encode(ElementText(value), forKey: .value)
        if isImportant { try container.encode(true, forKey: .isImportant) }
    }
}
