/// A rule that failed inside: it says nothing about the rest of its file, all other rules do.
public struct LintFailure: Sendable, Hashable, CustomStringConvertible {
    public var rule: String
    public var file: String
    public var reason: String

    public init(rule: String, file: String, reason: String) {
        self.rule = rule
        self.file = file
        self.reason = reason
    }

    public var description: String { "rule '\(rule)' failed on '\(file)': \(reason)" }
}
