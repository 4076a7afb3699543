import Hummingbird

/// Runs something that has to be done within so many seconds.
///
/// - Throws: 408 where it is not.
func within<Output: Sendable>(
    seconds: Int, _ body: @escaping @Sendable () async throws -> Output
) async throws -> Output {
    try await withThrowingTaskGroup(of: Output?.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            return nil
        }
        defer { group.cancelAll() }
        guard let output = try await group.next() ?? nil else {
            throw HTTPError(.requestTimeout, message: "the body did not arrive within \(seconds) seconds")
        }
        return output
    }
}
