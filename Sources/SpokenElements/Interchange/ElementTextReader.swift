/// Finds the texts of a file of elements with their places, whatever format the file has.
struct ElementTextReader {
    private(set) var places: [ElementTextPlace] = []
    private let format: ElementDocument.Format
    /// The objects that became elements; nil where every object is one.
    private let elements: Set<Int>?

    init(_ format: ElementDocument.Format, elements: [Int]) {
        self.format = format
        self.elements = format == .spokenText ? nil : Set(elements)
    }

    /// The keys of texts; a key that names several things is read by what its object is.
    private var keys: [(key: String, part: ElementTextPlace.Part)] {
        switch format {
        case .spokenText:
            [
                ("screen", .title), ("container", .container), ("label", .label), ("value", .value), ("hint", .hint),
                ("error", .error), ("placeholder", .placeholder), ("announcement", .announcement),
            ]
        case .vodesign: [("label", .label), ("value", .value), ("hint", .hint)]
        case .axNode:
            [
                ("name", .label), ("label", .label), ("title", .label), ("AXLabel", .label), ("AXTitle", .label),
                ("value", .value), ("AXValue", .value), ("valuetext", .value), ("description", .hint),
                ("help", .hint), ("hint", .hint), ("AXHelp", .hint), ("placeholder", .placeholder),
            ]
        }
    }

    private static let innerKeys = ["items", "elements", "children", "nodes", "AXChildren"]

    mutating func read(_ node: JSONNode, _ path: String = "") {
        switch node.value {
        case .array(let items):
            for (index, item) in items.enumerated() { read(item, "\(path)[\(index)]") }
        case .object(let members):
            let isGroup = members.contains { Self.innerKeys.contains($0.key) }
            if isGroup || (elements?.contains(node.offset) ?? true) { readTexts(of: node, path, isGroup: isGroup) }
            for key in Self.innerKeys {
                if let inner = node.member(key) { read(inner.node, Self.join(path, key)) }
            }
        default: break
        }
    }

    private mutating func readTexts(of node: JSONNode, _ path: String, isGroup: Bool) {
        // A heading with the text below it is an element that has children.
        let isElement = elements?.contains(node.offset) ?? !isGroup
        for (key, part) in keys {
            guard let member = node.member(key) else { continue }
            add(member.node, isElement ? part : part == .title ? .title : .container, Self.join(path, key), node)
        }
        guard isElement else { return }
        addList(node, ["actions"], .action, path)
        addList(node, ["customActions", "names"], .action, path)
        addList(node, ["adjustment", "options"], .option, path)
        addList(node, ["adjustableOptions", "options"], .option, path)
        addList(node, ["cell", "rowHeaders"], .header, path)
        addList(node, ["cell", "columnHeaders"], .header, path)
        for steps in [["customContent"], ["customDescriptions", "descriptions"]] {
            guard let (list, path) = descend(node, steps, path), case .array(let items) = list.value else { continue }
            for (index, item) in items.enumerated() {
                for key in ["label", "value"] {
                    guard let member = item.member(key) else { continue }
                    add(member.node, .content, "\(path)[\(index)].\(key)", node)
                }
            }
        }
    }

    private mutating func addList(
        _ node: JSONNode, _ steps: [String], _ part: ElementTextPlace.Part, _ path: String
    ) {
        guard let (list, path) = descend(node, steps, path), case .array(let items) = list.value else { return }
        for (index, item) in items.enumerated() { add(item, part, "\(path)[\(index)]", node) }
    }

    private func descend(_ node: JSONNode, _ steps: [String], _ path: String) -> (JSONNode, String)? {
        var node = node
        var path = path
        for step in steps {
            guard let member = node.member(step) else { return nil }
            node = member.node
            path = Self.join(path, step)
        }
        return (node, path)
    }

    /// A plain text, or both halves of a pair.
    private mutating func add(_ node: JSONNode, _ part: ElementTextPlace.Part, _ path: String, _ owner: JSONNode) {
        func place(_ half: ElementTextPlace.Half, _ node: JSONNode) {
            guard case .string(let text) = node.value else { return }
            places.append(
                ElementTextPlace(
                    part: part, half: half, path: path, start: node.offset + 1, end: max(node.offset + 1, node.end - 1),
                    text: text, owner: owner.offset))
        }
        place(.both, node)
        if let visible = node.member("visibleText") { place(.visible, visible.node) }
        if let spoken = node.member("accessibleText") { place(.spoken, spoken.node) }
        // Chrome's protocol wraps each property: {"type": "computedString", "value": "Меню"}.
        if format == .axNode, let value = node.member("value") { place(.both, value.node) }
    }

    private static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : path + "." + key }
}
