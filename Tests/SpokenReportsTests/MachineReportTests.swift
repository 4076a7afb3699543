import Foundation
import SpokenDiagnostics
import SpokenReports
import Testing

/// The formats that programs read are parsed here by Foundation, which knows nothing of the writers.
struct MachineReportTests {
    private func json(_ format: ReportFormat, _ report: Report) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(format.render(report).utf8))
    }

    @Test func jsonHasTheDocumentedShape() throws {
        let root = try #require(try json(.json, SampleReport.two) as? [String: Any])
        let diagnostics = try #require(root["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.count == 2)
        let first = diagnostics[0]
        #expect(
            Set(first.keys) == [
                "rule", "severity", "certainty", "file", "line", "column", "endLine", "endColumn", "key", "message",
                "fix",
            ])
        #expect(first["line"] as? Int == 2)
        #expect(first["column"] as? Int == 18)
        #expect(first["endColumn"] as? Int == 21)
        #expect(first["message"] as? String == SampleReport.two.diagnostics[0].message)
        let fix = try #require(first["fix"] as? [String: Any])
        #expect(fix["applicability"] as? String == "safe")
        #expect(diagnostics[1]["fix"] is NSNull)
        let summary = try #require(root["summary"] as? [String: Any])
        #expect(summary["errors"] as? Int == 1)
        #expect(summary["warnings"] as? Int == 1)
        #expect(summary["files"] as? Int == 2)
    }

    @Test func emptyReportsAreWellFormed() throws {
        let report = SampleReport.report([])
        let root = try #require(try json(.json, report) as? [String: Any])
        #expect((root["diagnostics"] as? [Any])?.isEmpty == true)
        #expect(try json(.sarif, report) is [String: Any])
        #expect((try json(.gitlab, report) as? [Any])?.isEmpty == true)
        #expect(ReportFormat.concise.render(report) == "")
        #expect(ReportFormat.github.render(report) == "")
    }

    @Test func sarifResultsPointToTheirRules() throws {
        let root = try #require(try json(.sarif, SampleReport.two) as? [String: Any])
        #expect(root["version"] as? String == "2.1.0")
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["partialFingerprints"] as? [String: String])?.values.first?.count == 16)
        }
        let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let artifact = try #require(physical["artifactLocation"] as? [String: Any])
        #expect(artifact["uri"] as? String == "App/ru.lproj/Shop%20%26%20co.strings")
        #expect((results[0]["fixes"] as? [Any])?.count == 1)
    }

    @Test func gitLabFingerprintsDiffer() throws {
        let twice = SampleReport.report([
            SampleReport.diagnostic(at: "Cыр", message: "same"), SampleReport.diagnostic(at: "x", message: "same"),
        ])
        let issues = try #require(try json(.gitlab, twice) as? [[String: Any]])
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
        #expect(issues[0]["severity"] as? String == "major")
    }

    @Test(arguments: [ReportFormat.junit, .checkstyle, .html]) func markupIsWellFormed(format: ReportFormat) throws {
        var text = format.render(
            SampleReport.report([SampleReport.diagnostic(at: "Cыр", message: "a\u{1}b & <c> \"d\"")]))
        if format == .html {
            #expect(text.contains("&lt;c&gt;"))
            return
        }
        #expect(!text.unicodeScalars.contains("\u{1}"))
        // Every tag that opens is closed, in order.
        var open: [String] = []
        text = text.replacingOccurrences(of: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", with: "")
        for piece in text.split(separator: "<").dropFirst() where piece.contains(">") {
            let tag = piece.prefix { $0 != ">" }
            if tag.hasPrefix("/") {
                #expect(open.popLast() == String(tag.dropFirst()))
            } else if !tag.hasSuffix("/") {
                open.append(String(tag.prefix { $0 != " " }))
            }
        }
        #expect(open.isEmpty)
    }

    @Test func conciseIsOneLineForEachFinding() {
        let report = SampleReport.report([SampleReport.diagnostic(at: "Cыр", message: "two\nlines")])
        #expect(
            ReportFormat.concise.render(report)
                == "App/ru.lproj/Shop & co.strings:2:18: error: two\\nlines [mixed-script]\n")
    }

    @Test func gitHubEscapesPercentAndCommas() {
        let report = SampleReport.report([SampleReport.diagnostic(at: "Cыр", message: "100% wrong, a: b\nc")])
        #expect(
            ReportFormat.github.render(report)
                == "::error file=App/ru.lproj/Shop & co.strings,line=2,endLine=2,col=18,endColumn=21,"
                + "title=mixed-script::100%25 wrong, a: b%0Ac\n")
    }

    @Test(arguments: ReportFormat.allCases) func everyFormatNamesTheKey(format: ReportFormat) {
        let report = SampleReport.report([SampleReport.diagnostic(at: "Cыр", key: "menu.cheese <1>")])
        let text = format.render(report)
        #expect(text.contains("menu.cheese <1>") || text.contains("menu.cheese &lt;1&gt;"), "\(format)")
    }
}
