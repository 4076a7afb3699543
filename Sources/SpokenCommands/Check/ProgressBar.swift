import SpokenModel

/// A bar on a terminal's standard error, shown when the work takes longer than a second.
final class ProgressBar: Sendable {
    private struct State {
        var done = 0
        var lastShown = 0
        var isShown = false
    }

    private let state = Guarded(State())
    private let total: Int
    private let things: String
    private let start = ContinuousClock.now
    private let isOn: Bool

    /// - Parameter things: what is counted.
    init(total: Int, of things: String = "files") {
        self.total = total
        self.things = things
        isOn = StandardError.isTerminal && total > 0
    }

    func advance(by count: Int) {
        guard isOn else { return }
        state.withLock { state in
            state.done += count
            let percent = state.done * 100 / total
            guard ContinuousClock.now - start > .seconds(1), percent > state.lastShown else { return }
            state.lastShown = percent
            state.isShown = true
            let filled = percent * 30 / 100
            let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
            StandardError.write("\r[\(bar)] \(percent) % of \(total) \(things)")
        }
    }

    func finish() {
        if state.withLock({ $0.isShown }) { StandardError.write("\r\u{1B}[K") }
    }
}
