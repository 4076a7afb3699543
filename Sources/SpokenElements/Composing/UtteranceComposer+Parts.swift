internal import SpokenFormatting
import SpokenModel

/// The parts that several profiles share.
extension UtteranceComposer {
    /// The value as told, else the one that the adjustment holds.
    func value(of element: SpokenElement) -> AccessibleText? {
        if let value = element.value, !value.isEmpty { return value }
        return element.adjustment?.value
    }

    /// The position as told, else from the container, else from the adjustment.
    func position(of element: SpokenElement, _ context: ElementContext) -> ElementPosition? {
        if let position = element.position { return position }
        switch context.place {
        case .series(let position), .tab(let position): return position
        default: return element.adjustment?.position
        }
    }

    func isTab(_ element: SpokenElement, _ context: ElementContext) -> Bool {
        if element.traits.contains(.tab) { return true }
        if case .tab = context.place { return true }
        return false
    }

    /// True for a tab bar that its label does not name already.
    func isTabBar(_ element: SpokenElement) -> Bool {
        element.traits.contains(.tabBar)
            && element.label?.accessibleText.lowercased() != words[.tabBar]?.text.lowercased()
    }

    func addPosition(_ position: ElementPosition?, to parts: inout UtteranceParts) {
        guard options.positions, let position else { return }
        parts.add(.position, .position, number(position.index), number(position.count, .genitive))
    }

    /// A number in digits or words: «один из семи», where «из» governs the genitive.
    func number(_ value: Int, _ grammaticalCase: GrammaticalCase = .nominative) -> String {
        guard let speller, let number = DecimalNumber(exactly: value) else { return "\(value)" }
        var buffer = UTF8Buffer()
        speller.appendSpoken(.cardinal(number), case: grammaticalCase, to: &buffer)
        return buffer.isEmpty ? "\(value)" : buffer.string
    }

    func isSwitch(_ element: SpokenElement) -> Bool { element.traits.contains(.switcher) }

    /// The state of a switch, from its own field or from the values that UIKit uses.
    func switchState(of element: SpokenElement) -> ScreenReaderWord? {
        switch element.checkState {
        case .on: return .on
        case .off: return .off
        case .mixed: return .mixed
        case nil: break
        }
        switch element.value?.accessibleText {
        case "1": return .on
        case "0": return .off
        case "2": return .mixed
        default: return nil
        }
    }

    /// The state of a tick box or a radio button; nil for a switch and for what cannot be ticked.
    func checkWord(of element: SpokenElement) -> ScreenReaderWord? {
        switch element.checkState {
        case .on: .checked
        case .off: .notChecked
        case .mixed: .partlyChecked
        case nil: nil
        }
    }

    func addCell(_ element: SpokenElement, to parts: inout UtteranceParts) {
        guard let cell = element.cell else { return }
        for header in cell.rowHeaders + cell.columnHeaders { parts.add(.cell, header) }
    }

    func addCellPlace(_ element: SpokenElement, to parts: inout UtteranceParts, always: Bool = false) {
        guard let cell = element.cell else { return }
        if let row = cell.row {
            if cell.rowSpan > 1 { parts.add(.cell, .rowSpan, number(cell.rowSpan)) }
            if cell.isFirstInRow || always { parts.add(.cell, .row, number(row)) }
        }
        if let column = cell.column {
            if cell.columnSpan > 1 { parts.add(.cell, .columnSpan, number(cell.columnSpan)) }
            parts.add(.cell, .column, number(column))
        }
    }
}
