/// What one request may take: what is larger or slower is refused, and nothing waits without an end.
public struct ServiceLimits: Sendable {
    /// Bytes of a JSON body.
    public var bodyBytes = 1 << 20
    /// Texts, contents or files of a JSON body.
    public var items = 1000
    /// Bytes of one line of a stream.
    public var lineBytes = 1 << 18
    /// Seconds in which a JSON body has to arrive, and in which a stream has to move.
    public var seconds = 10
    /// Seconds that the work on a batch may take.
    public var workSeconds = 5
    /// Seconds that a batch may wait for a thread; who waited longer gets 503.
    public var waitSeconds = 1
    /// Requests at work at the same time; more get 503. Streams take a place as long as they run.
    public var requests = 64
    /// Findings in one answer of `/v1/check`; their number is told whole.
    public var findings = 1000

    public init() {}
}
