import SpokenCatalogs

/// Reads JSON into nodes with places, by the reader of the catalogs. It stops at the first error.
struct JSONReader {
    struct SyntaxError: Error {
        var offset: Int
        var message: String
    }

    private let tree: JSONTree

    static func read(_ bytes: [UInt8]) throws(SyntaxError) -> JSONNode {
        let tree = JSONTree(bytes)
        if let problem = tree.problem { throw SyntaxError(offset: problem.offset, message: problem.message) }
        guard tree.count > 0 else {
            throw SyntaxError(offset: bytes.count, message: "the document ends where a value is expected")
        }
        return JSONReader(tree: tree).node(0)
    }

    private func node(_ index: Int) -> JSONNode {
        let value: JSONNode.Value =
            switch tree.kind(of: index) {
            case .object:
                .object(
                    tree.children(of: index).map { child in
                        let key = tree.key(of: child)
                        return JSONNode.Member(key: key?.text ?? "", offset: key?.offset ?? 0, node: node(child))
                    })
            case .array: .array(tree.children(of: index).map(node))
            case .string: .string(tree.text(of: index))
            case .number: .number(tree.text(of: index))
            case .bool: .bool(tree.text(of: index) == "true")
            case .null: .null
            }
        let span = tree.span(of: index)
        return JSONNode(value: value, offset: span.start, end: span.end)
    }
}
