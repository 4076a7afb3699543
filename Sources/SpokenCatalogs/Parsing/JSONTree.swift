import SpokenDiagnostics
import SpokenModel

/// A JSON document with the place of everything in it, for readers that know nothing of catalogs.
package struct JSONTree: Sendable {
    package enum Kind: Sendable {
        case object, array, string, number, bool, null
    }

    private let source: CatalogSource
    private let tree: PositionedTree
    private let encoding: ParseProblem?

    package init(_ bytes: [UInt8]) {
        source = CatalogSource(bytes: bytes, text: bytes, encoding: .utf8)
        (tree, encoding) = bytes.withUnsafeBufferPointer { bytes in
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            let broken = UTF8Check.firstError(in: bytes).map { ParseProblem.encoding($0, $0 + 1, "broken UTF-8") }
            return (JSONParser.parse(bytes, start: start), broken)
        }
    }

    /// The first mistake.
    package var problem: (offset: Int, message: String)? {
        let all = tree.problems + (encoding.map { [$0] } ?? [])
        return all.min { $0.start < $1.start }.map { ($0.start, $0.message) }
    }

    /// How many values there are; the first is the document.
    package var count: Int { tree.nodes.count }

    package func kind(of index: Int) -> Kind {
        switch tree.nodes[index].kind {
        case .dictionary: .object
        case .array: .array
        case .integer, .real: .number
        case .boolean: .bool
        case .null: .null
        case .string, .date, .data: .string
        }
    }

    package func children(of index: Int) -> [Int] { Array(tree.children(of: index)) }

    /// From the first byte of the value to its end.
    package func span(of index: Int) -> SourceSpan { tree.nodes[index].valueSpan }

    package func text(of index: Int) -> String { source.string(tree.nodes[index].text) }

    /// The key in its object with the offset of its quote.
    package func key(of index: Int) -> (text: String, offset: Int)? {
        tree.nodes[index].key.map { (source.string($0), $0.span.start - 1) }
    }
}
