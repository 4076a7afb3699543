/// A screen reader, by the order and the words of its utterances.
public enum ScreenReaderProfile: String, Sendable, Hashable, Codable, CaseIterable {
    /// Selected, label, value, position, dimmed, type, hint: «Выбрано, Моцарелла, 49 рублей, кнопка».
    case voiceOver
    /// The text of cashapp/AccessibilitySnapshot: «Выбрано: Моцарелла. Кнопка.»
    case accessibilitySnapshot
    /// State, name, role, position: «Выбрано, Моцарелла, Кнопка».
    case talkBack
    /// TalkBack's setting role, name, state, position.
    case talkBackRoleNameState
    /// TalkBack's setting name, role, state, position.
    case talkBackNameRoleState
    /// Name, role, value, state, description, position: «Моцарелла, кнопка, выделено».
    case nvda

    /// Reads a name in any letter case, with or without dashes: `voice-over`, `talkback`.
    ///
    /// - Throws: `ElementError.unknownProfile`.
    public init(name: some StringProtocol) throws(ElementError) {
        let key = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == key }) else {
            throw .unknownProfile(String(name.prefix(64)))
        }
        self = found
    }

    /// The column of `traits.tsv`.
    package var column: String {
        switch self {
        case .talkBack, .talkBackRoleNameState, .talkBackNameRoleState: "talkBack"
        default: rawValue
        }
    }
}
