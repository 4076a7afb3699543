import Hummingbird
import NIOCore
import SpeechService
import SpokenTextFoundation

/// What a request carries through the middleware.
public struct ShopContext: SpeechContext {
    public var coreContext: CoreRequestContextStorage
    public let channel: any Channel
    /// Set by `FormatterMiddleware`.
    var formatter: SpokenTextFormatter?

    public init(source: Source) {
        coreContext = .init(source: source)
        channel = source.channel
    }
}
