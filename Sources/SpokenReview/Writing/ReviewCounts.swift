import SpokenDiagnostics

/// How many strings have what can be filtered by.
struct ReviewCounts {
    private(set) var states: [(state: ReviewState, count: Int)] = []
    /// Strings whose worst finding is at least so bad, and those that have none.
    private(set) var severities: [(severity: Severity, count: Int)] = []
    private(set) var clean = 0
    private(set) var rules: [(rule: String, count: Int)] = []
    private(set) var changes: [(name: String, count: Int)] = []
    /// "12 strings in 2 languages, 1 error", as markup.
    private(set) var summary = ""
    /// The same without the languages.
    private(set) var strings = ""

    init(_ page: ReviewPage) {
        var byState: [ReviewState: Int] = [:]
        var bySeverity: [Severity: Int] = [:]
        var byRule: [String: Int] = [:]
        var byChange: [String: Int] = [:]
        var findings: [Severity: Int] = [:]
        var total = 0
        for row in page.rows {
            total += 1
            byState[row.state, default: 0] += 1
            if let worst = row.worst { bySeverity[worst, default: 0] += 1 } else { clean += 1 }
            for finding in row.findings { findings[finding.diagnostic.severity, default: 0] += 1 }
            for rule in Set(row.findings.map(\.diagnostic.rule)) { byRule[rule, default: 0] += 1 }
            if let change = row.change { byChange[change.name, default: 0] += 1 }
        }
        let others = page.languages.flatMap(\.tables).flatMap(\.findings) + page.screens.flatMap(\.findings)
        for finding in others { findings[finding.diagnostic.severity, default: 0] += 1 }
        states = ReviewState.allCases.compactMap { state in byState[state].map { (state, $0) } }
        var sum = 0
        for severity in [Severity.error, .warning, .info] {
            sum += bySeverity[severity] ?? 0
            if sum > 0 { severities.append((severity, sum)) }
        }
        rules = byRule.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        changes = ["changed", "added", "removed"].compactMap { name in byChange[name].map { (name, $0) } }
        let languages = page.languages.count
        var parts: [String] = []
        for (severity, name) in [(Severity.error, "error"), (.warning, "warning"), (.info, "note")] {
            guard let count = findings[severity], count > 0 else { continue }
            parts.append("<b class=\"\(severity.code)\">\(count)</b> \(name)\(count == 1 ? "" : "s")")
        }
        for (name, count) in changes { parts.append("<b>\(count)</b> \(name)") }
        strings = (["<b>\(total)</b> string\(total == 1 ? "" : "s")"] + parts).joined(separator: ", ")
        let place = " in \(languages) language\(languages == 1 ? "" : "s")"
        summary = (["<b>\(total)</b> string\(total == 1 ? "" : "s")\(place)"] + parts).joined(separator: ", ")
    }
}
