import Hummingbird
import SpokenTextFoundation

/// What a request carries through the middleware.
public struct ShopContext: RequestContext {
    public var coreContext: CoreRequestContextStorage
    /// Set by `FormatterMiddleware`.
    var formatter: SpokenTextFormatter?

    public init(source: Source) {
        coreContext = .init(source: source)
    }
}
