import SpokenLint
import SpokenReports

/// `check` for callers that go on: what it would write as JSON, what it could not read, and its exit status.
package struct CheckAnswer: Sendable {
    package let json: [UInt8]
    /// One line each.
    package let failures: [String]
    /// 0 clean, 1 findings, 2 failures.
    package let exitStatus: Int32

    /// - Parameter arguments: of the command, without options that write.
    package init(_ arguments: [String]) async throws(CheckRefusal) {
        var options: CheckOptions
        do {
            options = try CheckOptions.parse(arguments)
        } catch {
            let message = CheckOptions.message(for: error).split(separator: "\n").joined(separator: " ")
            throw CheckRefusal(message: message.isEmpty ? "these are no arguments of check" : message)
        }
        let refused = [
            ("--format", !options.format.isEmpty), ("--json", options.json), ("--fix", options.fix),
            ("--diff", options.diff),
            ("--list-rules", options.listsRules), ("--watch", options.watch),
            ("--update-baseline", options.updatesBaseline), ("standard input", options.readsStandardInput),
        ]
        if let first = refused.first(where: \.1) {
            throw CheckRefusal(message: "\(first.0) is for the command alone; leave it out")
        }
        options.format = [ReportOutput(.json)]
        do throws(CommandFailure) {
            self = try await CheckRun(options).answer()
        } catch {
            throw CheckRefusal(message: error.message)
        }
    }

    init(json: [UInt8], failures: [String], exitStatus: Int32) {
        self.json = json
        self.failures = failures
        self.exitStatus = exitStatus
    }
}

/// Why nothing was checked, in one line.
package struct CheckRefusal: Error {
    package let message: String
}
