import SpokenDiagnostics

/// For people: the finding, the line with a caret, the fix, and a summary.
struct TextReport {
    let isColored: Bool

    func write(_ report: Report, to result: inout ReportPieces) {
        for (path, all) in report.files {
            let diagnostics = all.filter { $0.severity >= report.leastShown }
            guard !diagnostics.isEmpty else { continue }
            let text = report.source(path)
            let lines = text.map(LineTable.init)
            for diagnostic in diagnostics {
                append(diagnostic, text: text, lines: lines, columns: report.columns, to: &result)
            }
        }
        result += languages(of: report) + counts(ofHidden: report) + summary(of: report) + "\n"
    }

    /// "de 12: missing-translation 9, untranslated-copy 3": who is to mend what, where several languages have findings.
    private func languages(of report: Report) -> String {
        let rows = ReportTotals(report.diagnostics.lazy.filter { $0.severity >= report.leastShown }).languages
        guard rows.count > 1 else { return "" }
        var result = ""
        for row in rows {
            let rules = row.rules.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
            result += wrapped("\(row.language) \(row.count): \(rules)", report.columns, indent: 4) + "\n"
        }
        return result + "\n"
    }

    /// Breaks a line at its spaces so that it fits; what follows is indented. Words that are longer than a line stay.
    /// - Parameter start: how many columns are taken before it.
    private func wrapped(_ text: String, _ columns: Int?, indent: Int, from start: Int = 0) -> String {
        guard let columns, columns > indent + 20, start + DisplayWidth.of(text) > columns else { return text }
        var result = ""
        var width = start
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let own = DisplayWidth.of(word)
            let needsSpace = !result.isEmpty
            if width > indent, width + (needsSpace ? 1 : 0) + own > columns {
                result += "\n" + String(repeating: " ", count: indent)
                width = indent
            } else if needsSpace {
                result += " "
                width += 1
            }
            result += word
            width += own
        }
        return result
    }

    /// "46 notes: needs-review 40, three-dots 6; …", so that a first run shows what matters.
    private func counts(ofHidden report: Report) -> String {
        var result = ""
        for severity in [Severity.warning, .info] where severity < report.leastShown {
            var counts: [String: Int] = [:]
            for diagnostic in report.diagnostics where diagnostic.severity == severity {
                counts[diagnostic.rule, default: 0] += 1
            }
            guard !counts.isEmpty else { continue }
            let list = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
            let count = severity.counted(counts.values.reduce(0, +))
            let rules = list.joined(separator: ", ")
            result += "\(paint(count, severity.color)): "
            result += wrapped(rules, report.columns, indent: 6, from: count.utf8.count + 2) + "\n"
            result += "      = \(paint("see them", "32")): --show \(severity.rawValue)\n\n"
        }
        return result
    }

    private func append(
        _ diagnostic: Diagnostic, text: [UInt8]?, lines: LineTable?, columns: Int?, to result: inout ReportPieces
    ) {
        let place = ConciseReport.place(of: diagnostic)
        let severity = diagnostic.severity.rawValue
        let message = "\(ConciseReport.oneLine(diagnostic.message)) [\(ConciseReport.oneLine(diagnostic.rule))]"
        // Colours take no room.
        let taken = DisplayWidth.of(place) + severity.utf8.count + 4
        result += "\(paint(place, "1")): \(paint(severity, diagnostic.severity.color)): "
        result += wrapped(message, columns, indent: 6, from: taken) + "\n"
        if let text, let lines,
            let excerpt = Excerpt(diagnostic, lines: lines, text: text, columns: columns.map { max($0, 0) - 9 })
        {
            let number = String(diagnostic.start.line)
            let margin = String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number
            let blank = String(repeating: " ", count: margin.utf8.count)
            result += "\(paint(margin + " |", "2")) \(excerpt.line)\n"
            result += "\(paint(blank + " |", "2")) \(paint(excerpt.marks, diagnostic.severity.color))\n"
        }
        if let fix = diagnostic.fix {
            let how =
                switch fix.applicability {
                case .safe: "fix"
                case .unsafe: "fix (look at it)"
                case .display: "suggestion"
                }
            result += "      = \(paint(how, "32")): "
            result += wrapped(ConciseReport.oneLine(fix.title), columns, indent: 8, from: 10 + how.utf8.count) + "\n"
        }
        if let key = diagnostic.key {
            result += "      = key: "
            result += wrapped(ConciseReport.oneLine(Diagnostic.shortened(key)), columns, indent: 8, from: 13) + "\n"
        }
        result += "\n"
    }

    private func summary(of report: Report) -> String {
        var parts: [String] = []
        // What they take of the line: colours take no room.
        var taken = 0
        for severity in [Severity.error, .warning, .info] {
            let count = report.count(of: severity)
            guard count > 0 else { continue }
            parts.append(paint(severity.counted(count), severity.color))
            taken += severity.counted(count).utf8.count + 2
        }
        if report.fileCount == 0, parts.isEmpty { return "no files were checked" }
        let counts = parts.isEmpty ? paint("no findings", "32") : parts.joined(separator: ", ")
        var text = "in \(report.fileCount) file\(report.fileCount == 1 ? "" : "s")"
        let safe = report.count(ofFixes: .safe)
        let unsafe = report.count(ofFixes: .unsafe)
        if safe > 0 { text += "; \(safe) can be fixed with --fix" }
        if unsafe > 0 { text += "; \(unsafe) \(safe > 0 ? "more" : "can be fixed") with --fix --unsafe" }
        if report.suppressedCount > 0 { text += "; \(report.suppressedCount) suppressed" }
        return counts + " " + wrapped(text, report.columns, indent: 6, from: taken)
    }

    private func paint(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension Severity {
    /// The colour code of a terminal.
    fileprivate var color: String {
        switch self {
        case .error: "1;31"
        case .warning: "1;33"
        case .info: "1;34"
        }
    }

    /// "1 error", "2 notes"
    func counted(_ count: Int) -> String {
        let noun =
            switch self {
            case .error: "error"
            case .warning: "warning"
            case .info: "note"
            }
        return "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
