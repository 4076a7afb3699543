import SpokenDiagnostics
import SpokenReports
import Testing

struct TextReportTests {
    @Test func caretStandsBelowTheWordBehindTabsAndWideCharacters() {
        let lines = ReportFormat.text.render(SampleReport.two).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.prefix(4) == [
                "App/ru.lproj/Shop & co.strings:2:18: error: «Cыр» is wrong, say 100% \"right\" <now> [mixed-script]",
                "    2 |     \"total\" = \"漢字 и Cыр\";",
                // Four for the tab, eleven for the key, five for two wide characters and a space, two for «и ».
                "      |                       ^~~",
                "      = fix: write «Сыр»",
            ])
    }

    @Test func invisibleCharactersAreShownByTheirNumber() {
        let text = ReportFormat.text.render(SampleReport.two)
        #expect(text.contains("\"a\" = \"x<U+200B>y\";"))
        #expect(text.contains("|         ^~~~~~~~\n"))
    }

    @Test func summaryCounts() {
        let text = ReportFormat.text.render(SampleReport.two)
        #expect(text.hasSuffix("1 error, 1 warning in 2 files; 1 can be fixed with --fix\n"))
        #expect(ReportFormat.text.render(SampleReport.report([])) == "no findings in 2 files\n")
    }

    @Test func whatMattersLessIsCounted() {
        var report = SampleReport.report([
            SampleReport.diagnostic(at: "Cыр"),
            SampleReport.diagnostic(at: "x", rule: "three-dots", severity: .info),
            SampleReport.diagnostic(at: "y", rule: "double-space", severity: .info),
            SampleReport.diagnostic(at: "y", rule: "three-dots", severity: .info),
        ])
        report.leastShown = .warning
        let text = ReportFormat.text.render(report)
        #expect(!text.contains("[three-dots]"))
        #expect(
            text.hasSuffix(
                "3 notes: three-dots 2, double-space 1\n      = see them: --show info\n\n1 error, 3 notes in 2 files\n")
        )
        report.leastShown = .info
        #expect(ReportFormat.text.render(report).contains("[three-dots]"))
        // Other formats are for programs, which choose themselves.
        report.leastShown = .error
        #expect(ReportFormat.concise.render(report).split(separator: "\n").count == 4)
    }

    @Test func fixesThatNeedALookAreCountedApart() {
        var unsafe = SampleReport.diagnostic(at: "Cыр", replacement: "Сыр")
        unsafe.fix?.applicability = .unsafe
        let safe = SampleReport.diagnostic(at: "Cыр", replacement: "Сыр")
        let text = ReportFormat.text.render(SampleReport.report([safe, unsafe]))
        #expect(text.hasSuffix("; 1 can be fixed with --fix; 1 more with --fix --unsafe\n"))
    }

    @Test func coloursOnlyWhenTold() {
        #expect(!ReportFormat.text.render(SampleReport.two).contains("\u{1B}"))
        #expect(ReportFormat.text.render(SampleReport.two, isColored: true).contains("\u{1B}[1;31merror\u{1B}[0m"))
    }

    @Test func aLongLineIsCutAroundTheSpan() {
        let text = String(repeating: "слово ", count: 5000) + "Cыр" + String(repeating: " слово", count: 5000)
        let start = "слово ".utf8.count * 5000
        let span = SourceSpan(start, start + "Cыр".utf8.count)
        let table = LineTable(Array(text.utf8))
        let diagnostic = Diagnostic(
            rule: "mixed-script", severity: .error, file: "a.strings", span: span,
            start: table.location(of: span.start),
            end: table.location(of: span.end), message: "wrong")
        let report = Report(diagnostics: [diagnostic], fileCount: 1, source: { _ in Array(text.utf8) })
        let lines = ReportFormat.text.render(report).split(separator: "\n")
        #expect(lines[0].hasPrefix("a.strings:1:30001: error"))
        #expect(lines[1].count < 120)
        let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
        #expect(lines[1].dropFirst(caret).hasPrefix("Cыр"))
    }

    @Test func aMissingSourceHasNoExcerpt() {
        var report = SampleReport.two
        report.source = { _ in nil }
        #expect(!ReportFormat.text.render(report).contains("|"))
    }

    @Test func linesFitTheTerminal() {
        var report = SampleReport.report([
            SampleReport.diagnostic(
                at: "Cыр", message: String(repeating: "слово и ещё одно ", count: 12) + "конец", key: "menu.cheese")
        ])
        report.columns = 50
        let lines = ReportFormat.text.render(report).split(separator: "\n")
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= 50 }, "\(lines)")
        #expect(lines.filter { $0.hasPrefix("      ") && $0.contains("слово") }.count > 3)
        #expect(lines.contains { $0.contains("[mixed-script]") })
        report.columns = nil
        #expect(ReportFormat.text.render(report).contains("одно конец [mixed-script]\n"))
    }

    @Test func findingsAreCountedByLanguageAndRule() {
        func finding(_ language: String, _ rule: String) -> Diagnostic {
            var diagnostic = SampleReport.diagnostic(at: "Cыр", rule: rule)
            diagnostic.language = language
            return diagnostic
        }
        let report = SampleReport.report([
            finding("ru", "b"), finding("de", "a"), finding("ru", "a"), finding("ru", "b"),
        ])
        #expect(ReportFormat.text.render(report).contains("\nru 3: b 2, a 1\nde 1: a 1\n\n4 errors in 2 files"))
        #expect(ReportFormat.html.render(report).contains("<tr><td>ru</td><td>3</td><td>b 2, a 1</td></tr>"))
        #expect(
            ReportFormat.json.render(report).contains("\"languages\":{\"ru\":{\"b\":2,\"a\":1},\"de\":{\"a\":1}}"))
    }
}
