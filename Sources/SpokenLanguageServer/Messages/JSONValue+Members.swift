import SpokenCatalogs

extension JSONValue {
    /// The member of an object; nil elsewhere.
    subscript(_ name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.0 == name }?.1
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    var integer: Int? {
        switch self {
        case .number(let number): number
        // JavaScript knows one kind of numbers.
        case .decimal(let number): Int(exactly: number)
        default: nil
        }
    }

    var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

    var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }

    var isObject: Bool { if case .object = self { true } else { false } }

    /// A member of members: `capabilities.at("textDocument", "hover")`.
    func at(_ names: String...) -> JSONValue? {
        var value: JSONValue? = self
        for name in names { value = value?[name] }
        return value
    }
}
