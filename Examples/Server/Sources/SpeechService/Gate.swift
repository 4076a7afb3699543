import Hummingbird
import Metrics
import NIOConcurrencyHelpers

/// Lets so many requests work at the same time. More are turned away at once, since a queue would only make all of them late.
final class Gate: Sendable {
    private let most: Int
    private let count = NIOLockedValueBox(0)
    private let rejected = Counter(label: "spokentext_rejected")

    init(most: Int) { self.most = most }

    /// - Throws: 503 with `Retry-After` where every place is taken.
    func enter() throws(HTTPError) -> Pass {
        let isFree = count.withLockedValue { count in
            guard count < most else { return false }
            count += 1
            return true
        }
        guard isFree else { throw refusal() }
        return Pass(self)
    }

    /// 503 with the time after which to come again; counted.
    func refusal() -> HTTPError {
        rejected.increment()
        return HTTPError(
            .serviceUnavailable, headers: [.retryAfter: "1"], message: "too many requests at work; try again")
    }

    fileprivate func leave() { count.withLockedValue { $0 -= 1 } }

    /// A place at work, given back with the last reference to it: also where a client goes away and its answer is never written.
    final class Pass: Sendable {
        private let gate: Gate

        fileprivate init(_ gate: Gate) { self.gate = gate }

        deinit { gate.leave() }
    }
}
