import SpokenDiagnostics

/// How many findings each language and rule has.
struct ReportTotals {
    struct Row {
        /// The tag; `all` for findings that are about no language alone.
        let language: String
        let count: Int
        /// The rules that found something, the most first.
        let rules: [(rule: String, count: Int)]
    }

    /// The languages with the most findings first.
    let languages: [Row]

    init(_ diagnostics: some Sequence<Diagnostic>) {
        var counts: [String: [String: Int]] = [:]
        for diagnostic in diagnostics {
            counts[diagnostic.language ?? "all", default: [:]][diagnostic.rule, default: 0] += 1
        }
        languages = counts.map { language, rules in
            Row(
                language: language, count: rules.values.reduce(0, +),
                rules: rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) })
        }.sorted { ($1.count, $0.language) < ($0.count, $1.language) }
    }
}
