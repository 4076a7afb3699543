import SpokenDiagnostics

/// `{"diagnostics":[…],"summary":{…}}`: one finding a line. Offsets of edits count the UTF-8 bytes of the text.
enum JSONReport {
    static func write(_ report: Report, to pieces: inout ReportPieces) {
        var json = JSONWriter(pieces)
        json.object { json in
            json.field(
                "diagnostics",
                array: { json in
                    for diagnostic in report.diagnostics {
                        json.lineBreak()
                        append(diagnostic, to: &json)
                    }
                })
            json.lineBreak()
            json.field("summary", object: { append(summary: report, to: &$0) })
        }
        pieces = json.pieces
        pieces += "\n"
    }

    private static func append(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        json.object { json in
            json.field("rule", diagnostic.rule)
            json.field("severity", diagnostic.severity.rawValue)
            json.field("certainty", diagnostic.certainty.rawValue)
            json.field("file", diagnostic.file)
            json.field("line", diagnostic.start.line)
            json.field("column", diagnostic.start.column)
            json.field("endLine", diagnostic.end.line)
            json.field("endColumn", diagnostic.end.column)
            if let key = diagnostic.key { json.field("key", key) }
            if let language = diagnostic.language { json.field("language", language) }
            json.field("message", diagnostic.message)
            json.key("fix")
            guard let fix = diagnostic.fix else {
                json.null()
                return
            }
            json.object { json in
                json.field("title", fix.title)
                json.field("applicability", fix.applicability.rawValue)
                json.field(
                    "edits",
                    array: { json in
                        for edit in fix.edits {
                            json.object { json in
                                json.field("start", edit.span.start)
                                json.field("end", edit.span.end)
                                json.field("replacement", edit.replacement)
                            }
                        }
                    })
            }
        }
    }

    private static func append(summary report: Report, to json: inout JSONWriter) {
        json.field("files", report.fileCount)
        json.field("errors", report.count(of: .error))
        json.field("warnings", report.count(of: .warning))
        json.field("infos", report.count(of: .info))
        json.field("fixable", report.fixableCount)
        json.field("suppressed", report.suppressedCount)
        json.field(
            "languages",
            object: { json in
                for row in ReportTotals(report.diagnostics).languages {
                    json.field(
                        row.language,
                        object: { json in
                            for (rule, count) in row.rules { json.field(rule, count) }
                        })
                }
            })
    }
}
