import Foundation

/// A bar on a terminal's standard error, shown when the work takes longer than a second.
final class ProgressBar: @unchecked Sendable {
    // Guarded by `lock`.
    private var done = 0
    private var lastShown = 0
    private var isShown = false
    private let lock = NSLock()
    private let total: Int
    private let start = Date()
    private let isOn: Bool

    init(total: Int) {
        self.total = total
        isOn = StandardError.isTerminal && total > 0
    }

    func advance(by count: Int) {
        guard isOn else { return }
        lock.lock()
        defer { lock.unlock() }
        done += count
        let percent = done * 100 / total
        guard Date().timeIntervalSince(start) > 1, percent > lastShown else { return }
        lastShown = percent
        isShown = true
        let filled = percent * 30 / 100
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
        StandardError.write("\r[\(bar)] \(percent) % of \(total) files")
    }

    func finish() {
        lock.lock()
        defer { lock.unlock() }
        if isShown { StandardError.write("\r\u{1B}[K") }
    }
}
