public import SpokenModel

/// One element of an interface as a screen reader knows it.
///
/// ```swift
/// let topping = SpokenElement("Моцарелла, 49 рублей", traits: [.button, .selected])
/// try UtteranceComposer(profile: .voiceOver, language: .russian).text(for: topping)
/// // "Выбрано, Моцарелла, 49 рублей, кнопка"
/// ```
public struct SpokenElement: Sendable, Hashable {
    /// What the element is or does; nil when it has no label.
    public var label: AccessibleText?
    /// What it holds now; said after a short pause.
    public var value: AccessibleText?
    /// What a double tap does; said last, after a short pause.
    public var hint: AccessibleText?
    /// Button, header, selected, …
    public var traits: ElementTraits
    /// A role that no trait names.
    public var role: ElementRole?
    /// Of a checkbox or a switch; nil for other elements.
    public var checkState: CheckState?
    /// Of what can be opened; nil for other elements.
    public var expansion: ExpansionState?
    /// 1…6; with the trait `header`.
    public var headingLevel: Int?
    /// A field that must be filled in.
    public var isRequired: Bool
    /// What is wrong with the content of a field.
    public var error: AccessibleText?
    /// Shown in an empty field.
    public var placeholder: AccessibleText?
    /// The keys that activate it: «Ctrl+S».
    public var shortcut: String?
    /// «1 из 4»; nil when it is not said.
    public var position: ElementPosition?
    /// Its place in a table; nil outside of one.
    public var cell: TableCell?
    /// The values that an adjustable element can take, with the index of the one that it holds.
    public var adjustment: Adjustment?
    /// The names of further actions.
    public var actions: [AccessibleText]
    /// What is read on demand (AXCustomContent).
    public var customContent: [CustomContent]
    /// What a user of voice control may call it (WCAG 2.5.3); the visible label when empty.
    public var inputLabels: [String]
    /// Said when the element has changed something: the new price of the pizza.
    public var announcement: AccessibleText?
    /// A name for tests; it is never said.
    public var identifier: String?

    /// An element; only the label is usual: `SpokenElement("В корзину", traits: .button)`.
    public init(
        _ label: AccessibleText? = nil, value: AccessibleText? = nil, hint: AccessibleText? = nil,
        traits: ElementTraits = [], role: ElementRole? = nil, checkState: CheckState? = nil,
        expansion: ExpansionState? = nil, position: ElementPosition? = nil, cell: TableCell? = nil,
        actions: [AccessibleText] = [], customContent: [CustomContent] = [], inputLabels: [String] = [],
        announcement: AccessibleText? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.role = role
        self.checkState = checkState
        self.expansion = expansion
        self.isRequired = false
        self.position = position
        self.cell = cell
        self.actions = actions
        self.customContent = customContent
        self.inputLabels = inputLabels
        self.announcement = announcement
    }

    /// What a user of voice control may call the element: its input labels, else what is shown, without repetition.
    ///
    /// The visible label comes first, so that the label stays in the name (WCAG 2.5.3) although «30 см» is said
    /// «30 сантиметров».
    public var effectiveInputLabels: [String] {
        if !inputLabels.isEmpty { return inputLabels }
        guard let label, isInteractive else { return [] }
        return label.visibleText == label.accessibleText
            ? [label.visibleText] : [label.visibleText, label.accessibleText]
    }

    /// True when a user can do something with it.
    public var isInteractive: Bool {
        role != nil || checkState != nil || !actions.isEmpty
            || !traits.isDisjoint(
                with: [
                    .button, .backButton, .link, .adjustable, .searchField, .tab, .keyboardKey, .textInput, .switcher,
                ])
    }
}
