import SpokenModel

extension VODesignDocument {
    /// What a document of VoiceOver Designer has no place for, one line for each kind of thing.
    ///
    /// ```swift
    /// VODesignDocument.losses(of: menu)
    /// // ["the position of 2 elements is not kept, such as 2 of 2 of 'В ресторане'"]
    /// ```
    package static func losses(of screen: SpokenScreen) -> [String] {
        let elements = screen.allElements
        var result: [String] = []
        func add(_ what: String, _ lost: (SpokenElement) -> String?) {
            let examples = elements.compactMap { element in lost(element).map { ($0, element) } }
            guard let (example, element) = examples.first else { return }
            let name = element.label?.accessibleText ?? element.value?.accessibleText ?? ""
            let count = examples.count == 1 ? "1 element" : "\(examples.count) elements"
            result.append("the \(what) of \(count) is not kept, such as \(example) of '\(name)'")
        }
        add("position") { $0.position.map { "\($0.index) of \($0.count)" } }
        add("visible half") { element in
            let pairs = [element.label, element.value, element.hint].compactMap(\.self)
            return pairs.first { $0.visibleText != $0.accessibleText }.map { "'\($0.visibleText)'" }
        }
        add("check state") { $0.traits.contains(.switcher) ? nil : $0.checkState?.rawValue }
        add("role") { $0.role?.rawValue }
        add("expansion") { $0.expansion?.rawValue }
        add("error") { $0.error.map { "'\($0.accessibleText)'" } }
        add("placeholder") { $0.placeholder.map { "'\($0.accessibleText)'" } }
        add("place in a table") { $0.cell == nil ? nil : "a cell" }
        add("announcement") { $0.announcement.map { "'\($0.accessibleText)'" } }
        add("list of input labels") { $0.inputLabels.first.map { "'\($0)'" } }
        return result
    }
}
