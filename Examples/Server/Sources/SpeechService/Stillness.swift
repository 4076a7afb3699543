import NIOConcurrencyHelpers
import NIOCore

/// Closes a connection on which nothing moves: a client that neither sends nor reads would keep its place forever.
final class Stillness: Sendable {
    private let last = NIOLockedValueBox(ContinuousClock.now)
    private let watch: NIOLockedValueBox<Task<Void, Never>?> = .init(nil)

    init(_ channel: any Channel, seconds: Int) {
        let last = last
        let task = Task {
            while !Task.isCancelled {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                guard ContinuousClock.now - last.withLockedValue({ $0 }) > .seconds(seconds) else { continue }
                channel.close(promise: nil)
                return
            }
        }
        watch.withLockedValue { $0 = task }
    }

    func moved() { last.withLockedValue { $0 = .now } }

    deinit { watch.withLockedValue { $0 }?.cancel() }
}
