import SpokenCatalogs

/// What a response names its request by.
enum RequestID: Hashable, Sendable {
    case number(Int)
    case text(String)

    init?(_ value: JSONValue?) {
        switch value {
        case .number(let number): self = .number(number)
        case .string(let text): self = .text(text)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        }
    }
}
