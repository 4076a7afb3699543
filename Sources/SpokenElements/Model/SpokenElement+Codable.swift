import SpokenModel

extension SpokenElement: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case label, value, hint, traits, role, checkState, expansion, headingLevel, isRequired, error, placeholder
        case shortcut, position, cell, adjustment, actions, customContent, inputLabels, announcement, identifier
    }

    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        try ElementKeys.check(decoder, CodingKeys.allCases.map(\.rawValue))
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> AccessibleText? {
            try container.decodeIfPresent(ElementText.self, forKey: key)?.text
        }
        self.init(
            try text(.label), value: try text(.value), hint: try text(.hint),
            traits: try container.decodeIfPresent(ElementTraits.self, forKey: .traits) ?? [],
            role: try container.decodeIfPresent(ElementRole.self, forKey: .role),
            checkState: try container.decodeIfPresent(CheckState.self, forKey: .checkState),
            expansion: try container.decodeIfPresent(ExpansionState.self, forKey: .expansion),
            position: try container.decodeIfPresent(ElementPosition.self, forKey: .position),
            cell: try container.decodeIfPresent(TableCell.self, forKey: .cell),
            actions: try container.decodeIfPresent([ElementText].self, forKey: .actions)?.map(\.text) ?? [],
            customContent: try container.decodeIfPresent([CustomContent].self, forKey: .customContent) ?? [],
            inputLabels: try container.decodeIfPresent([String].self, forKey: .inputLabels) ?? [],
            announcement: try text(.announcement))
        headingLevel = try container.decodeIfPresent(Int.self, forKey: .headingLevel)
        isRequired = try container.decodeIfPresent(Bool.self, forKey: .isRequired) ?? false
        error = try text(.error)
        placeholder = try text(.placeholder)
        shortcut = try container.decodeIfPresent(String.self, forKey: .shortcut)
        adjustment = try container.decodeIfPresent(Adjustment.self, forKey: .adjustment)
        identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func put(_ text: AccessibleText?, _ key: CodingKeys) throws {
            try container.encodeIfPresent(text.map(ElementText.init), forKey: key)
        }
        try put(label, .label)
        try put(value, .value)
        try put(hint, .hint)
        if !traits.isEmpty { try container.encode(traits, forKey: .traits) }
        try container.encodeIfPresent(role, forKey: .role)
        try container.encodeIfPresent(checkState, forKey: .checkState)
        try container.encodeIfPresent(expansion, forKey: .expansion)
        try container.encodeIfPresent(headingLevel, forKey: .headingLevel)
        if isRequired { try container.encode(true, forKey: .isRequired) }
        try put(error, .error)
        try put(placeholder, .placeholder)
        try container.encodeIfPresent(shortcut, forKey: .shortcut)
        try container.encodeIfPresent(position, forKey: .position)
        try container.encodeIfPresent(cell, forKey: .cell)
        try container.encodeIfPresent(adjustment, forKey: .adjustment)
        if !actions.isEmpty { try container.encode(actions.map(ElementText.init), forKey: .actions) }
        if !customContent.isEmpty { try container.encode(customContent, forKey: .customContent) }
        if !inputLabels.isEmpty { try container.encode(inputLabels, forKey: .inputLabels) }
        try put(announcement, .announcement)
        try container.encodeIfPresent(identifier, forKey: .identifier)
    }
}
