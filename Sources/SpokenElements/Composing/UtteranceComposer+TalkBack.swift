import SpokenModel

/// TalkBack's three orders.
extension UtteranceComposer {
    func talkBackUtterance(_ element: SpokenElement, _ context: ElementContext) -> Utterance {
        var parts = UtteranceParts(words)
        addContainers(context, to: &parts)
        switch profile {
        case .talkBackRoleNameState:
            addTalkBackRole(element, context, to: &parts)
            addTalkBackName(element, to: &parts)
            addTalkBackStates(element, to: &parts)
        case .talkBackNameRoleState:
            addTalkBackName(element, to: &parts)
            addTalkBackRole(element, context, to: &parts)
            addTalkBackStates(element, to: &parts)
        default:
            addTalkBackStates(element, to: &parts)
            addTalkBackName(element, to: &parts)
            addTalkBackRole(element, context, to: &parts)
        }
        addPosition(position(of: element, context), to: &parts)
        addCellPlace(element, to: &parts)
        if element.isRequired { parts.add(.state, .required) }
        if let error = element.error {
            parts.add(.error, .invalid)
            parts.add(.error, error)
        }
        if options.hints {
            parts.add(.hint, element.hint, .long)
            if options.systemHints { addSystemHint(element, isTab: isTab(element, context), to: &parts) }
        }
        if !element.actions.isEmpty { parts.add(.actions, .actionsAvailable, .long) }
        if element.traits.contains(.notEnabled) { parts.add(.state, .notEnabled) }
        parts.removeRepetitions()
        return parts.utterance
    }

    private func addTalkBackStates(_ element: SpokenElement, to parts: inout UtteranceParts) {
        if element.traits.contains(.selected) { parts.add(.state, .selected) }
        if let expansion = element.expansion {
            parts.add(.state, expansion == .expanded ? .expanded : .collapsed)
        }
        if isSwitch(element) {
            if let state = switchState(of: element) {
                parts.add(.state, state)
            } else {
                parts.add(.value, element.value)
            }
        } else {
            if let word = checkWord(of: element) { parts.add(.state, word) }
            parts.add(.value, value(of: element))
        }
        if element.traits.contains([.textInput, .isEditing]) { parts.add(.state, .isEditing) }
    }

    private func addTalkBackName(_ element: SpokenElement, to parts: inout UtteranceParts) {
        addCell(element, to: &parts)
        if let label = element.label, !label.accessibleText.isEmpty {
            parts.add(.label, label)
        } else {
            parts.add(.label, element.placeholder)
        }
        for content in element.customContent where content.isImportant {
            parts.add(.content, content.label)
            parts.add(.content, content.value)
        }
    }

    private func addTalkBackRole(
        _ element: SpokenElement, _ context: ElementContext, to parts: inout UtteranceParts
    ) {
        let traits = element.traits
        switch element.role {
        case .checkbox: return parts.add(.role, .checkbox)
        case .radioButton: return parts.add(.role, .radioButton)
        case nil: break
        }
        // One role is said, the most telling one; a heading is told beside it.
        if traits.contains(.switcher) {
            parts.add(.role, .switch)
        } else if !traits.isDisjoint(with: [.textInput, .searchField]) {
            parts.add(.role, .textField)
            if traits.contains(.secureText) { parts.add(.role, .secureTextField) }
        } else if traits.contains(.adjustable) {
            parts.add(.role, .adjustable)
        } else if isTab(element, context) {
            parts.add(.role, .tab)
        } else if isTabBar(element) {
            parts.add(.role, .tabBar)
        } else if traits.contains(.link) {
            parts.add(.role, .link)
        } else if !traits.isDisjoint(with: [.button, .backButton]), !traits.contains(.keyboardKey) {
            parts.add(.role, .button)
        } else if traits.contains(.image) {
            parts.add(.role, .image)
        }
        if traits.contains(.header) {
            parts.add(.role, .heading)
            if let level = element.headingLevel { parts.add(.role, .headingLevel, number(level)) }
        }
    }
}
