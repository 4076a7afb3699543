import SpokenDiagnostics

/// One page that needs no other file: the findings by file, with the line and the marked text.
enum HTMLReport {
    static func write(_ report: Report, to html: inout ReportPieces) {
        html += """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>String check</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem; }
            table { border-collapse: collapse; width: 100%; }
            th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8884; }
            code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
            mark { background: #fd6; color: #000; }
            .error { color: #b00020; } .warning { color: #7a4f00; } .info { color: #00508f; }
            @media (prefers-color-scheme: dark) {
            body { background: #111; color: #eee; }
            .error { color: #ff8a80; } .warning { color: #ffc15e; } .info { color: #82c4ff; }
            }
            </style>
            </head>
            <body>
            <main>
            <h1>String check</h1>

            """
        html +=
            "<p>" + [Severity.error, .warning, .info].map { $0.counted(report.count(of: $0)) }.joined(separator: ", ")
        html += " in \(report.fileCount) file\(report.fileCount == 1 ? "" : "s")</p>\n"
        appendTotals(of: report, to: &html)
        for (path, diagnostics) in report.files {
            html += "<h2><code>\(XMLText.escape(path))</code></h2>\n<table>\n"
            html += "<thead><tr><th scope=\"col\">Place</th><th scope=\"col\">Severity</th>"
            html += "<th scope=\"col\">Finding</th></tr></thead>\n<tbody>\n"
            let text = report.source(path)
            var counts: [String: Int] = [:]
            for diagnostic in diagnostics {
                counts[diagnostic.rule, default: 0] += 1
                if counts[diagnostic.rule, default: 0] <= most { append(diagnostic, text: text, to: &html) }
            }
            html += "</tbody>\n</table>\n"
            for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > most {
                html += "<p>and \(count - most) more of <code>\(XMLText.escape(rule))</code></p>\n"
            }
        }
        html += "</main>\n</body>\n</html>\n"
    }

    /// So many findings of one rule are shown for each file: nobody reads more, and a browser should open the page.
    private static let most = 100

    private static func appendTotals(of report: Report, to html: inout ReportPieces) {
        let totals = ReportTotals(report.diagnostics)
        guard totals.languages.count > 1 else { return }
        html += "<table>\n<thead><tr><th scope=\"col\">Language</th><th scope=\"col\">Findings</th>"
        html += "<th scope=\"col\">Rules</th></tr></thead>\n<tbody>\n"
        for row in totals.languages {
            let rules = row.rules.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
            html += "<tr><td>\(XMLText.escape(row.language))</td><td>\(row.count)</td>"
            html += "<td>\(XMLText.escape(rules))</td></tr>\n"
        }
        html += "</tbody>\n</table>\n"
    }

    private static func append(_ diagnostic: Diagnostic, text: [UInt8]?, to html: inout ReportPieces) {
        html += "<tr><td>\(diagnostic.start.line):\(diagnostic.start.column)</td>"
        html += "<td class=\"\(diagnostic.severity.rawValue)\">\(diagnostic.severity.rawValue)</td>"
        html += "<td>\(XMLText.escape(diagnostic.message)) <code>\(XMLText.escape(diagnostic.rule))</code>"
        if let key = diagnostic.key { html += "<br>Key: <code>\(XMLText.escape(key))</code>" }
        if let text, let range = diagnostic.span.indices(inTextOf: text.count), (1...400).contains(range.count) {
            let marked = String(decoding: text[range], as: UTF8.self)
            html += "<br><code><mark>\(XMLText.escape(marked))</mark></code>"
        }
        if let fix = diagnostic.fix { html += "<br>Fix: \(XMLText.escape(fix.title))" }
        html += "</td></tr>\n"
    }
}
