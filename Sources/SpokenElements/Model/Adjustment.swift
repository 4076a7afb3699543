public import SpokenModel

/// The values of an adjustable element.
public struct Adjustment: Sendable, Hashable {
    /// What can be chosen, in order.
    public var options: [AccessibleText]
    /// The index of the value that is held, from 0; nil when none is.
    public var current: Int?
    /// Says «1 из 7» behind the value.
    public var isEnumerated: Bool

    /// A control of these options; `current` counts from 0.
    public init(_ options: [AccessibleText], current: Int? = nil, isEnumerated: Bool = true) {
        self.options = options
        self.current = current
        self.isEnumerated = isEnumerated
    }

    /// The value that is held; nil when there is none or the index is outside of the options.
    public var value: AccessibleText? {
        current.flatMap { options.indices.contains($0) ? options[$0] : nil }
    }

    /// «1 из 7»; nil when the options are not enumerated or none is held.
    public var position: ElementPosition? {
        guard isEnumerated, let current, options.indices.contains(current) else { return nil }
        return ElementPosition(counted: current + 1, of: options.count)
    }
}

extension Adjustment: Codable {
    private enum CodingKeys: CodingKey {
        case options, current, isEnumerated
    }

    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        options = try container.decode([ElementText].self, forKey: .options).map(\.text)
        current = try container.decodeIfPresent(Int.self, forKey: .current)
        if let current, !options.indices.contains(current) {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: container.codingPath + [CodingKeys.current],
                    debugDescription: "the value \(current) is none of the \(options.count) options; they count from 0")
            )
        }
        isEnumerated = try container.decodeIfPresent(Bool.self, forKey: .isEnumerated) ?? true
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(options.map(ElementText.init), forKey: .options)
        try container.encodeIfPresent(current, forKey: .current)
        if !isEnumerated { try container.encode(false, forKey: .isEnumerated) }
    }
}
