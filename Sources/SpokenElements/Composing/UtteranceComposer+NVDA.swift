import SpokenModel

/// NVDA: name, role, value, states, description, shortcut, cell, placeholder, position, level. A link says its states
/// in front of its role.
extension UtteranceComposer {
    func nvdaUtterance(_ element: SpokenElement, _ context: ElementContext) -> Utterance {
        var parts = UtteranceParts(words, capitalizes: false)
        addContainers(context, to: &parts)
        addCell(element, to: &parts)
        parts.add(.label, element.label)
        for content in element.customContent where content.isImportant {
            parts.add(.content, content.label)
            parts.add(.content, content.value)
        }
        let isLink = element.traits.contains(.link)
        if isLink { addNVDAStates(element, to: &parts) }
        addNVDARole(element, context, to: &parts)
        if !(isSwitch(element) && switchState(of: element) != nil) { parts.add(.value, value(of: element)) }
        if !isLink { addNVDAStates(element, to: &parts) }
        if let error = element.error { parts.add(.error, error) }
        if options.hints { parts.add(.hint, element.hint, .long) }
        parts.add(.hint, element.shortcut)
        addCellPlace(element, to: &parts, always: true)
        if value(of: element) == nil { parts.add(.value, element.placeholder) }
        addPosition(position(of: element, context), to: &parts)
        if element.traits.contains(.header), let level = element.headingLevel {
            parts.add(.role, .headingLevel, number(level))
        }
        return parts.utterance
    }

    private func addNVDAStates(_ element: SpokenElement, to parts: inout UtteranceParts) {
        if isSwitch(element), let state = switchState(of: element) {
            parts.add(.state, state)
        } else if let word = checkWord(of: element) {
            parts.add(.state, word)
        }
        if element.traits.contains(.selected) { parts.add(.state, .selected) }
        if let expansion = element.expansion {
            parts.add(.state, expansion == .expanded ? .expanded : .collapsed)
        }
        if element.isRequired { parts.add(.state, .required) }
        if element.error != nil { parts.add(.state, .invalid) }
        if element.traits.contains(.notEnabled) { parts.add(.state, .notEnabled) }
    }

    private func addNVDARole(_ element: SpokenElement, _ context: ElementContext, to parts: inout UtteranceParts) {
        let traits = element.traits
        switch element.role {
        case .checkbox: return parts.add(.role, .checkbox)
        case .radioButton: return parts.add(.role, .radioButton)
        case nil: break
        }
        if traits.contains(.header) { parts.add(.role, .heading) }
        if traits.contains(.image) { parts.add(.role, .image) }
        if traits.contains(.switcher) {
            parts.add(.role, .switch)
        } else if traits.contains(.secureText) {
            parts.add(.role, .secureTextField)
        } else if !traits.isDisjoint(with: [.textInput, .searchField]) {
            parts.add(.role, .textField)
        } else if traits.contains(.adjustable) {
            parts.add(.role, .adjustable)
        } else if isTab(element, context) {
            parts.add(.role, .tab)
        } else if isTabBar(element) {
            parts.add(.role, .tabBar)
        } else if traits.contains(.link) {
            parts.add(.role, .link)
        } else if !traits.isDisjoint(with: [.button, .backButton]) {
            parts.add(.role, .button)
        }
    }
}
