extension VODesignDocument: Codable {
    private enum CodingKeys: CodingKey {
        case elements
    }

    package init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            elements = []
            while !list.isAtEnd { elements.append(try list.decode(Node.self)) }
        } else {
            elements = try decoder.container(keyedBy: CodingKeys.self).decode([Node].self, forKey: .elements)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(elements, forKey: .elements)
    }
}

extension VODesignDocument.Node: Codable {
    private enum CodingKeys: CodingKey {
        case type, label, value, hint, trait, isAccessibilityElement, adjustableOptions, customActions
        case customDescriptions, elements, containerType, isModal, isTabTrait, isEnumerated, navigationStyle, frame
    }

    private struct Options: Codable {
        var options: [String]
        var currentIndex: Int?
        var isEnumerated: Bool?
    }

    private struct Actions: Codable {
        var names: [String]
    }

    private struct Descriptions: Codable {
        struct Pair: Codable {
            var label: String
            var value: String
        }
        var descriptions: [Pair]
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String { try container.decodeIfPresent(String.self, forKey: key) ?? "" }
        func flag(_ key: CodingKeys) throws -> Bool { try container.decodeIfPresent(Bool.self, forKey: key) ?? false }
        self.init(
            try text(.label), type: try container.decodeIfPresent(String.self, forKey: .type),
            elements: try container.decodeIfPresent([Self].self, forKey: .elements),
            frame: try container.decodeIfPresent([[Double]].self, forKey: .frame) ?? [[0, 0], [0, 0]])
        offset = (decoder as? JSONNodeDecoder)?.node.offset ?? 0
        value = try text(.value)
        hint = try text(.hint)
        trait = try container.decodeIfPresent(UInt64.self, forKey: .trait) ?? 0
        isAccessibilityElement = try container.decodeIfPresent(Bool.self, forKey: .isAccessibilityElement) ?? true
        if let options = try container.decodeIfPresent(Options.self, forKey: .adjustableOptions) {
            adjustableOptions = options.options
            currentIndex = options.currentIndex
            isEnumeratedAdjustable = options.isEnumerated ?? false
        }
        customActions = try container.decodeIfPresent(Actions.self, forKey: .customActions)?.names ?? []
        customDescriptions =
            try container.decodeIfPresent(Descriptions.self, forKey: .customDescriptions)?.descriptions
            .map { ($0.label, $0.value) } ?? []
        containerType = try container.decodeIfPresent(String.self, forKey: .containerType)
        isModal = try flag(.isModal)
        isTabTrait = try flag(.isTabTrait)
        isEnumerated = try flag(.isEnumerated)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(type, forKey: .type)
        try container.encode(label, forKey: .label)
        try container.encode(frame, forKey: .frame)
        if let elements {
            try container.encode(elements, forKey: .elements)
            guard type == "container" else { return }
            try container.encode(containerType ?? "semanticGroup", forKey: .containerType)
            try container.encode("automatic", forKey: .navigationStyle)
            try container.encode(isModal, forKey: .isModal)
            try container.encode(isTabTrait, forKey: .isTabTrait)
            try container.encode(isEnumerated, forKey: .isEnumerated)
            return
        }
        try container.encode(value, forKey: .value)
        try container.encode(hint, forKey: .hint)
        try container.encode(trait, forKey: .trait)
        try container.encode(isAccessibilityElement, forKey: .isAccessibilityElement)
        try container.encode(
            Options(options: adjustableOptions, currentIndex: currentIndex, isEnumerated: isEnumeratedAdjustable),
            forKey: .adjustableOptions)
        try container.encode(Actions(names: customActions), forKey: .customActions)
        try container.encode(
            Descriptions(descriptions: customDescriptions.map { .init(label: $0.label, value: $0.value) }),
            forKey: .customDescriptions)
    }
}
