import Hummingbird
import SpokenTextFoundation

/// Puts the formatter of the user into the context: languages from `Accept-Language`, the rest from the query, such as
/// `?width=160&textSize=accessibilityLarge&numbers=words`. What is no such option is answered with 400.
struct FormatterMiddleware: RouterMiddleware {
    let store: SpokenTextStore

    func handle(
        _ request: Request, context: ShopContext, next: (Request, ShopContext) async throws -> Response
    ) async throws -> Response {
        let formatter = store.formatter(
            acceptLanguage: request.headers[.acceptLanguage], options: try options(request, context))
        var context = context
        context.formatter = formatter
        var response = try await next(request, context)
        response.headers[.contentLanguage] = formatter.language.description
        // Caches keep one answer for each of these; the query is a part of the address.
        response.headers[.vary] = "Accept-Language"
        return response
    }

    private func options(_ request: Request, _ context: ShopContext) throws(HTTPError) -> SpokenTextOptions {
        do {
            return try request.uri.decodeQuery(context: context)
        } catch let error as HTTPError {
            throw error
        } catch {
            // A name that stands twice is no `DecodingError`.
            throw HTTPError(.badRequest, message: "the query is malformed")
        }
    }
}
