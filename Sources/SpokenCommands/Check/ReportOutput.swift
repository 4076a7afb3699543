import ArgumentParser
import SpokenReports

/// `--format sarif` or `--format sarif=out.sarif`.
struct ReportOutput: ExpressibleByArgument {
    let format: ReportFormat
    /// Nil for standard output.
    let path: String?

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let format = ReportFormat(rawValue: String(name)) else { return nil }
        if parts.count > 1, parts[1].isEmpty { return nil }
        self.format = format
        path = parts.count > 1 ? String(parts[1]) : nil
    }

    init(_ format: ReportFormat) {
        self.format = format
        path = nil
    }

    static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }
}
