import SpokenDiagnostics

/// The Code Quality report of GitLab: an array of issues, each with a fingerprint of its own.
enum GitLabReport {
    static func write(_ report: Report, to pieces: inout ReportPieces) {
        var seen: [String: Int] = [:]
        var json = JSONWriter(pieces)
        json.array { json in
            for diagnostic in report.diagnostics {
                json.lineBreak()
                let fingerprint = diagnostic.fingerprint
                let number = seen[fingerprint, default: 0]
                seen[fingerprint] = number + 1
                json.object { json in
                    json.field("description", diagnostic.messageWithKey)
                    json.field("check_name", diagnostic.rule)
                    json.field("fingerprint", number == 0 ? fingerprint : "\(fingerprint)-\(number)")
                    json.field("severity", severity(diagnostic.severity))
                    json.field(
                        "location",
                        object: { json in
                            json.field("path", diagnostic.file)
                            json.field(
                                "lines",
                                object: { json in
                                    json.field("begin", diagnostic.start.line)
                                    json.field("end", diagnostic.end.line)
                                })
                        })
                }
            }
        }
        pieces = json.pieces
        pieces += "\n"
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
