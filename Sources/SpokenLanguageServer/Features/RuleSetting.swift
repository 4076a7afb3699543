import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint

/// Turns a rule off in the configuration file of a project, which is made where there is none.
struct RuleSetting {
    private let workspace: Workspace
    private let client: ClientCapabilities
    private let path: String

    init(_ workspace: Workspace, _ client: ClientCapabilities, _ path: String) {
        self.workspace = workspace
        self.client = client
        self.path = path
    }

    /// Nil where the client cannot do it, or the file is written in a way that is not understood here.
    func edits(turningOff rule: String) -> FileEdits? {
        guard let settings = workspace.project(of: path)?.settings else { return nil }
        var edits = FileEdits()
        guard let file = settings.path else {
            guard client.createsFiles, let folder = folder() else { return nil }
            edits.create(Siblings.join(folder, ".spokentext.yml"), "rules:\n  \(rule): off\n")
            return edits
        }
        guard let bytes = workspace.documents[file]?.bytes ?? (try? FileBytes.read(file)),
            let edit = Self.edit(turningOff: rule, in: bytes)
        else { return nil }
        // What is written must say what is meant.
        let mended =
            bytes[..<edit.span.start] + Array(edit.replacement.utf8) + bytes[min(edit.span.end, bytes.count)...]
        guard let new = workspace.environment.settings(configuration: file, text: Array(mended)),
            new.configuration.severities[rule] == .off
        else { return nil }
        edits.add(file, [edit], PositionMap(bytes, workspace.encoding))
        return edits
    }

    /// The folder of the client that a file lies in; else that of the file.
    private func folder() -> String? {
        guard path.hasPrefix("/") else { return nil }
        return workspace.folders.filter { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }.max { $0.count < $1.count }
            ?? Siblings.folder(of: path)
    }

    /// The line that says it, below `rules:` where that is.
    static func edit(turningOff rule: String, in bytes: [UInt8]) -> Fix.Edit? {
        let lines = LineTable(bytes)
        var head: SourceSpan?
        for number in 1...max(lines.lineCount, 1) {
            let span = lines.lineSpan(number)
            let line = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
            guard let above = head else {
                if line.hasPrefix("rules:") {
                    let rest = line.dropFirst("rules:".count).drop { $0 == " " }
                    guard rest.isEmpty || rest.hasPrefix("#") else { return flow(rule, rest, line, span) }
                    head = span
                }
                continue
            }
            let margin = line.prefix { $0 == " " }
            let word = line.dropFirst(margin.count)
            if word.isEmpty || word.hasPrefix("#") { continue }
            guard !margin.isEmpty else {
                return Fix.Edit(SourceSpan(above.end, above.end), "\n  \(rule): off")
            }
            if word.hasPrefix(rule + ":") { return Fix.Edit(span, "\(margin)\(rule): off") }
            if let other = Self.line(of: rule, below: number, lines, bytes) {
                return Fix.Edit(other, "\(margin)\(rule): off")
            }
            return Fix.Edit(SourceSpan(span.start, span.start), "\(margin)\(rule): off\n")
        }
        if let head { return Fix.Edit(SourceSpan(head.end, head.end), "\n  \(rule): off") }
        let isOpen = bytes.last.map { $0 != 0x0A } ?? false
        return Fix.Edit(SourceSpan(bytes.count, bytes.count), "\(isOpen ? "\n" : "")rules:\n  \(rule): off\n")
    }

    /// `rules: {double-space: off}`
    private static func flow(_ rule: String, _ rest: Substring, _ line: String, _ span: SourceSpan) -> Fix.Edit? {
        guard rest.hasPrefix("{"), !rest.contains(rule) else { return nil }
        let offset = span.start + (line.utf8.count - rest.utf8.count) + 1
        let isEmpty = rest.dropFirst().drop { $0 == " " }.hasPrefix("}")
        return Fix.Edit(SourceSpan(offset, offset), "\(rule): off" + (isEmpty ? "" : ", "))
    }

    /// The line of the same block that sets a rule already.
    private static func line(
        of rule: String, below first: Int, _ lines: LineTable, _ bytes: [UInt8]
    ) -> SourceSpan? {
        guard first < lines.lineCount else { return nil }
        for number in (first + 1)...lines.lineCount {
            let span = lines.lineSpan(number)
            let line = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
            let word = line.drop { $0 == " " }
            if word.isEmpty || word.hasPrefix("#") { continue }
            guard line.hasPrefix(" ") else { return nil }
            if word.hasPrefix(rule + ":") { return span }
        }
        return nil
    }
}
