import Hummingbird

/// What is wrong with a request, in one line for its author.
enum Failure {
    static func text(_ error: any Error) -> String {
        switch error {
        case let error as HTTPError: error.body ?? error.status.reasonPhrase
        case let error as DecodingError: text(error)
        default: "\(error)"
        }
    }

    static func http(_ error: any Error) -> HTTPError {
        (error as? HTTPError) ?? HTTPError(.badRequest, message: text(error))
    }

    private static func text(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(path(context))'\(key.stringValue)' is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            path(context) + context.debugDescription
        @unknown default: "the JSON is malformed"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        guard !context.codingPath.isEmpty else { return "" }
        return context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".") + ": "
    }
}
