import Hummingbird
import Metrics
import NIOConcurrencyHelpers

/// Lets so many requests work at the same time, or so many bytes be held. More are turned away at once, since a queue would only
/// make all of them late.
final class Gate: Sendable {
    private let most: Int
    private let count = NIOLockedValueBox(0)
    private let rejected = Counter(label: "spokentext_rejected")

    init(most: Int) { self.most = most }

    /// - Throws: 503 with `Retry-After` where so many places are not free.
    func enter(_ places: Int = 1) throws(HTTPError) -> Pass {
        try take(places)
        return Pass(self, places)
    }

    /// - Throws: as `enter` does, where every place is taken.
    func mustHaveRoom() throws(HTTPError) {
        if count.withLockedValue({ $0 >= most }) { throw refusal() }
    }

    /// 503 with the time after which to come again; counted.
    func refusal() -> HTTPError {
        rejected.increment()
        return HTTPError(
            .serviceUnavailable, headers: [.retryAfter: "1"], message: "too many requests at work; try again")
    }

    private func take(_ places: Int) throws(HTTPError) {
        let isFree = count.withLockedValue { count in
            guard places <= most - count else { return false }
            count += places
            return true
        }
        guard isFree else { throw refusal() }
    }

    private func leave(_ places: Int) { count.withLockedValue { $0 -= places } }

    /// Places, given back with the last reference to it: also where a client goes away and its answer is never written.
    final class Pass: Sendable {
        private let gate: Gate
        private let places: NIOLockedValueBox<Int>

        fileprivate init(_ gate: Gate, _ places: Int) {
            self.gate = gate
            self.places = NIOLockedValueBox(places)
        }

        /// Takes so many places more.
        func grow(by more: Int) throws(HTTPError) {
            try gate.take(more)
            places.withLockedValue { $0 += more }
        }

        deinit { gate.leave(places.withLockedValue { $0 }) }
    }
}
