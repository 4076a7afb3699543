import SpokenModel

extension UtteranceComposer {
    /// Container, selected, label, value, position, dimmed, type, hint; a tab says its position last.
    func voiceOverUtterance(_ element: SpokenElement, _ context: ElementContext) -> Utterance {
        var parts = UtteranceParts(words)
        let traits = element.traits
        addContainers(context, to: &parts)
        if traits.contains(.selected) { parts.add(.state, .selected) }
        addCell(element, to: &parts)

        let hasText = !(element.label?.accessibleText.isEmpty ?? true)
        parts.add(.label, element.label)
        let isSwitch = isSwitch(element)
        let state = isSwitch ? switchState(of: element) : nil
        // The numbers 0, 1 and 2 of a switch are states, not texts.
        let value = isSwitch && state != nil ? nil : value(of: element)
        parts.add(.value, value, .long)
        for content in element.customContent where content.isImportant {
            parts.add(.content, content.label, .long)
            parts.add(.content, content.value)
        }
        // VoiceOver has no other text for an element with nothing but a hint.
        let hintIsLabel = !hasText && (value?.accessibleText.isEmpty ?? true)
        if hintIsLabel { parts.add(.label, element.hint) }
        if let placeholder = element.placeholder, value == nil { parts.add(.value, placeholder, .long) }

        let isTab = isTab(element, context)
        let position = position(of: element, context)
        if !isTab { addPosition(position, to: &parts) }
        if element.isRequired { parts.add(.state, .required) }
        if traits.contains(.notEnabled) { parts.add(.state, .notEnabled) }
        addVoiceOverRoles(element, isTab: isTab, switchState: state, to: &parts)
        if isTab { addPosition(position, to: &parts) }
        if let expansion = element.expansion {
            parts.add(.state, expansion == .expanded ? .expanded : .collapsed)
        }
        addCellPlace(element, to: &parts)
        if let error = element.error {
            parts.add(.error, .invalid)
            parts.add(.error, error)
        }
        if options.hints {
            if !hintIsLabel { parts.add(.hint, element.hint, .long) }
            if options.systemHints { addSystemHint(element, isTab: isTab, to: &parts) }
        }
        if !element.actions.isEmpty { parts.add(.actions, .actionsAvailable, .long) }
        if element.customContent.contains(where: { !$0.isImportant }) { parts.add(.actions, .moreContent, .long) }
        return parts.utterance
    }

    private func addVoiceOverRoles(
        _ element: SpokenElement, isTab: Bool, switchState: ScreenReaderWord?, to parts: inout UtteranceParts
    ) {
        let traits = element.traits
        switch element.role {
        case .checkbox: parts.add(.role, .checkbox)
        case .radioButton: parts.add(.role, .radioButton)
        case nil: break
        }
        if element.role != nil, let word = checkWord(of: element) { parts.add(.state, word) }
        let hidesButton =
            isTab || element.role != nil || !traits.isDisjoint(with: [.keyboardKey, .switcher, .backButton])
        if traits.contains(.button), !hidesButton { parts.add(.role, .button) }
        if traits.contains(.backButton) { parts.add(.role, .backButton) }
        if traits.contains(.switcher) {
            parts.add(.role, .switch)
            if let switchState { parts.add(.state, switchState) }
        } else if element.role == nil, let word = checkWord(of: element) {
            parts.add(.state, word)
        }
        if isTab { parts.add(.role, .tab) }
        if isTabBar(element) { parts.add(.role, .tabBar) }
        if traits.contains(.textInput) {
            parts.add(.role, traits.contains(.secureText) ? .secureTextField : .textField)
            if traits.contains(.isEditing) { parts.add(.state, .isEditing) }
        }
        if traits.contains(.header) {
            parts.add(.role, .heading)
            if let level = element.headingLevel { parts.add(.role, .headingLevel, number(level)) }
        }
        if traits.contains(.link) { parts.add(.role, .link) }
        if traits.contains(.adjustable) { parts.add(.role, .adjustable) }
        if traits.contains(.image) { parts.add(.role, .image) }
        if traits.contains(.searchField) { parts.add(.role, .searchField) }
    }

    /// The hint that the reader adds by itself; a disabled element gets none.
    func addSystemHint(_ element: SpokenElement, isTab: Bool, to parts: inout UtteranceParts) {
        let traits = element.traits
        guard !traits.contains(.notEnabled) else { return }
        if traits.contains(.switcher) {
            parts.add(.hint, .hintSwitch, .long)
        } else if traits.contains(.textInput) {
            parts.add(
                .hint,
                traits.contains(.isEditing)
                    ? .hintEditing : traits.contains(.textArea) ? .hintTextArea : .hintTextField,
                .long)
        } else if traits.contains(.searchField), profile != .voiceOver {
            parts.add(.hint, .hintTextField, .long)
        } else if traits.contains(.adjustable) {
            parts.add(.hint, .hintAdjustable, .long)
        } else if element.role != nil || element.checkState != nil {
            parts.add(.hint, .hintToggle, .long)
        } else if isTab || !traits.isDisjoint(with: [.button, .backButton, .link]) {
            parts.add(.hint, .hintActivate, .long)
        }
    }
}
