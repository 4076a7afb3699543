/// The forms of a report, one file each under `Formats`.
public enum ReportFormat: String, Sendable, Hashable, Codable, CaseIterable {
    /// For people: an excerpt with a caret.
    case text
    /// One line for each finding: `file:line:column: error: message [rule]`.
    case concise
    /// An object with all findings.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github
    /// JUnit XML, for CI servers.
    case junit
    /// Checkstyle XML, for CI servers.
    case checkstyle
    /// Code Quality report of GitLab.
    case gitlab
    /// One page that needs no other file.
    case html

    /// The whole report, with a line end behind it.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - isColored: whether `text` may use the colours of a terminal; other formats never do.
    public func render(_ report: Report, isColored: Bool = false) -> String {
        switch self {
        case .text: TextReport(isColored: isColored).render(report)
        case .concise: String(decoding: ConciseReport.render(report), as: UTF8.self)
        case .json: String(decoding: JSONReport.render(report), as: UTF8.self)
        case .sarif: SARIFReport.render(report)
        case .github: GitHubReport.render(report)
        case .junit: JUnitReport.render(report)
        case .checkstyle: CheckstyleReport.render(report)
        case .gitlab: GitLabReport.render(report)
        case .html: HTMLReport.render(report)
        }
    }

    /// The same in pieces, where the report can be written as it is made.
    package func write<Failure: Error>(
        _ report: Report, isColored: Bool = false, to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        guard self == .concise else { return try sink(renderBytes(report, isColored: isColored)) }
        try ConciseReport.write(report, sink)
    }

    /// The same as bytes, which is what files and terminals take.
    package func renderBytes(_ report: Report, isColored: Bool = false) -> [UInt8] {
        switch self {
        case .concise: ConciseReport.render(report)
        case .json: JSONReport.render(report)
        default: Array(render(report, isColored: isColored).utf8)
        }
    }
}
