import SpokenModel

/// A line on a terminal's standard error, shown when the work takes longer than a second. Pipes and files never see it.
final class ProgressBar: Sendable {
    private struct State {
        var done = 0
        var lastShown = ContinuousClock.now
        var isShown = false
    }

    private let state = Guarded(State())
    private let total: Int?
    private let things: String
    private let scale: Int
    private let start = ContinuousClock.now
    private let isOn: Bool

    /// - Parameters:
    ///   - total: how many there are; nil where nobody knows yet, and what is done is counted alone.
    ///   - things: what is counted.
    ///   - scale: how many of them are shown as one: 1 048 576 for bytes that are told in MB.
    ///   - sharesOutput: true where the output itself goes by on a terminal, which shows that the work goes on.
    init(total: Int?, of things: String = "files", scale: Int = 1, sharesOutput: Bool = false) {
        self.total = total
        self.scale = max(scale, 1)
        self.things = things
        isOn = StandardError.isTerminal && total != 0 && !(sharesOutput && StandardOutput.isTerminal)
    }

    func advance(by count: Int) {
        guard isOn else { return }
        let line = state.withLock { state -> String? in
            state.done += count
            let now = ContinuousClock.now
            guard now - start > .seconds(1), !state.isShown || now - state.lastShown > .milliseconds(100) else {
                return nil
            }
            state.lastShown = now
            state.isShown = true
            return Self.line(state.done, of: total, things, scale)
        }
        if let line { StandardError.write(line) }
    }

    func finish() {
        if state.withLock({ $0.isShown }) { StandardError.write("\r\u{1B}[K") }
    }

    /// A whole that is not known is not divided; more may be done than was asked for, and stays within the bar.
    static func line(_ done: Int, of total: Int?, _ things: String, _ scale: Int) -> String {
        guard let total, total > 0 else { return "\r\(done / scale) \(things)\u{1B}[K" }
        let part = min(Double(done) / Double(total), 1)
        let filled = Int(part * 30)
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
        return "\r[\(bar)] \(Int(part * 100)) % of \(total / scale) \(things)\u{1B}[K"
    }
}
