import SpokenModel

extension JSONValue {
    /// Reads a text that a program wrote; nil for what is no JSON (RFC 8259) or is nested deeper than the parser allows.
    package init?(_ bytes: [UInt8]) {
        let tree = bytes.withUnsafeBufferPointer { JSONParser.parse($0, start: 0) }
        // An editor may cut a pair in two, as a change of one half of it; U+FFFD is as long in UTF-16.
        guard tree.problems.allSatisfy({ $0.message == JSONParser.halfOfPair }), !tree.nodes.isEmpty else { return nil }
        self.init(tree, 0, CatalogSource(bytes: bytes, text: bytes, encoding: .utf8))
    }

    private init?(_ tree: PositionedTree, _ index: Int, _ source: CatalogSource) {
        let node = tree.nodes[index]
        switch node.kind {
        case .dictionary:
            var members: [(String, JSONValue)] = []
            for child in tree.children(of: index) {
                guard let key = tree.nodes[child].key, let value = JSONValue(tree, child, source) else { return nil }
                members.append((source.string(key), value))
            }
            self = .object(members)
        case .array:
            var items: [JSONValue] = []
            for child in tree.children(of: index) {
                guard let value = JSONValue(tree, child, source) else { return nil }
                items.append(value)
            }
            self = .array(items)
        case .string: self = .string(source.string(node.text))
        case .boolean: self = .boolean(source.isEqual(node.text, "true"))
        case .null: self = .null
        case .integer, .real:
            let text = source.string(node.text)
            if let number = Int(text) {
                self = .number(number)
            } else if let number = Double(text) {
                self = .decimal(number)
            } else {
                return nil
            }
        case .date, .data: return nil
        }
    }

    /// Appends the shortest text of the value.
    package func write(to buffer: inout UTF8Buffer) {
        switch self {
        case .null: buffer.append("null" as StaticString)
        case .string(let text): Self.write(text, to: &buffer)
        case .number(let value): buffer.append(String(value))
        case .decimal(let value): buffer.append(value.isFinite ? "\(value)" : "null")
        case .boolean(let value): buffer.append(value ? "true" as StaticString : "false")
        case .array(let items):
            buffer.append(byte: UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
                item.write(to: &buffer)
            }
            buffer.append(byte: UInt8(ascii: "]"))
        case .object(let members):
            buffer.append(byte: UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
                Self.write(member.0, to: &buffer)
                buffer.append(byte: UInt8(ascii: ":"))
                member.1.write(to: &buffer)
            }
            buffer.append(byte: UInt8(ascii: "}"))
        }
    }

    /// Nearly all texts have nothing to escape and are copied as they are.
    private static func write(_ text: String, to buffer: inout UTF8Buffer) {
        var text = text
        let isPlain = text.withUTF8 { bytes in
            bytes.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        }
        buffer.append(byte: UInt8(ascii: "\""))
        buffer.append(isPlain ? text : CatalogTextEncoder.json(text))
        buffer.append(byte: UInt8(ascii: "\""))
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}
