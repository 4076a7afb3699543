public import SpokenModel

extension SpokenScreen {
    /// The screen with every text changed by `body`: to speak backend content, or to try a pseudo-language.
    ///
    /// ```swift
    /// menu.mapTexts { PseudoLanguage.text($0) }
    /// ```
    public func mapTexts(_ body: (AccessibleText) -> AccessibleText) -> SpokenScreen {
        SpokenScreen(title.map(body), language: language, items: items.map { $0.mapTexts(body) })
    }
}

extension SpokenItem {
    func mapTexts(_ body: (AccessibleText) -> AccessibleText) -> SpokenItem {
        switch self {
        case .element(let element): return .element(element.mapTexts(body))
        case .container(var container):
            container.label = container.label.map(body)
            container.items = container.items.map { $0.mapTexts(body) }
            return .container(container)
        }
    }
}

extension SpokenElement {
    /// The element with every text changed by `body`.
    public func mapTexts(_ body: (AccessibleText) -> AccessibleText) -> SpokenElement {
        var element = self
        element.label = label.map(body)
        element.value = value.map(body)
        element.hint = hint.map(body)
        element.error = error.map(body)
        element.placeholder = placeholder.map(body)
        element.adjustment?.options = adjustment?.options.map(body) ?? []
        element.actions = actions.map(body)
        element.customContent = customContent.map {
            CustomContent(body($0.label), body($0.value), isImportant: $0.isImportant)
        }
        element.cell?.rowHeaders = cell?.rowHeaders.map(body) ?? []
        element.cell?.columnHeaders = cell?.columnHeaders.map(body) ?? []
        element.announcement = announcement.map(body)
        return element
    }
}
