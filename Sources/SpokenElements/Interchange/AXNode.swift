import SpokenModel

/// A node of an accessibility tree as developer tools print it: `role`, `name`, `value`, `description`, states and
/// `children`. Roles are those of WAI-ARIA, or UIKit's with an `AX` in front.
struct AXNode: Decodable {
    var role = ""
    var name: String?
    var value: String?
    var description: String?
    var level: Int?
    var checked: String?
    var isDisabled = false
    var isSelected = false
    var isRequired = false
    var isModal = false
    var expanded: Bool?
    var position: ElementPosition?
    var placeholder: String?
    var shortcut: String?
    var actions: [String] = []
    var children: [AXNode] = []
    /// Where it stands in the file that it was read from.
    var offset = 0

    private static let keys: [String: [String]] = [
        "role": ["role", "AXRole", "type"], "name": ["name", "label", "title", "AXLabel", "AXTitle"],
        "value": ["value", "AXValue", "valuetext"], "description": ["description", "help", "hint", "AXHelp"],
        "enabled": ["enabled", "AXEnabled"], "children": ["children", "nodes", "AXChildren"],
        "actions": ["custom_actions", "customActions", "actions"],
    ]

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            while !list.isAtEnd { children.append(try list.decode(AXNode.self)) }
            return
        }
        let values = try decoder.container(keyedBy: ElementCodingKey.self)
        func present(_ name: String) -> ElementCodingKey? {
            (Self.keys[name] ?? [name]).map { ElementCodingKey($0) }.first {
                values.contains($0) && (try? values.decodeNil(forKey: $0)) == false
            }
        }
        func text(_ name: String) throws -> String? {
            guard let key = present(name) else { return nil }
            if let text = try? values.decode(String.self, forKey: key) { return text.isEmpty ? nil : text }
            if let number = try? values.decode(Int.self, forKey: key) { return "\(number)" }
            if let flag = try? values.decode(Bool.self, forKey: key) { return "\(flag)" }
            // Chrome's protocol wraps each property: {"type": "string", "value": "Меню"}.
            if let inner = try? values.nestedContainer(keyedBy: ElementCodingKey.self, forKey: key) {
                return try? inner.decode(String.self, forKey: ElementCodingKey("value"))
            }
            return try values.decode(String.self, forKey: key)
        }
        func flag(_ name: String) throws -> Bool { try text(name).map { $0 == "true" || $0 == "1" } ?? false }
        offset = (decoder as? JSONNodeDecoder)?.node.offset ?? 0
        role = try text("role") ?? ""
        name = try text("name")
        value = try text("value")
        description = try text("description")
        level = try text("level").flatMap { Int($0) }
        checked = try text("checked") ?? text("pressed")
        isDisabled = try flag("disabled") || text("enabled") == "false"
        isSelected = try flag("selected")
        isRequired = try flag("required")
        isModal = try flag("modal")
        expanded = try text("expanded").map { $0 == "true" }
        placeholder = try text("placeholder")
        shortcut = try text("keyshortcuts")
        if let index = try text("posinset").flatMap({ Int($0) }), let count = try text("setsize").flatMap({ Int($0) }) {
            position = try ElementPosition(index, of: count)
        }
        if let key = present("actions") { actions = (try? values.decode([String].self, forKey: key)) ?? [] }
        if let key = present("children") { children = try values.decode([AXNode].self, forKey: key) }
    }

    var screen: SpokenScreen {
        isTransparentRoot
            ? SpokenScreen(name.map { AccessibleText($0) }, items: children.flatMap(\.items))
            : SpokenScreen(items: items)
    }

    /// The places of the elements of the screen, in their order.
    var elementOffsets: [Int] {
        func walk(_ node: AXNode) -> [Int] {
            switch node.part {
            case .container, .passage: node.children.flatMap(walk)
            case .element: [node.offset]
            case .nothing: []
            }
        }
        return isTransparentRoot ? children.flatMap(walk) : walk(self)
    }

    private var isTransparentRoot: Bool {
        ["rootwebarea", "webarea", "application", "window", "document", ""].contains(plainRole) && !children.isEmpty
    }

    private var plainRole: String {
        var text = role.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        if text.hasPrefix("ax") { text.removeFirst(2) }
        return text
    }

    private static let containers: [String: ContainerKind] = [
        "tablist": .tabBar, "tabbar": .tabBar, "tabgroup": .tabBar, "list": .list, "radiogroup": .series,
        "segmentedcontrol": .series, "navigation": .landmark, "main": .landmark, "banner": .landmark,
        "region": .landmark, "search": .landmark, "form": .landmark, "contentinfo": .landmark,
        "complementary": .landmark, "table": .dataTable, "grid": .dataTable, "group": .semanticGroup,
        "dialog": .semanticGroup, "alertdialog": .semanticGroup, "menu": .semanticGroup, "toolbar": .semanticGroup,
    ]

    /// What a node is for a reader.
    private enum Part {
        case container(ContainerKind)
        /// It stands for its children.
        case passage
        case element
        case nothing
    }

    private var part: Part {
        let role = plainRole
        if let kind = Self.containers[role], !children.isEmpty { return .container(kind) }
        let isText = ["statictext", "text", "paragraph", "generic", "none", "presentation", "listitem", "row", ""]
            .contains(role)
        if isText, !children.isEmpty { return .passage }
        if isText, name == nil, value == nil { return .nothing }
        return role == "inlinetextbox" ? .nothing : .element
    }

    private var items: [SpokenItem] {
        switch part {
        case .container(let kind):
            let label = name.map { AccessibleText($0) }
            return [
                .container(
                    SpokenContainer(label, kind: kind, isModal: isModal, items: children.flatMap(\.items)))
            ]
        case .passage: return children.flatMap(\.items)
        case .element: return [.element(element)]
        case .nothing: return []
        }
    }

    private var element: SpokenElement {
        let role = plainRole
        var traits = Self.traits[role] ?? []
        if isSelected { traits.insert(.selected) }
        if isDisabled { traits.insert(.notEnabled) }
        let check: CheckState? =
            switch checked {
            case "true", "1": .on
            case "false", "0": .off
            case "mixed": .mixed
            default: nil
            }
        func pair(_ text: String?) -> AccessibleText? { text.map { AccessibleText($0) } }
        var element = SpokenElement(
            pair(name), value: pair(value), hint: pair(description), traits: traits,
            role: role == "checkbox" ? .checkbox : role == "radio" || role == "radiobutton" ? .radioButton : nil,
            checkState: check, expansion: expanded.map { $0 ? .expanded : .collapsed }, position: position,
            actions: actions.map { AccessibleText($0) })
        element.headingLevel = traits.contains(.header) ? level : nil
        element.isRequired = isRequired
        element.placeholder = pair(placeholder)
        element.shortcut = shortcut
        return element
    }

    private static let traits: [String: ElementTraits] = [
        "button": .button, "menuitem": .button, "popupbutton": .button, "heading": .header, "link": .link,
        "image": .image, "img": .image, "slider": .adjustable, "spinbutton": .adjustable, "stepper": .adjustable,
        "incrementor": .adjustable, "tab": .tab, "switch": .switcher, "togglebutton": .switcher, "toggle": .switcher,
        "textbox": .textInput, "textfield": .textInput, "textarea": [.textInput, .textArea],
        "securetextfield": [.textInput, .secureText], "searchbox": .searchField, "searchfield": .searchField,
        "combobox": .textInput,
    ]
}
