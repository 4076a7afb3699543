import SpokenCatalogs

/// Why a request has no result; the codes are those of JSON-RPC and of LSP 3.17.
struct ResponseError: Error, Hashable {
    var code: Int
    var message: String

    static func parseError(_ message: String) -> ResponseError { ResponseError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
    static func methodNotFound(_ method: String) -> ResponseError {
        ResponseError(code: -32601, message: "unknown method '\(method.prefix(100))'")
    }
    static func invalidParams(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }
    static let serverNotInitialized = ResponseError(code: -32002, message: "'initialize' must come first")
    /// A request that is right and cannot be done: a key that is there already.
    static func requestFailed(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }
    static let requestCancelled = ResponseError(code: -32800, message: "cancelled")

    var json: JSONValue { ["code": .number(code), "message": .string(message)] }
}
