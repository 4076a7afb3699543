import SpokenModel

/// The golden files that this process has compared, to find those that nobody asks for any more.
enum GoldenVisits {
    private static let visited = Guarded<Set<String>>([])

    static func add(_ path: String) { visited.withLock { _ = $0.insert(path) } }

    static var paths: Set<String> { visited.withLock { $0 } }
}
