import SpokenDiagnostics

/// A property list or JSON document as a flat list of nodes in the order of the file: the children of a node stand
/// right behind it, and `next` leads over them.
struct PositionedTree {
    enum Kind: UInt8 {
        case dictionary, array, string, integer, real, boolean, null, date, data
    }

    struct Node {
        var kind: Kind
        /// The key in the dictionary that the node stands in.
        var key: CatalogText?
        /// The scalar's text.
        var text: CatalogText
        var start: UInt32
        var end: UInt32
        /// The index behind the last node of the subtree.
        var next: UInt32
        /// The last comment before the key, XML only.
        var comment: CatalogText?

        /// From the key, or else the value, to the end of the value.
        var span: SourceSpan { SourceSpan(Int(key?.start ?? start), Int(end)) }
        var valueSpan: SourceSpan { SourceSpan(Int(start), Int(end)) }
    }

    /// Deeper documents are refused, so that reading never runs out of stack.
    static let maximumDepth = 64

    private(set) var nodes: [Node] = []
    var problems: [ParseProblem] = []

    mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

    /// Adds a node and returns its index; containers are closed later.
    mutating func open(_ kind: Kind, key: CatalogText?, comment: CatalogText?, start: Int) -> Int {
        nodes.append(
            Node(
                kind: kind, key: key, text: CatalogText(start, start, .verbatim), start: UInt32(clamping: start),
                end: UInt32(clamping: start), next: UInt32(clamping: nodes.count + 1), comment: comment))
        return nodes.count - 1
    }

    mutating func close(_ index: Int, end: Int) {
        guard nodes.indices.contains(index) else { return }
        nodes[index].end = UInt32(clamping: end)
        nodes[index].next = UInt32(clamping: nodes.count)
    }

    mutating func add(
        _ kind: Kind, key: CatalogText?, comment: CatalogText? = nil, text: CatalogText, start: Int, end: Int
    ) {
        nodes.append(
            Node(
                kind: kind, key: key, text: text, start: UInt32(clamping: start), end: UInt32(clamping: end),
                next: UInt32(clamping: nodes.count + 1), comment: comment))
    }

    func children(of index: Int) -> Children {
        guard nodes.indices.contains(index) else { return Children(nodes: [], index: 0, end: 0) }
        return Children(nodes: nodes, index: index + 1, end: Int(nodes[index].next))
    }

    /// The indices of the direct children.
    struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [Node]
        fileprivate var index: Int
        fileprivate let end: Int

        mutating func next() -> Int? {
            guard index < end, index < nodes.count else { return nil }
            let current = index
            index = Swift.max(Int(nodes[index].next), index + 1)
            return current
        }
    }
}
