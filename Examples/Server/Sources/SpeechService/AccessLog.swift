import Hummingbird
import Logging

/// One record for each request: method, path without its query, status, milliseconds to the first byte of the answer.
public struct AccessLog<Context: RequestContext>: RouterMiddleware {
    public init() {}

    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        func log(_ status: HTTPResponse.Status) {
            // What is turned away is counted by its gate, and a warning for each would be more work than its answer.
            let isWrong = status.code >= 500 && status != .serviceUnavailable
            let level: Logger.Level = isWrong ? .warning : .info
            context.logger.log(
                level: level, "request",
                metadata: [
                    "method": "\(request.method)", "path": "\(request.uri.path.prefix(200))",
                    "status": "\(status.code)",
                    "milliseconds": "\((ContinuousClock.now - start) / .milliseconds(1))",
                ])
        }
        do {
            let response = try await next(request, context)
            log(response.status)
            return response
        } catch {
            log((error as? any HTTPResponseError)?.status ?? .internalServerError)
            throw error
        }
    }
}
