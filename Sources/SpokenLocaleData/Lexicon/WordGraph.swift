/// A minimal acyclic graph of all forms. A form's number is its place in their order, counted on the way through the
/// graph, so that what is known of it stands in a plain array.
struct WordGraph {
    /// An edge: seven bits of its letter, whether a word ends with it, whether it is the last of its node, and the first edge of
    /// the node behind it (0 for none).
    private(set) var edges: [UInt32] = [0]
    /// How many words an edge and all behind it have.
    private(set) var counts: [UInt32] = [0]
    private(set) var root = 0

    private struct Edge: Hashable {
        var code: UInt8
        var isFinal: Bool
        var node: Int
    }

    private var nodes: [[Edge]: Int] = [[]: 0]
    private var words: [Int: UInt32] = [0: 0]

    /// - Parameter sorted: words as numbers of letters, ascending, without doubles and without empty ones.
    init(_ sorted: [[UInt8]]) {
        root = build(sorted[...], depth: 0)
        nodes = [:]
        words = [:]
    }

    private mutating func build(_ words: ArraySlice<[UInt8]>, depth: Int) -> Int {
        var node: [Edge] = []
        var rest = words
        // The word that ends here has been taken by the edge that leads here.
        if let first = rest.first, first.count == depth { rest = rest.dropFirst() }
        while let first = rest.first {
            let code = first[depth]
            let group = rest.prefix { $0[depth] == code }
            rest = rest[group.endIndex...]
            node.append(Edge(code: code, isFinal: first.count == depth + 1, node: build(group, depth: depth + 1)))
        }
        return place(node)
    }

    private mutating func place(_ node: [Edge]) -> Int {
        if let known = nodes[node] { return known }
        let start = edges.count
        var total: UInt32 = 0
        for (index, edge) in node.enumerated() {
            let count = (words[edge.node] ?? 0) + (edge.isFinal ? 1 : 0)
            total += count
            edges.append(
                UInt32(edge.code) | (edge.isFinal ? 1 << 7 : 0) | (index == node.count - 1 ? 1 << 8 : 0)
                    | UInt32(edge.node) << 9)
            counts.append(count)
        }
        nodes[node] = start
        words[start] = total
        return start
    }
}
