import SpokenCatalogs
import SpokenDiagnostics

/// Findings as the client shows them.
enum PublishedDiagnostics {
    private static let pages = "https://github.com/spokentext/SpokenText/blob/main/Documentation/Rules/"

    static func json(_ findings: [Diagnostic], _ positions: PositionMap) -> [JSONValue] {
        var positions = positions
        return findings.map { json($0, &positions) }
    }

    static func json(_ finding: Diagnostic, _ positions: inout PositionMap) -> JSONValue {
        [
            "range": positions.range(of: finding.span), "severity": .number(severity(finding.severity)),
            "code": .string(finding.rule), "codeDescription": ["href": .string(pages + finding.rule + ".md")],
            "source": "spokentext", "message": .string(finding.message),
        ]
    }

    private static func severity(_ severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .info: 3
        }
    }
}
