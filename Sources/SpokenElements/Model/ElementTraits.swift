/// What an element is and in which condition it stands, as a set.
///
/// The bits 0 to 21 are those of VoiceOver Designer's documents, so that a `.vodesign` file is read and written without
/// a table of its own. JSON holds the names: `["button", "selected"]`.
public struct ElementTraits: OptionSet, Sendable, Hashable {
    /// The bits of UIAccessibilityTraits.
    public let rawValue: UInt64

    /// Takes any bits; unknown ones are kept.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// - «кнопка»
    public static let button = ElementTraits(rawValue: 1 << 0)
    /// - «заголовок»
    public static let header = ElementTraits(rawValue: 1 << 1)
    /// - «элемент регулировки»
    public static let adjustable = ElementTraits(rawValue: 1 << 2)
    /// - «ссылка»
    public static let link = ElementTraits(rawValue: 1 << 3)
    /// A text that cannot change.
    public static let staticText = ElementTraits(rawValue: 1 << 4)
    /// - «изображение»
    public static let image = ElementTraits(rawValue: 1 << 5)
    /// - «поле поиска»
    public static let searchField = ElementTraits(rawValue: 1 << 6)
    /// - «вкладка»: one tab of a tab bar
    public static let tab = ElementTraits(rawValue: 1 << 7)
    /// - «Выбрано, Моцарелла»
    public static let selected = ElementTraits(rawValue: 1 << 8)
    /// - «Сырный бортик, недоступно»
    public static let notEnabled = ElementTraits(rawValue: 1 << 9)
    /// What sums the screen up when the app starts.
    public static let summaryElement = ElementTraits(rawValue: 1 << 10)
    /// Plays a sound of its own when it is activated.
    public static let playsSound = ElementTraits(rawValue: 1 << 11)
    /// Takes touches without the screen reader, as a piano does.
    public static let allowsDirectInteraction = ElementTraits(rawValue: 1 << 12)
    /// Starts a recording or a playback.
    public static let startsMediaSession = ElementTraits(rawValue: 1 << 13)
    /// Changes too often to be read each time.
    public static let updatesFrequently = ElementTraits(rawValue: 1 << 14)
    /// The page turns when it has been read.
    public static let causesPageTurn = ElementTraits(rawValue: 1 << 15)
    /// A key of a keyboard.
    public static let keyboardKey = ElementTraits(rawValue: 1 << 16)
    /// - «текстовое поле»
    public static let textInput = ElementTraits(rawValue: 1 << 18)
    /// - «кнопка-переключатель»
    public static let switcher = ElementTraits(rawValue: 1 << 20)
    /// - «идёт правка»
    public static let isEditing = ElementTraits(rawValue: 1 << 21)
    /// - «кнопка «Назад»»
    public static let backButton = ElementTraits(rawValue: 1 << 40)
    /// - «защищённое текстовое поле»: with `textInput`
    public static let secureText = ElementTraits(rawValue: 1 << 41)
    /// A text field of several lines: with `textInput`.
    public static let textArea = ElementTraits(rawValue: 1 << 42)

    /// - «панель вкладок»: the bar itself; of a container it makes one of the kind `tabBar`
    public static let tabBar = ElementTraits(rawValue: 1 << 43)

    /// Every trait with the name that JSON holds, in the order of the bits.
    public static let named: [(name: String, trait: ElementTraits)] = [
        ("button", .button), ("header", .header), ("adjustable", .adjustable), ("link", .link),
        ("staticText", .staticText), ("image", .image), ("searchField", .searchField), ("tab", .tab),
        ("selected", .selected), ("notEnabled", .notEnabled), ("summaryElement", .summaryElement),
        ("playsSound", .playsSound), ("allowsDirectInteraction", .allowsDirectInteraction),
        ("startsMediaSession", .startsMediaSession), ("updatesFrequently", .updatesFrequently),
        ("causesPageTurn", .causesPageTurn), ("keyboardKey", .keyboardKey), ("textInput", .textInput),
        ("switcher", .switcher), ("isEditing", .isEditing), ("backButton", .backButton), ("secureText", .secureText),
        ("textArea", .textArea), ("tabBar", .tabBar),
    ]

    /// Names that other tools use for the same traits.
    private static let synonyms: [String: ElementTraits] = [
        "heading": .header, "switch": .switcher, "switchButton": .switcher, "toggle": .switcher,
        "toggleButton": .switcher,
        "textField": [.textInput], "textEntry": [.textInput], "secureTextField": [.textInput, .secureText],
        "textView": [.textInput, .textArea], "tabBarItem": .tab, "disabled": .notEnabled, "dimmed": .notEnabled,
        "none": [], "isSelected": .selected, "isButton": .button, "isHeader": .header, "isLink": .link,
        "isImage": .image, "isSearchField": .searchField, "isKeyboardKey": .keyboardKey, "isStaticText": .staticText,
        "isSummaryElement": .summaryElement, "isToggle": .switcher, "isTabBar": .tabBar,
    ]

    /// Reads one name; the first letter may be a capital, as in UIKit's documentation.
    ///
    /// - Throws: `ElementError.unknownTrait`.
    public init(name: some StringProtocol) throws(ElementError) {
        let key = name.prefix(1).lowercased() + name.dropFirst()
        if let found = Self.named.first(where: { $0.name == key }) {
            self = found.trait
        } else if let found = Self.synonyms[key] {
            self = found
        } else {
            throw .unknownTrait(String(name.prefix(64)))
        }
    }

    /// The names of the traits in the set, in the order of the bits.
    public var names: [String] {
        Self.named.filter { contains($0.trait) }.map(\.name)
    }
}

extension ElementTraits: Codable {
    /// Reads what `Resources/Schemas/element.schema.json` says.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var traits: ElementTraits = []
        while !container.isAtEnd {
            let path = container.codingPath + [ElementCodingKey(container.currentIndex)]
            let name = try container.decode(String.self)
            do throws(ElementError) {
                traits.formUnion(try ElementTraits(name: name))
            } catch {
                throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: error.description))
            }
        }
        self = traits
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for name in names { try container.encode(name) }
    }
}
