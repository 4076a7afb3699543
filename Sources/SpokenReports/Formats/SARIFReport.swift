import SpokenDiagnostics

/// SARIF 2.1.0 (OASIS), with what code scanning services ask for: rules with help, regions, fingerprints and fixes.
enum SARIFReport {
    static func write(_ report: Report, to pieces: inout ReportPieces) {
        let used = Set(report.diagnostics.map(\.rule))
        var rules = report.rules.filter { used.contains($0.id) }
        // Every result points to a rule: one that nobody described gets a description made from its id.
        let described = Set(rules.map(\.id))
        for id in used.subtracting(described).sorted() {
            rules.append(
                RuleDescription(
                    id: id, group: .files, severity: .error, summary: id, rationale: "", example: "", repaired: ""))
        }
        let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

        var json = JSONWriter(pieces)
        json.object { json in
            json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.field("version", "2.1.0")
            json.field(
                "runs",
                array: { json in
                    json.object { json in
                        json.field("tool", object: { appendTool(report, rules, to: &$0) })
                        json.field("columnKind", "unicodeCodePoints")
                        json.field(
                            "results",
                            array: { json in
                                for (path, diagnostics) in report.files {
                                    // Once for each file: it reads all of it.
                                    let hasFixes = diagnostics.contains { $0.fix != nil }
                                    let lines = hasFixes ? report.source(path).map(LineTable.init) : nil
                                    for diagnostic in diagnostics {
                                        json.lineBreak()
                                        append(diagnostic, ruleIndex: indices[diagnostic.rule] ?? 0, lines, to: &json)
                                    }
                                }
                            })
                    }
                })
        }
        pieces = json.pieces
        pieces += "\n"
    }

    private static func appendTool(_ report: Report, _ rules: [RuleDescription], to json: inout JSONWriter) {
        json.field(
            "driver",
            object: { json in
                json.field("name", "SpokenText")
                json.field("semanticVersion", report.toolVersion)
                json.field(
                    "rules",
                    array: { json in
                        for rule in rules {
                            json.lineBreak()
                            json.object { json in
                                json.field("id", rule.id)
                                json.field("shortDescription", object: { $0.field("text", rule.summary) })
                                if !rule.rationale.isEmpty {
                                    json.field("fullDescription", object: { $0.field("text", rule.rationale) })
                                }
                                json.field(
                                    "help",
                                    object: { json in
                                        json.field("text", help(for: rule))
                                    })
                                json.field("defaultConfiguration", object: { $0.field("level", rule.severity.level) })
                                json.field(
                                    "properties",
                                    object: { json in
                                        json.field("tags", array: { $0.value(rule.group.rawValue) })
                                        json.field("precision", rule.certainty.precision)
                                    })
                            }
                        }
                    })
            })
    }

    private static func help(for rule: RuleDescription) -> String {
        guard !rule.example.isEmpty else { return rule.summary }
        // The mark in an example says where the finding is; readers of the report would take it for a part of the file.
        let example = String(rule.example.filter { $0 != "1️⃣" && $0 != "2️⃣" })
        return "\(rule.rationale)\n\nReported:\n\(example)\n\nMended:\n\(rule.repaired)"
    }

    private static func append(
        _ diagnostic: Diagnostic, ruleIndex: Int, _ lines: LineTable?, to json: inout JSONWriter
    ) {
        json.object { json in
            json.field("ruleId", diagnostic.rule)
            json.field("ruleIndex", ruleIndex)
            json.field("level", diagnostic.severity.level)
            json.field("message", object: { $0.field("text", diagnostic.message) })
            json.field(
                "locations",
                array: { json in
                    json.object { json in
                        json.field(
                            "physicalLocation",
                            object: { json in
                                json.field(
                                    "artifactLocation", object: { $0.field("uri", URIReference.of(diagnostic.file)) })
                                json.field(
                                    "region", object: { appendRegion(diagnostic.start, diagnostic.end, to: &$0) })
                            })
                        if let key = diagnostic.key {
                            json.field(
                                "logicalLocations",
                                array: { json in
                                    json.object { json in
                                        json.field("name", key)
                                        json.field("kind", "resource")
                                    }
                                })
                        }
                    }
                })
            json.field("partialFingerprints", object: { $0.field("spokenText/v1", diagnostic.fingerprint) })
            if let fix = diagnostic.fix, fix.applicability != .display, let lines {
                appendFix(fix, in: diagnostic, lines: lines, to: &json)
            }
        }
    }

    private static func appendFix(_ fix: Fix, in diagnostic: Diagnostic, lines: LineTable, to json: inout JSONWriter) {
        json.field(
            "fixes",
            array: { json in
                json.object { json in
                    json.field("description", object: { $0.field("text", fix.title) })
                    json.field(
                        "artifactChanges",
                        array: { json in
                            json.object { json in
                                json.field(
                                    "artifactLocation", object: { $0.field("uri", URIReference.of(diagnostic.file)) })
                                json.field(
                                    "replacements",
                                    array: { json in
                                        for edit in fix.edits {
                                            json.object { json in
                                                json.field(
                                                    "deletedRegion",
                                                    object: { json in
                                                        appendRegion(
                                                            lines.location(of: edit.span.start),
                                                            lines.location(of: edit.span.end),
                                                            to: &json)
                                                    })
                                                json.field(
                                                    "insertedContent", object: { $0.field("text", edit.replacement) })
                                            }
                                        }
                                    })
                            }
                        })
                }
            })
    }

    private static func appendRegion(_ start: SourceLocation, _ end: SourceLocation, to json: inout JSONWriter) {
        json.field("startLine", start.line)
        json.field("startColumn", start.column)
        json.field("endLine", end.line)
        json.field("endColumn", end.column)
    }
}

extension Severity {
    fileprivate var level: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}

extension Certainty {
    fileprivate var precision: String {
        switch self {
        case .certain: "very-high"
        case .likely: "high"
        case .guess: "medium"
        }
    }
}
