/// What one request may take: what is larger or slower is refused, and nothing waits without an end.
public struct ServiceLimits: Sendable {
    /// Bytes of a JSON body.
    public var bodyBytes = 1 << 20
    /// Texts, contents or files of a JSON body.
    public var items = 1000
    /// Bytes of one line of a stream.
    public var lineBytes = 1 << 18
    /// Bytes of all JSON bodies together that are arriving or at work; what goes beyond gets 503.
    public var bodiesBytes = 1 << 26
    /// Seconds in which a JSON body has to arrive, and in which a stream has to move, an answer be read, and a body end that
    /// was refused.
    public var seconds = 10
    /// Seconds that the work on a batch may take.
    public var workSeconds = 5
    /// Seconds that a batch may wait for a thread; who waited longer gets 503.
    public var waitSeconds = 1
    /// Batches at work at the same time, and those that wait for a thread; more get 503. A body that is still on its way takes no
    /// place, so that slow clients keep none from others.
    public var requests = 64
    /// Connections that are open, each with some 15 KB; more wait until one is closed.
    public var connections = 16_000
    /// Streams at the same time, as long as they run; more get 503.
    public var streams = 64
    /// Findings in one answer of `/v1/check`; their number is told whole.
    public var findings = 1000

    public init() {}
}
