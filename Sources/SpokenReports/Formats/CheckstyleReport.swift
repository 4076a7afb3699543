import SpokenDiagnostics

/// Checkstyle XML, which most CI servers and review bots read.
enum CheckstyleReport {
    static func write(_ report: Report, to xml: inout ReportPieces) {
        xml += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for (path, diagnostics) in report.files {
            xml += "  <file\(XMLText.attribute("name", path))>\n"
            for diagnostic in diagnostics {
                xml += "    <error line=\"\(diagnostic.start.line)\" column=\"\(diagnostic.start.column)\""
                xml += XMLText.attribute("severity", diagnostic.severity.rawValue)
                xml += XMLText.attribute("message", diagnostic.messageWithKey)
                xml += XMLText.attribute("source", "spokentext.\(diagnostic.rule)") + "/>\n"
            }
            xml += "  </file>\n"
        }
        xml += "</checkstyle>\n"
    }
}
