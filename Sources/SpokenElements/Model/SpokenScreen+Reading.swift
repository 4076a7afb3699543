extension SpokenScreen {
    /// The elements in the order of reading.
    public var elements: [SpokenElement] { elementsInContext.map(\.element) }

    /// Every element in the order of the file, also those that a modal container covers.
    public var allElements: [SpokenElement] {
        func walk(_ item: SpokenItem) -> [SpokenElement] {
            switch item {
            case .element(let element): [element]
            case .container(let container): container.items.flatMap(walk)
            }
        }
        return items.flatMap(walk)
    }

    /// The elements in the order of reading, each with the containers that the focus enters and its place in them.
    ///
    /// When a modal container is there, only the last of them can be reached.
    public var elementsInContext: [(element: SpokenElement, context: ElementContext)] {
        var result: [(SpokenElement, ElementContext)] = []
        var left: [ElementContext.Entry] = []
        func read(_ items: [SpokenItem], _ entered: [ElementContext.Entry], _ kind: ContainerKind?) {
            var entered = entered
            for (index, item) in items.enumerated() {
                switch item {
                case .element(let element):
                    let place = kind.flatMap { Self.place(of: index, of: items.count, in: $0) }
                    result.append((element, ElementContext(entered: entered, left: left, place: place)))
                    entered = []
                    left = []
                case .container(let container):
                    let count = result.count
                    let entry = ElementContext.Entry(container.label, container.kind)
                    read(container.items, entered + [entry], container.kind)
                    // An empty container is neither entered nor left.
                    guard result.count > count else { continue }
                    entered = []
                    left.append(entry)
                }
            }
        }
        if let modal = Self.lastModal(items) {
            read([.container(modal)], [], nil)
        } else {
            read(items, [], nil)
        }
        return result
    }

    private static func lastModal(_ items: [SpokenItem]) -> SpokenContainer? {
        for item in items.reversed() {
            guard case .container(let container) = item else { continue }
            if let inner = lastModal(container.items) { return inner }
            if container.isModal { return container }
        }
        return nil
    }

    private static func place(of index: Int, of count: Int, in kind: ContainerKind) -> ElementContext.Place? {
        switch kind {
        case .series: .series(ElementPosition(counted: index + 1, of: count))
        case .tabBar: .tab(ElementPosition(counted: index + 1, of: count))
        // A sole element says the start only.
        case .list: index == 0 ? .listStart : index == count - 1 ? .listEnd : nil
        case .landmark: index == 0 ? .landmarkStart : index == count - 1 ? .landmarkEnd : nil
        case .semanticGroup, .dataTable: nil
        }
    }
}
