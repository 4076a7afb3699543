/// The golden files that this process has compared, to find those that nobody asks for any more.
final class GoldenVisits: @unchecked Sendable {
    // Sendable: the set is only touched under the lock.
    static let shared = GoldenVisits()
    private let lock = GoldenLock()
    private var visited: Set<String> = []

    func add(_ path: String) {
        lock.locked { _ = visited.insert(path) }
    }

    var paths: Set<String> { lock.locked { visited } }
}
