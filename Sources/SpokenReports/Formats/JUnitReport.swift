import SpokenDiagnostics

/// JUnit XML: a suite for each file with findings, a failed case for each finding; notes are no failures.
enum JUnitReport {
    static func write(_ report: Report, to xml: inout ReportPieces) {
        let failures = report.diagnostics.count - report.count(of: .info)
        let tests = max(1, report.diagnostics.count)
        xml += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites name=\"spokentext check\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
        for (path, diagnostics) in report.files {
            let failed = diagnostics.reduce(0) { $0 + ($1.severity == .info ? 0 : 1) }
            xml += "  <testsuite\(XMLText.attribute("name", path)) tests=\"\(diagnostics.count)\""
            xml += " failures=\"\(failed)\" errors=\"0\" skipped=\"0\">\n"
            for diagnostic in diagnostics { append(diagnostic, to: &xml) }
            xml += "  </testsuite>\n"
        }
        if report.diagnostics.isEmpty {
            xml += "  <testsuite name=\"spokentext check\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
            xml += "    <testcase name=\"no findings\" classname=\"spokentext\"/>\n  </testsuite>\n"
        }
        xml += "</testsuites>\n"
    }

    private static func append(_ diagnostic: Diagnostic, to xml: inout ReportPieces) {
        let name = "\(diagnostic.rule) at \(diagnostic.start.line):\(diagnostic.start.column)"
        xml += "    <testcase\(XMLText.attribute("name", name))\(XMLText.attribute("classname", diagnostic.file))"
        xml += XMLText.attribute("file", diagnostic.file) + " line=\"\(diagnostic.start.line)\""
        let message = XMLText.escape(diagnostic.messageWithKey)
        if diagnostic.severity == .info {
            xml += "><system-out>\(message)</system-out></testcase>\n"
        } else {
            let place = XMLText.escape(ConciseReport.place(of: diagnostic))
            xml += "><failure message=\"\(message)\" type=\"\(diagnostic.severity.rawValue)\">\(place): \(message)"
            xml += "</failure></testcase>\n"
        }
    }
}
