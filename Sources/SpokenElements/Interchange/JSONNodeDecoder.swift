/// Decodes Codable values from positioned JSON, so that the libraries need no Foundation and errors have a place.
struct JSONNodeDecoder: Decoder {
    let node: JSONNode
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ node: JSONNode, _ path: [any CodingKey] = []) {
        self.node = node
        codingPath = path
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = node.value else { throw mismatch([String: Int].self, "an object") }
        return KeyedDecodingContainer(Keyed<Key>(members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let items) = node.value else { throw mismatch([Int].self, "an array") }
        return Unkeyed(items: items, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

    func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
        .typeMismatch(
            type, .init(codingPath: codingPath, debugDescription: "\(expected) is expected here, not \(node.kind)"))
    }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        func number(_ read: (String) -> Any?, _ expected: String) throws -> Value {
            guard case .number(let text) = node.value, let value = read(text) as? Value else {
                throw mismatch(type, expected)
            }
            return value
        }
        switch type {
        case is String.Type:
            guard case .string(let text) = node.value, let value = text as? Value else {
                throw mismatch(type, "a text")
            }
            return value
        case is Bool.Type:
            guard case .bool(let flag) = node.value, let value = flag as? Value else {
                throw mismatch(type, "true or false")
            }
            return value
        case is Int.Type: return try number({ Self.integer($0, Int.self) }, "a whole number")
        case is UInt64.Type: return try number({ Self.integer($0, UInt64.self) }, "a whole number that is not negative")
        case is Double.Type: return try number({ Double($0) }, "a number")
        default: return try Value(from: self)
        }
    }

    /// Also `9.007199254740992e15`, which JavaScript writes for large whole numbers.
    private static func integer<Number: FixedWidthInteger>(_ text: String, _ type: Number.Type) -> Number? {
        Number(text) ?? Double(text).flatMap { Number(exactly: $0) }
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let members: [JSONNode.Member]
        let codingPath: [any CodingKey]

        var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }
        func contains(_ key: Key) -> Bool { members.contains { $0.key == key.stringValue } }

        private func decoder(_ key: Key) throws -> JSONNodeDecoder {
            guard let member = members.last(where: { $0.key == key.stringValue }) else {
                throw DecodingError.keyNotFound(
                    key, .init(codingPath: codingPath, debugDescription: "the key '\(key.stringValue)' is missing"))
            }
            return JSONNodeDecoder(member.node, codingPath + [key])
        }

        func decodeNil(forKey key: Key) throws -> Bool {
            if case .null = try decoder(key).node.value { true } else { false }
        }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try decoder(key).value(type)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try decoder(key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder {
            JSONNodeDecoder(.init(value: .object(members), offset: 0), codingPath)
        }
        func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let items: [JSONNode]
        let codingPath: [any CodingKey]
        var currentIndex = 0

        init(items: [JSONNode], codingPath: [any CodingKey]) {
            self.items = items
            self.codingPath = codingPath
        }

        var count: Int? { items.count }
        var isAtEnd: Bool { currentIndex >= items.count }

        private mutating func next() throws -> JSONNodeDecoder {
            let path = codingPath + [ElementCodingKey(currentIndex)]
            guard currentIndex < items.count else {
                throw DecodingError.valueNotFound(
                    Any.self, .init(codingPath: path, debugDescription: "the array has no further value"))
            }
            defer { currentIndex += 1 }
            return JSONNodeDecoder(items[currentIndex], path)
        }

        mutating func decodeNil() throws -> Bool {
            guard currentIndex < items.count, case .null = items[currentIndex].value else { return false }
            currentIndex += 1
            return true
        }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(type) }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
        mutating func superDecoder() throws -> any Decoder { try next() }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: JSONNodeDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { if case .null = decoder.node.value { true } else { false } }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
    }
}
