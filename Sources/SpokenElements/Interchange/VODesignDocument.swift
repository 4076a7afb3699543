import SpokenModel

/// A document of VoiceOver Designer: frames with controls and containers.
///
/// Reads `document.json` (frames) and the older `controls.json` (a bare array). Frames of pixels are kept, so that an
/// exported document opens with its layout; a screen that was made elsewhere gets its elements one below the other.
package struct VODesignDocument: Sendable, Hashable {
    /// One frame, container or control.
    package struct Node: Sendable, Hashable {
        /// `frame`, `container`, or nil for a control.
        package var type: String?
        package var label: String
        package var value: String
        package var hint: String
        package var trait: UInt64
        package var isAccessibilityElement: Bool
        package var adjustableOptions: [String]
        package var currentIndex: Int?
        package var isEnumeratedAdjustable: Bool
        package var customActions: [String]
        package var customDescriptions: [(label: String, value: String)]
        package var elements: [Node]?
        package var containerType: String?
        package var isModal: Bool
        package var isTabTrait: Bool
        package var isEnumerated: Bool
        /// Origin and size in pixels.
        package var frame: [[Double]]
        /// Where it stands in the file that it was read from.
        var offset = 0

        package static func == (left: Node, right: Node) -> Bool { left.key == right.key }
        package func hash(into hasher: inout Hasher) { hasher.combine(key) }

        private var key: [String] {
            [
                type ?? "", label, value, hint, "\(trait)", "\(adjustableOptions)", "\(currentIndex ?? -1)",
                "\(customActions)", "\(customDescriptions)", "\(elements?.map(\.key) ?? [])", containerType ?? "",
                "\(isModal) \(isTabTrait) \(isEnumerated) \(isEnumeratedAdjustable) \(isAccessibilityElement) \(frame)",
            ]
        }

        init(_ label: String = "", type: String? = nil, elements: [Node]? = nil, frame: [[Double]]) {
            self.label = label
            self.type = type
            self.elements = elements
            self.frame = frame
            value = ""
            hint = ""
            trait = 0
            isAccessibilityElement = true
            adjustableOptions = []
            isEnumeratedAdjustable = true
            customActions = []
            customDescriptions = []
            isModal = false
            isTabTrait = false
            isEnumerated = false
        }
    }

    package var elements: [Node]

    package init(elements: [Node]) {
        self.elements = elements
    }
}

extension VODesignDocument {
    /// The bit that the Figma plugin writes for a switch.
    static let figmaSwitch: UInt64 = 1 << 53
    /// The bits that the application knows; SpokenText's own traits are not written.
    static let knownBits: UInt64 = (1 << 22) - 1

    /// One screen for each frame; all bare controls make one more.
    package var screens: [SpokenScreen] {
        var screens: [SpokenScreen] = []
        var bare: [Node] = []
        for node in elements {
            if node.type == "frame" {
                screens.append(
                    SpokenScreen(
                        node.label.isEmpty ? nil : AccessibleText(node.label), items: Self.items(node.elements ?? [])))
            } else {
                bare.append(node)
            }
        }
        if !bare.isEmpty || screens.isEmpty { screens.append(SpokenScreen(items: Self.items(bare))) }
        return screens
    }

    /// What a reader reaches: controls that are no accessibility elements are left out.
    static func items(_ nodes: [Node]) -> [SpokenItem] {
        nodes.filter(\.isAccessibilityElement).map(\.item)
    }

    /// The places of the elements of all screens, in their order.
    var elementOffsets: [Int] {
        func walk(_ nodes: [Node]) -> [Int] {
            nodes.filter(\.isAccessibilityElement).flatMap { $0.elements.map(walk) ?? [$0.offset] }
        }
        let frames = elements.filter { $0.type == "frame" }
        return frames.flatMap { walk($0.elements ?? []) } + walk(elements.filter { $0.type != "frame" })
    }

    /// Puts a screen into one frame of 390 by 44 pixels for each element.
    package init(_ screen: SpokenScreen) {
        var top = 0.0
        let nodes = screen.items.map { Node($0, top: &top) }
        elements = [
            Node(screen.title?.visibleText ?? "", type: "frame", elements: nodes, frame: [[0, 0], [390, top]])
        ]
    }
}

extension VODesignDocument.Node {
    var item: SpokenItem {
        if let elements {
            let kind: ContainerKind =
                isTabTrait
                ? .tabBar : isEnumerated ? .series : containerType.flatMap(ContainerKind.init) ?? .semanticGroup
            return .container(
                SpokenContainer(
                    label.isEmpty ? nil : AccessibleText(label), kind: kind, isModal: isModal,
                    items: VODesignDocument.items(elements)))
        }
        var bits = trait
        if bits & VODesignDocument.figmaSwitch != 0 {
            bits = bits & ~VODesignDocument.figmaSwitch | ElementTraits.switcher.rawValue
        }
        func text(_ text: String) -> AccessibleText? { text.isEmpty ? nil : AccessibleText(text) }
        var element = SpokenElement(
            text(label), value: text(value), hint: text(hint),
            traits: ElementTraits(rawValue: bits & VODesignDocument.knownBits),
            actions: customActions.map { AccessibleText($0) },
            customContent: customDescriptions.map { CustomContent(AccessibleText($0.label), AccessibleText($0.value)) })
        if !adjustableOptions.isEmpty {
            element.adjustment = Adjustment(
                adjustableOptions.map { AccessibleText($0) }, current: currentIndex,
                isEnumerated: isEnumeratedAdjustable)
        }
        return .element(element)
    }

    /// A switch holds its state as UIKit does: 1, 0 or 2.
    private static func value(of element: SpokenElement) -> String {
        guard element.traits.contains(.switcher) else { return "" }
        switch element.checkState {
        case .on: return "1"
        case .off: return "0"
        case .mixed: return "2"
        case nil: return ""
        }
    }

    init(_ item: SpokenItem, top: inout Double) {
        switch item {
        case .element(let element):
            self.init(element.label?.accessibleText ?? "", frame: [[0, top], [390, 44]])
            top += 44
            value = element.value?.accessibleText ?? Self.value(of: element)
            hint = element.hint?.accessibleText ?? ""
            trait = element.traits.rawValue & VODesignDocument.knownBits
            if element.traits.contains(.backButton) { trait |= ElementTraits.button.rawValue }
            adjustableOptions = element.adjustment?.options.map(\.accessibleText) ?? []
            currentIndex = element.adjustment?.current
            isEnumeratedAdjustable = element.adjustment?.isEnumerated ?? true
            customActions = element.actions.map(\.accessibleText)
            customDescriptions = element.customContent.map { ($0.label.accessibleText, $0.value.accessibleText) }
        case .container(let container):
            let start = top
            let inner = container.items.map { Self($0, top: &top) }
            self.init(
                container.label?.accessibleText ?? "", type: "container", elements: inner,
                frame: [[0, start], [390, top - start]])
            containerType =
                switch container.kind {
                case .list, .landmark, .dataTable: container.kind.rawValue
                case .semanticGroup, .tabBar, .series: "semanticGroup"
                }
            isTabTrait = container.kind == .tabBar
            isEnumerated = container.kind == .series
            isModal = container.isModal
        }
    }
}
