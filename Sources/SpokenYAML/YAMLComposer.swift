/// Puts a document together from its events.
struct YAMLComposer {
    /// How many values an anchor stands for, itself counted.
    private struct Anchored {
        let node: YAMLNode
        let count: Int
    }

    private let events: YAMLEvents
    private var anchors: [String: Anchored] = [:]
    private var count = 0

    init(_ events: YAMLEvents) {
        self.events = events
    }

    mutating func document() throws(YAMLError) -> YAMLNode? {
        guard case .document = try events.next().event else { return nil }
        let first = try events.next()
        let root = try node(first.event, first.mark, depth: 0)
        _ = try events.next()
        let (event, mark, _) = try events.next()
        guard case .endOfFile = event else {
            throw YAMLError(mark: mark, problem: "a second document begins here; one is read")
        }
        return root
    }

    private mutating func node(
        _ event: YAMLEvents.Event, _ mark: YAMLMark, depth: Int
    ) throws(YAMLError) -> YAMLNode {
        guard depth < YAMLDocument.maximumDepth else {
            throw YAMLError(mark: mark, problem: "values stand in each other more than \(depth) times")
        }
        let countBefore = count
        try add(1, mark)
        switch event {
        case .scalar(let text, let anchor, _):
            return named(anchor, YAMLNode(.scalar(text), at: mark), countBefore)
        case .sequence(let anchor):
            return named(anchor, YAMLNode(.sequence(try sequence(depth)), at: mark), countBefore)
        case .mapping(let anchor):
            return named(anchor, YAMLNode(.mapping(try mapping(depth)), at: mark), countBefore)
        case .alias(let name):
            // An anchor is known once its value is whole: none stands in itself.
            guard let anchored = anchors[name] else {
                throw YAMLError(mark: mark, problem: "nothing above has the anchor '&\(name)'")
            }
            try add(anchored.count, mark)
            return anchored.node
        case .end, .document, .endOfDocument, .endOfFile:
            throw YAMLError(mark: mark, problem: "a value is missing here")
        }
    }

    private mutating func sequence(_ depth: Int) throws(YAMLError) -> [YAMLNode] {
        var items: [YAMLNode] = []
        while true {
            let (event, mark, _) = try events.next()
            if case .end = event { return items }
            items.append(try node(event, mark, depth: depth + 1))
        }
    }

    private mutating func mapping(_ depth: Int) throws(YAMLError) -> [(key: YAMLNode, value: YAMLNode)] {
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var names = Set<String>()
        while true {
            let (event, mark, _) = try events.next()
            if case .end = event { return pairs }
            let key = try node(event, mark, depth: depth + 1)
            if let name = key.scalar, !names.insert(name).inserted {
                throw YAMLError(mark: mark, problem: "the key '\(name)' stands twice; remove one")
            }
            let (value, valueMark, _) = try events.next()
            pairs.append((key, try node(value, valueMark, depth: depth + 1)))
        }
    }

    private mutating func named(_ anchor: String?, _ node: YAMLNode, _ countBefore: Int) -> YAMLNode {
        if let anchor { anchors[anchor] = Anchored(node: node, count: count - countBefore) }
        return node
    }

    private mutating func add(_ more: Int, _ mark: YAMLMark) throws(YAMLError) {
        // Neither is more than the most of one step before: nothing overflows.
        count += more
        guard count <= YAMLDocument.maximumCount else {
            throw YAMLError(mark: mark, problem: "it stands for more than \(YAMLDocument.maximumCount) values")
        }
    }
}
