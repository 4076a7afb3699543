import SpokenCatalogs

/// A message of JSON-RPC 2.0 from the client.
enum IncomingMessage: Sendable {
    case request(RequestID, method: String, JSONValue)
    case notification(method: String, JSONValue)
    /// To what the server has asked.
    case response
    case malformed(RequestID?, ResponseError)

    init(_ bytes: [UInt8]) {
        guard let value = JSONValue(bytes) else {
            self = .malformed(nil, .parseError("a message is no JSON"))
            return
        }
        let id = RequestID(value["id"])
        guard case .object = value, value["jsonrpc"]?.text == "2.0" else {
            self = .malformed(id, .invalidRequest("a message is an object with \"jsonrpc\": \"2.0\""))
            return
        }
        let params = value["params"] ?? .object([])
        switch (value["method"], id) {
        case (.string(let method)?, let id?): self = .request(id, method: method, params)
        case (.string(let method)?, nil):
            self =
                value["id"] == nil
                ? .notification(method: method, params)
                : .malformed(nil, .invalidRequest("an id is a number or a text"))
        case (nil, _?) where value["result"] != nil || value["error"] != nil: self = .response
        case (nil, nil) where value["error"] != nil: self = .response
        default: self = .malformed(id, .invalidRequest("a message needs a method"))
        }
    }
}
