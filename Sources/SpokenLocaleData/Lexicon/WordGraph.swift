/// A minimal acyclic graph of all forms. A form has a number, counted on the way through the graph, so that what is known of
/// it stands in a plain array. Of a node the edges with most words come first: the way through is a search from the first.
struct WordGraph {
    /// An edge: seven bits of its letter, whether a word ends with it, whether it is the last of its node, and the first edge of
    /// the node behind it (0 for none).
    private(set) var edges: [UInt32] = [0]
    /// How many words the edges before it in its node have, with all behind them.
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

    /// The number of a word; nil for one that is not in the graph.
    func number(of word: [UInt8]) -> Int? {
        var (node, number) = (root, 0)
        for (depth, code) in word.enumerated() {
            guard node > 0 else { return nil }
            while UInt8(truncatingIfNeeded: edges[node]) & 0x7F != code {
                guard edges[node] & 0x100 == 0 else { return nil }
                node += 1
            }
            number += Int(counts[node])
            let edge = edges[node]
            if depth == word.count - 1 { return edge & 0x80 != 0 ? number : nil }
            if edge & 0x80 != 0 { number += 1 }
            node = Int(edge >> 9)
        }
        return nil
    }

    private mutating func place(_ node: [Edge]) -> Int {
        if let known = nodes[node] { return known }
        let start = edges.count
        var total: UInt32 = 0
        let counted = node.map { ($0, (words[$0.node] ?? 0) + ($0.isFinal ? 1 : 0)) }
        for (index, (edge, count)) in counted.sorted(by: { ($1.1, $0.0.code) < ($0.1, $1.0.code) }).enumerated() {
            edges.append(
                UInt32(edge.code) | (edge.isFinal ? 1 << 7 : 0) | (index == node.count - 1 ? 1 << 8 : 0)
                    | UInt32(edge.node) << 9)
            counts.append(total)
            total += count
        }
        nodes[node] = start
        words[start] = total
        return start
    }
}
