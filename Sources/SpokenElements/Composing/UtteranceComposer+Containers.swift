import SpokenModel

/// What is said when the focus leaves containers and enters others.
extension UtteranceComposer {
    func addContainers(_ context: ElementContext, to parts: inout UtteranceParts) {
        guard options.containers else { return }
        for entry in context.left { addExit(entry, to: &parts) }
        for entry in context.entered { addEntry(entry, to: &parts) }
    }

    /// Readers that have a word for it tell the end of lists and tables.
    private func addExit(_ entry: ElementContext.Entry, to parts: inout UtteranceParts) {
        switch entry.kind {
        case .list: addNamed(entry, .outOfList, .outOfNamedList, to: &parts)
        case .dataTable: addNamed(entry, .outOfTable, .outOfNamedTable, to: &parts)
        case .semanticGroup, .landmark, .tabBar, .series: break
        }
    }

    private func addEntry(_ entry: ElementContext.Entry, to parts: inout UtteranceParts) {
        let isNamed = !(entry.label?.accessibleText.isEmpty ?? true)
        switch (entry.kind, profile) {
        case (.list, .talkBack), (.list, .talkBackRoleNameState), (.list, .talkBackNameRoleState):
            addNamed(entry, .inList, .inNamedList, to: &parts)
        case (.dataTable, .talkBack), (.dataTable, .talkBackRoleNameState), (.dataTable, .talkBackNameRoleState):
            addNamed(entry, .inTable, .inNamedTable, to: &parts)
        default:
            parts.add(.container, entry.label)
            // NVDA says the kind behind the name, the others only in its place.
            guard !isNamed || profile == .nvda, let word = Self.word(of: entry.kind),
                profile != .voiceOver || word != .list,
                entry.label?.accessibleText.lowercased() != words[word]?.text.lowercased()
            else { return }
            parts.add(.container, word)
        }
    }

    private static func word(of kind: ContainerKind) -> ScreenReaderWord? {
        switch kind {
        case .tabBar: .tabBar
        case .list: .list
        case .dataTable: .table
        case .landmark: .landmark
        case .semanticGroup, .series: nil
        }
    }

    private func addNamed(
        _ entry: ElementContext.Entry, _ word: ScreenReaderWord, _ named: ScreenReaderWord,
        to parts: inout UtteranceParts
    ) {
        if let label = entry.label?.accessibleText, !label.isEmpty, words[named] != nil {
            parts.add(.container, named, label)
        } else {
            parts.add(.container, word)
        }
    }
}
