import NIOConcurrencyHelpers
import NIOCore

/// Closes a connection on which nothing moves: a client that neither sends nor reads would keep its place forever.
final class Stillness: Sendable {
    private let last = NIOLockedValueBox(ContinuousClock.now)
    private let watch: RepeatedTask

    init(_ channel: any Channel, seconds: Int) {
        let last = last
        watch = channel.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { watch in
            guard ContinuousClock.now - last.withLockedValue({ $0 }) > .seconds(seconds) else { return }
            watch.cancel()
            channel.close(promise: nil)
        }
    }

    func moved() { last.withLockedValue { $0 = .now } }

    deinit { watch.cancel() }
}
