/// Refuses a misspelled key: `"lable"` would otherwise make an element that says nothing.
enum ElementKeys {
    static func check(_ decoder: any Decoder, _ accepted: [String]) throws {
        let container = try decoder.container(keyedBy: ElementCodingKey.self)
        // A key that begins with $ or _ is a comment or a schema.
        for key in container.allKeys.map(\.stringValue).sorted()
        where !accepted.contains(key) && !key.hasPrefix("$") && !key.hasPrefix("_") {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: container.codingPath + [ElementCodingKey(key)],
                    debugDescription: "'\(key)' is no key; accepted are \(accepted.joined(separator: ", "))"))
        }
    }
}
