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
        var bytes: [UInt8] = []
        write(report, isColored: isColored) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The same in pieces as they are made, so that a report of any length takes little memory.
    package func write<Failure: Error>(
        _ report: Report, isColored: Bool = false, to sink: @escaping ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        var pieces = ReportPieces { bytes in
            // What cannot be written is told once; the rest is made for nobody.
            guard failure == nil else { return }
            do throws(Failure) { try sink(bytes) } catch { failure = error }
        }
        switch self {
        case .text: TextReport(isColored: isColored).write(report, to: &pieces)
        case .concise: ConciseReport.write(report, to: &pieces)
        case .json: JSONReport.write(report, to: &pieces)
        case .sarif: SARIFReport.write(report, to: &pieces)
        case .github: GitHubReport.write(report, to: &pieces)
        case .junit: JUnitReport.write(report, to: &pieces)
        case .checkstyle: CheckstyleReport.write(report, to: &pieces)
        case .gitlab: GitLabReport.write(report, to: &pieces)
        case .html: HTMLReport.write(report, to: &pieces)
        }
        pieces.finish()
        if let failure { throw failure }
    }
}
