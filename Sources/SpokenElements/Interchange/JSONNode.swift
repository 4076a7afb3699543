/// A JSON value with its place in the file.
struct JSONNode {
    indirect enum Value {
        case object([Member])
        case array([JSONNode])
        case string(String)
        /// As written; it becomes a number of the type that is asked for.
        case number(String)
        case bool(Bool)
        case null
    }

    struct Member {
        var key: String
        /// The offset of the key's opening quote.
        var offset: Int
        var node: JSONNode
    }

    var value: Value
    /// The UTF-8 offset of its first byte.
    var offset: Int
    /// The UTF-8 offset behind its last byte.
    var end = 0

    /// What it is, for a message.
    var kind: String {
        switch value {
        case .object: "an object"
        case .array: "an array"
        case .string(let text): "the text \"\(text.prefix(40))\""
        case .number(let text): "the number \(text.prefix(40))"
        case .bool(let flag): "\(flag)"
        case .null: "null"
        }
    }

    func member(_ key: String) -> Member? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == key }
    }

    /// The offset of the deepest node that the path leads to; a key's own place when the path ends in a key.
    func offset(of path: [any CodingKey]) -> Int {
        var node = self
        for (index, step) in path.enumerated() {
            if let place = step.intValue, case .array(let items) = node.value {
                guard items.indices.contains(place) else { return node.offset }
                node = items[place]
            } else if let member = node.member(step.stringValue) {
                if index == path.count - 1 { return member.offset }
                node = member.node
            } else {
                return node.offset
            }
        }
        return node.offset
    }
}
