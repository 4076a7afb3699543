import SpokenTextFoundation

/// A content as JSON: a number, a text, or an object with one of
/// ```json
/// {"quantity": {"money": {"amount": "21.50", "currency": "RUB"}}, "role": "from", "case": "genitive"}
/// {"count": 3, "noun": "pizza"}
/// {"string": "cart.items", "arguments": [3]}
/// {"text": "30 cm"}
/// {"verbatim": "A. B."}
/// ```
struct ContentInput: Decodable, Sendable {
    let content: SpokenContent
    /// It stands in the catalog of the server.
    let isString: Bool

    private enum Name: String, CodingKey {
        case quantity, count, noun, string, arguments, table, text, verbatim, role
        case grammaticalCase = "case"
    }

    /// Arguments hold no strings with arguments: nothing is deeper than a caller would write.
    private static let mostArguments = 32

    init(from decoder: any Decoder) throws {
        if let value = try? decoder.singleValueContainer() {
            if let number = try? value.decode(Int.self) {
                (content, isString) = (.number(number), false)
                return
            }
            if let number = try? value.decode(Double.self) {
                (content, isString) = (.number(number), false)
                return
            }
            if let text = try? value.decode(String.self) {
                (content, isString) = (.text(text), false)
                return
            }
        }
        let values = try decoder.container(keyedBy: Name.self)
        func failure(_ reason: String) -> DecodingError {
            .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
        }
        let kinds = values.allKeys.filter { [.quantity, .count, .string, .text, .verbatim].contains($0) }
        guard let kind = kinds.first, kinds.count == 1 else {
            throw failure(
                "a content is a number, a text, or an object with one of quantity, count, string, text, verbatim")
        }
        var content: SpokenContent
        switch kind {
        case .quantity: content = .quantity(try values.decode(Quantity.self, forKey: kind))
        case .count:
            content = .count(
                try values.decode(Double.self, forKey: kind), try values.decode(String.self, forKey: .noun))
        case .text: content = .text(try values.decode(String.self, forKey: kind))
        case .verbatim: content = .verbatim(try values.decode(String.self, forKey: kind))
        default:
            guard decoder.codingPath.filter({ $0.stringValue == Name.arguments.stringValue }).count < 2 else {
                throw failure("strings stand in strings without end")
            }
            let arguments = try values.decodeIfPresent([ContentInput].self, forKey: .arguments) ?? []
            guard arguments.count <= Self.mostArguments else {
                throw failure("a string has at most \(Self.mostArguments) arguments")
            }
            content = .string(
                try values.decode(String.self, forKey: kind), arguments.map(\.content),
                table: try values.decodeIfPresent(String.self, forKey: .table) ?? "Localizable")
        }
        switch try values.decodeIfPresent(QuantityRole.self, forKey: .role) ?? .plain {
        case .plain: break
        case .from: content = content.from
        case .upTo: content = content.upTo
        case .about: content = content.about
        case .forPrice: content = content.inExchange
        case .each: content = content.each
        }
        if let grammaticalCase = try values.decodeIfPresent(GrammaticalCase.self, forKey: .grammaticalCase) {
            content = content.in(grammaticalCase)
        }
        self.content = content
        isString = kind == .string
    }
}
