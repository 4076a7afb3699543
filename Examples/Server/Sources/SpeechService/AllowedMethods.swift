import Hummingbird

/// 405 with `Allow` for a route that is there and a method that it does not have.
struct AllowedMethods<Context: RequestContext>: RouterMiddleware {
    /// The methods of each path.
    let methods: [String: String]

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        if let allowed = methods[request.uri.path], !allowed.split(separator: ", ").contains("\(request.method)") {
            throw HTTPError(.methodNotAllowed, headers: [.allow: allowed], message: "use \(allowed)")
        }
        return try await next(request, context)
    }
}
