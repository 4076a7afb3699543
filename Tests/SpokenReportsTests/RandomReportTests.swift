import Foundation
import SpokenDiagnostics
import SpokenReports
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Every writer takes every text and every finding, and writes what a parser reads.
struct RandomReportTests {
    @Test(arguments: ReportFormat.allCases) func everyReportIsWritten(format: ReportFormat) throws {
        var reports = RandomReports(seed: 1)
        for number in 0..<400 {
            let report = reports.report()
            let text = format.render(report, isColored: number % 2 == 0)
            switch format {
            case .json, .sarif, .gitlab:
                #expect(throws: Never.self, "report \(number)") {
                    try JSONSerialization.jsonObject(with: Data(text.utf8))
                }
            case .junit, .checkstyle:
                #expect(XMLParser(data: Data(text.utf8)).parse(), "report \(number)")
            case .concise, .github:
                #expect(text.utf8.count { $0 == 0x0A } == report.diagnostics.count, "report \(number)")
            case .text, .html:
                #expect(text.hasSuffix("\n"), "report \(number)")
            }
        }
    }

    /// The line is shown whatever its bytes are, and the mark stands below the finding.
    @Test(
        arguments: [
            ([0x82], 0, "�", "^"), ([0x61, 0x82, 0x83, 0x62], 2, "a��b", "  ^"), ([0xD0], 0, "�", "^"),
            ([0xEF, 0xBB, 0xBF, 0x80], 3, "�", "^"), ([0x0A, 0x80, 0x80], 1, "��", "^~"),
        ] as [([UInt8], Int, String, String)])
    func halvesOfCharactersAreShown(bytes: [UInt8], start: Int, line: String, marks: String) {
        let span = SourceSpan(start, bytes.count)
        let lines = LineTable(bytes)
        let report = Report(
            diagnostics: [
                Diagnostic(
                    rule: "x", severity: .error, file: "a",
                    span: SourceSpan(start, start + marks.filter { $0 != " " }.count),
                    start: lines.location(of: start), end: lines.location(of: span.end), message: "m")
            ], source: { _ in bytes })
        let shown = ReportFormat.text.render(report).split(separator: "\n")
        #expect(shown.count > 2)
        #expect(shown[1].hasSuffix("| \(line)"))
        #expect(shown[2].hasSuffix("| \(marks)"))
    }
}
