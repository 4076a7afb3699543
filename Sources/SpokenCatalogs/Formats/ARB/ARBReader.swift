import SpokenDiagnostics
import SpokenModel

/// Reads the keys of an ARB file; `@key` says what translators are told of `key`, `@@locale` the language.
struct ARBReader {
    private let tree: PositionedTree
    private let source: CatalogSource
    private let syntax: PlaceholderSyntax
    private var records = CatalogRecords()

    /// - Parameter escapes: true where apostrophes quote braces.
    static func read(_ tree: PositionedTree, source: CatalogSource, escapes: Bool) -> CatalogRecords {
        var reader = ARBReader(tree: tree, source: source, escapes: escapes)
        reader.document()
        reader.records.problems = tree.problems + reader.records.problems
        return reader.records
    }

    private init(tree: PositionedTree, source: CatalogSource, escapes: Bool) {
        syntax = escapes ? .icu : .message
        self.tree = tree
        self.source = source
    }

    private mutating func document() {
        guard let root = tree.nodes.first else { return }
        guard root.kind == .dictionary else {
            records.problems.append(.structure(Int(root.start), Int(root.end), "an ARB file is an object of messages"))
            return
        }
        let notes = notes()
        var leading = Int(root.start)
        for index in tree.children(of: 0) {
            let node = tree.nodes[index]
            guard let key = node.key else { continue }
            let first = source.withBytes(key) { $0.first }
            if first == UInt8(ascii: "@") {
                if source.isEqual(key, "@@locale"), node.kind == .string {
                    records.language = LanguageTag(locale: source.string(node.text)) ?? records.language
                }
                continue
            }
            let start = KeyStart.find(before: Int(key.span.start), in: source)
            let span = SourceSpan(start, Int(node.end))
            // A place that nobody has filled.
            if node.kind == .null { continue }
            guard node.kind == .string else {
                records.problems.append(.structure(Int(node.start), Int(node.end), "a message must be a text"))
                continue
            }
            let place = records.localizations.count
            records.entries.append(
                CatalogEntry(
                    key: key, span: span, leading: SourceSpan(min(leading, start), start),
                    comment: notes[source.string(key)], localizations: place..<(place + 1)))
            var message = MessageReader(source: source, text: node.text, syntax: syntax, isFlutter: true)
            let (content, variables) = message.read()
            records.problems += message.problems
            records.localizations.append(
                CatalogLocalization(
                    language: nil, placeholders: syntax, span: span, content: content, variables: variables))
            leading = Int(node.end)
        }
    }

    /// The descriptions by the keys that they are of.
    private func notes() -> [String: CatalogText] {
        var result: [String: CatalogText] = [:]
        for index in tree.children(of: 0) where tree.nodes[index].kind == .dictionary {
            guard let key = tree.nodes[index].key else { continue }
            for child in tree.children(of: index) where tree.nodes[child].kind == .string {
                guard let name = tree.nodes[child].key, source.isEqual(name, "description") else { continue }
                let key = source.string(key)
                if key.hasPrefix("@"), !key.hasPrefix("@@") { result[String(key.dropFirst())] = tree.nodes[child].text }
            }
        }
        return result
    }
}
