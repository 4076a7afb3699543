import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint

/// Fixes of findings, and ways not to see a finding again.
struct CodeActions {
    let workspace: Workspace
    let client: ClientCapabilities
    let path: String
    let file: CatalogFile
    let findings: [Diagnostic]

    /// - Parameter only: the kinds that the client asks for; empty for all.
    func answer(from start: Int, to end: Int, only: [String]) -> [JSONValue] {
        var positions = workspace.positions(of: file)
        var result: [JSONValue] = []
        if Self.isWanted("quickfix", only) {
            let here = findings.filter { $0.span.start <= end && $0.span.end >= start }
            for finding in here {
                guard let fix = finding.fix, fix.applicability != .display, !fix.edits.isEmpty else { continue }
                let isSafe = fix.applicability == .safe
                var edits = FileEdits()
                edits.add(path, fix.edits, positions)
                result.append(
                    action(
                        (isSafe ? fix.title : fix.title + " (look at the meaning)"), "quickfix", edits,
                        [PublishedDiagnostics.json(finding, &positions)], isPreferred: isSafe))
            }
            var keys = Set<String>()
            for finding in here where keys.insert(finding.rule + "\u{0}" + (finding.key ?? "")).inserted {
                guard let edit = RuleComment.edit(hiding: finding, in: file) else { continue }
                let shown = [PublishedDiagnostics.json(finding, &positions)]
                var edits = FileEdits()
                edits.add(path, [edit], positions)
                result.append(action("ignore '\(finding.rule)' for this key", "quickfix", edits, shown))
            }
            var rules = Set<String>()
            for finding in here where rules.insert(finding.rule).inserted {
                guard let edits = RuleSetting(workspace, client, path).edits(turningOff: finding.rule) else { continue }
                let shown = [PublishedDiagnostics.json(finding, &positions)]
                result.append(action("turn '\(finding.rule)' off in .spokentext.yml", "quickfix", edits, shown))
            }
        }
        if Self.isWanted("source.fixAll.spokentext", only), let edits = fixAll(positions) {
            result.append(action("mend all that is safe to mend", "source.fixAll.spokentext", edits, []))
        }
        return result
    }

    /// What is asked for by a kind are all kinds below it.
    private static func isWanted(_ kind: String, _ only: [String]) -> Bool {
        only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty }
    }

    private func fixAll(_ positions: PositionMap) -> FileEdits? {
        guard let mended = FixEngine.edits(of: findings, in: file) else { return nil }
        var edits = FileEdits()
        edits.add(path, mended.edits, positions)
        return edits
    }

    private func action(
        _ title: String, _ kind: String, _ edits: FileEdits, _ diagnostics: [JSONValue], isPreferred: Bool = false
    ) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("title", .string(title)), ("kind", .string(kind)), ("edit", edits.json(workspace, client)),
        ]
        if !diagnostics.isEmpty { members.append(("diagnostics", .array(diagnostics))) }
        if isPreferred { members.append(("isPreferred", true)) }
        return .object(members)
    }
}
