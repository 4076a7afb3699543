import SpokenDiagnostics

/// Workflow commands: GitHub Actions shows them at the lines of a pull request.
enum GitHubReport {
    static func write(_ report: Report, to result: inout ReportPieces) {
        for diagnostic in report.diagnostics {
            let command =
                switch diagnostic.severity {
                case .error: "error"
                case .warning: "warning"
                case .info: "notice"
                }
            var properties = "file=\(property(diagnostic.file)),line=\(diagnostic.start.line)"
            properties += ",endLine=\(diagnostic.end.line)"
            // Columns are allowed only within one line.
            if diagnostic.start.line == diagnostic.end.line {
                properties += ",col=\(diagnostic.start.column),endColumn=\(diagnostic.end.column)"
            }
            properties += ",title=\(property(diagnostic.rule))"
            result += "::\(command) \(properties)::\(data(diagnostic.messageWithKey))\n"
        }
    }

    private static func data(_ text: String) -> String { escape(text, isProperty: false) }

    private static func property(_ text: String) -> String { escape(text, isProperty: true) }

    private static func escape(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
