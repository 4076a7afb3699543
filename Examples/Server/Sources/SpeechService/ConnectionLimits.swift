import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client goes on sending a body that was answered already, or does not read its answer.
///
/// Who sends too much may end and read why, within the size of a body and the time of one; but nobody sends for ever, and no
/// answer stays in memory for a client that takes nothing of it.
public final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
    public typealias InboundIn = HTTPRequestPart
    public typealias InboundOut = HTTPRequestPart
    public typealias OutboundIn = HTTPResponsePart
    public typealias OutboundOut = HTTPResponsePart

    private let limits: ServiceLimits
    /// Requests whose end has not come, and those that are not answered whole.
    private var arriving = 0
    private var unanswered = 0
    /// What may still come behind its answer; nil where nothing does.
    private var rest: Int?
    private var sending: Scheduled<Void>?
    private var reading: Scheduled<Void>?

    public init(limits: ServiceLimits = ServiceLimits()) { self.limits = limits }

    public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            arriving += 1
            unanswered += 1
        case .body(let bytes):
            if let rest {
                guard bytes.readableBytes <= rest else { return context.close(promise: nil) }
                self.rest = rest - bytes.readableBytes
            }
        case .end:
            arriving -= 1
            rest = nil
            sending?.cancel()
        }
        context.fireChannelRead(data)
    }

    public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            unanswered -= 1
            if arriving > unanswered {
                rest = limits.bodyBytes
                sending = later(context) { context in context.close(promise: nil) }
            }
        }
        context.write(data, promise: promise)
    }

    public func channelWritabilityChanged(context: ChannelHandlerContext) {
        reading?.cancel()
        if !context.channel.isWritable { watch(context) }
        context.fireChannelWritabilityChanged()
    }

    public func handlerRemoved(context: ChannelHandlerContext) {
        sending?.cancel()
        reading?.cancel()
    }

    /// Looks from time to time whether the client has taken anything: a slow one is given its time.
    private func watch(_ context: ChannelHandlerContext) {
        let before = waiting(context)
        reading = later(context) { [self] context in
            if waiting(context) == before { context.close(promise: nil) } else { watch(context) }
        }
    }

    /// How many bytes the client has not taken.
    private func waiting(_ context: ChannelHandlerContext) -> Int? {
        try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
    }

    private func later(
        _ context: ChannelHandlerContext, _ action: @escaping (ChannelHandlerContext) -> Void
    ) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(Int64(limits.seconds))) { action(context) }
    }
}
