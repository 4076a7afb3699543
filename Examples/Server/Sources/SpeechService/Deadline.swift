import Hummingbird
import NIOConcurrencyHelpers
import NIOCore

/// Runs something that has to be done within so many seconds.
///
/// The clock is that of the event loop: a task that sleeps stays in memory until its time also when it is cancelled, which
/// for each request of the last ten seconds was more than all the rest.
///
/// - Throws: 408 where it is not done.
func within<Output: Sendable>(
    seconds: Int, on eventLoop: any EventLoop, _ body: @escaping @Sendable () async throws -> Output
) async throws -> Output {
    let isLate = NIOLockedValueBox(false)
    let work = Task { try await body() }
    let deadline = eventLoop.scheduleTask(in: .seconds(Int64(seconds))) {
        isLate.withLockedValue { $0 = true }
        work.cancel()
    }
    defer { deadline.cancel() }
    let result = await withTaskCancellationHandler {
        await work.result
    } onCancel: {
        work.cancel()
    }
    guard !isLate.withLockedValue({ $0 }) else {
        throw HTTPError(.requestTimeout, message: "the body did not arrive within \(seconds) seconds")
    }
    return try result.get()
}
