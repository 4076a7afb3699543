import SpokenModel

/// The text that cashapp/AccessibilitySnapshot (5b03db8) writes beside an element: a description and, apart, a hint.
///
/// Written after the behaviour of its description and its documented expectations; the words are rows.
extension UtteranceComposer {
    func snapshotUtterance(_ element: SpokenElement, _ context: ElementContext) -> Utterance {
        let traits = element.traits
        let isSwitch = traits.contains(.switcher)
        let label = element.label?.accessibleText ?? ""
        let value = value(of: element)?.accessibleText ?? ""
        let ownHint = element.hint?.accessibleText ?? ""

        let hidesLabel = traits.contains(.backButton) && label.lowercased() == words[.back]?.text.lowercased()
        var description = hidesLabel ? "" : label
        var hint = ownHint
        if let cell = element.cell { description = cellDescription(description, cell) }
        if !value.isEmpty, !isSwitch {
            if description.isEmpty {
                description = value
            } else {
                description += (element.cell == nil ? ": " : " ") + value
            }
        }
        if traits.contains(.selected) {
            description =
                description.isEmpty
                ? words[.selectedAlone]?.text ?? "" : words[.selected]?.filled(description) ?? description
        }
        let specifiers = specifiers(element, context, value: value)
        if description.isEmpty {
            description = hint
            hint = ""
        }
        if description.isEmpty {
            description = specifiers.joined(separator: " ")
        } else if !specifiers.isEmpty {
            description = description.withFullStop + " " + specifiers.joined(separator: " ")
        }
        addPlace(element, context, to: &description)
        return Utterance(
            [Utterance.Segment(.description, description, pause: .none)]
                + snapshotHint(element, hint, label: label, value: value)
                .map { Utterance.Segment(.hint, $0, pause: .long) })
    }

    private func cellDescription(_ description: String, _ cell: TableCell) -> String {
        var text = ""
        for header in cell.rowHeaders + cell.columnHeaders where !header.accessibleText.isEmpty {
            text += header.accessibleText + ". "
        }
        text += description.withFullStop
        func add(_ word: ScreenReaderWord, _ value: Int) {
            if let phrase = words[word] { text += " " + phrase.filled(number(value)) }
        }
        if cell.row != nil, cell.rowSpan > 1 { add(.rowSpan, cell.rowSpan) }
        if cell.column != nil, cell.columnSpan > 1 { add(.columnSpan, cell.columnSpan) }
        if cell.isFirstInRow, let row = cell.row { add(.row, row) }
        if let column = cell.column { add(.column, column) }
        return text
    }

    private func specifiers(_ element: SpokenElement, _ context: ElementContext, value: String) -> [String] {
        let traits = element.traits
        let isSwitch = traits.contains(.switcher)
        let isTab = isTab(element, context)
        var result: [String] = []
        func add(_ word: ScreenReaderWord) {
            if let phrase = words[word] { result.append(phrase.text) }
        }
        if traits.contains(.notEnabled) { add(.notEnabled) }
        let hidesButton = isTab || !traits.isDisjoint(with: [.keyboardKey, .switcher, .backButton])
        if traits.contains(.button), !hidesButton { add(.button) }
        if traits.contains(.backButton) { add(.backButton) }
        if isSwitch {
            // The word needs the button beside it, as a control of the system has.
            if traits.contains(.button) { add(.switch) }
            if let state = switchState(of: element) {
                add(state)
            } else if !value.isEmpty {
                result.append(value)
            }
        }
        if isTab { add(.tab) }
        if traits.contains(.textInput) {
            add(traits.contains(.secureText) ? .secureTextField : .textField)
            if traits.contains(.isEditing) { add(.isEditing) }
        }
        if traits.contains(.header) { add(.heading) }
        if traits.contains(.link) { add(.link) }
        if traits.contains(.adjustable) { add(.adjustable) }
        if traits.contains(.image) { add(.image) }
        if traits.contains(.searchField) { add(.searchField) }
        if let expansion = element.expansion { add(expansion == .expanded ? .expanded : .collapsed) }
        return result
    }

    private func addPlace(_ element: SpokenElement, _ context: ElementContext, to description: inout String) {
        guard element.cell == nil else { return }
        if options.positions, let position = position(of: element, context), let phrase = words[.position] {
            description += " " + phrase.filled(number(position.index), number(position.count, .genitive))
            return
        }
        let word: ScreenReaderWord
        switch context.place {
        case .listStart: word = .listStart
        case .listEnd: word = .listEnd
        case .landmarkStart: word = .landmarkStart
        case .landmarkEnd: word = .landmarkEnd
        case .series, .tab, nil: return
        }
        if let phrase = words[word] { description = description.withFullStop + " " + phrase.text }
    }

    /// The element's hint with the hint of its trait behind it.
    private func snapshotHint(_ element: SpokenElement, _ own: String, label: String, value: String) -> [String] {
        let traits = element.traits
        var hint = own
        guard !traits.contains(.notEnabled) else { return hint.isEmpty ? [] : [hint] }
        func append(_ word: ScreenReaderWord) {
            guard let phrase = words[word] else { return }
            hint = hint.isEmpty ? phrase.text : hint.withFullStop + " " + phrase.text
        }
        if traits.contains(.switcher) { append(.hintSwitch) }
        if traits.contains(.textInput) {
            hint = ""
            append(
                traits.contains(.isEditing) ? .hintEditing : traits.contains(.textArea) ? .hintTextArea : .hintTextField
            )
        }
        // Where the hint has become the description, nothing is added to it.
        let hasHintOnly = !(element.hint?.accessibleText.isEmpty ?? true) && label.isEmpty && value.isEmpty
        if traits.contains(.adjustable), !traits.contains(.switcher), !hasHintOnly { append(.hintAdjustable) }
        return hint.isEmpty ? [] : [hint]
    }
}

extension String {
    var withFullStop: String { hasSuffix(".") ? self : self + "." }
}
