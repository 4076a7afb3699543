public import SpokenModel

/// The elements of a screen in the order in which they are read.
///
/// ```json
/// {"screen": "Меню", "language": "ru", "items": [
///   {"label": "Москва", "traits": ["button"]},
///   {"container": "Панель вкладок", "kind": "tabBar", "items": [{"label": "Меню", "traits": ["selected"]}]}]}
/// ```
/// `Resources/Schemas/element.schema.json` describes the whole. A file may also hold a single element or an array of items.
public struct SpokenScreen: Sendable, Hashable {
    /// What is said when the screen appears; nil for nothing.
    public var title: AccessibleText?
    /// The language of the texts; nil when the file does not tell it.
    public var language: LanguageTag?
    /// In the order of reading.
    public var items: [SpokenItem]

    /// A screen of elements and containers.
    public init(_ title: AccessibleText? = nil, language: LanguageTag? = nil, items: [SpokenItem] = []) {
        self.title = title
        self.language = language
        self.items = items
    }

    /// A screen of elements alone.
    public init(_ title: AccessibleText? = nil, language: LanguageTag? = nil, elements: [SpokenElement]) {
        self.init(title, language: language, items: elements.map(SpokenItem.element))
    }
}

extension SpokenScreen: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case screen, language, items
    }

    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            var items: [SpokenItem] = []
            while !list.isAtEnd { items.append(try list.decode(SpokenItem.self)) }
            self.init(items: items)
            return
        }
        let keys = try decoder.container(keyedBy: ElementCodingKey.self)
        let isContainer = ["container", "kind", "isModal"].contains { keys.contains(ElementCodingKey($0)) }
        guard keys.contains(ElementCodingKey("items")), !isContainer else {
            self.init(items: [try SpokenItem(from: decoder)])
            return
        }
        try ElementKeys.check(decoder, CodingKeys.allCases.map(\.rawValue))
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decodeIfPresent(ElementText.self, forKey: .screen)?.text,
            language: try values.decodeIfPresent(LanguageTag.self, forKey: .language),
            items: try values.decode([SpokenItem].self, forKey: .items))
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(title.map(ElementText.init), forKey: .screen)
        try values.encodeIfPresent(language, forKey: .language)
        try values.encode(items, forKey: .items)
    }
}
